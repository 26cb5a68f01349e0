import { listRecord, type PaperRecord } from "@medsieve/contract/papers";
import { describeReading, listReading } from "@medsieve/contract/readings";
import type { Question, Reader } from "@medsieve/reader/reader";
import { checkReading } from "./check-reading.ts";
import type { RankedPaper, SearchInput, SearchServices } from "./search-run.ts";

/** Reads papers, and holds each statement against its sentence. Yields papers as they are read. */
export async function* readPapers(
  question: Question,
  papers: readonly PaperRecord[],
  reader: Reader,
  signal: AbortSignal,
): AsyncGenerator<RankedPaper> {
  const byPmid = new Map(papers.map((paper) => [paper.pmid, paper]));
  for await (const reading of reader.readPapers(question, papers, signal)) {
    const paper = byPmid.get(reading.pmid);
    if (paper === undefined) continue;
    byPmid.delete(reading.pmid);
    yield { paper, reading: checkReading(reading, paper) };
  }
}

/** The papers of one search, shown and kept as they are fetched, and again as each is read. */
export class PaperReadings {
  readonly #input: SearchInput;
  readonly #services: SearchServices;
  readonly #read: RankedPaper[] = [];

  constructor(input: SearchInput, services: SearchServices) {
    this.#input = input;
    this.#services = services;
  }

  /** Those that were read up to now, in the order in which they were. */
  list(): readonly RankedPaper[] {
    return this.#read;
  }

  /** Shows papers as placeholders, and keeps them. */
  async discover(papers: PaperRecord[]): Promise<void> {
    const { emit, checkpoint } = this.#services;
    emit({ type: "papers_discovered", papers: papers.map(listRecord), message: `${papers.length} papers found` });
    await checkpoint.papersFetched(papers);
  }

  /** Reads papers; each is kept and shown as soon as it is read. `total`: how many the search reads, as far as is known. */
  async read(papers: readonly PaperRecord[], total: number): Promise<void> {
    const { question } = this.#input;
    const { reader, usage, emit, checkpoint, signal } = this.#services;
    for await (const read of readPapers(question, papers, reader, signal)) {
      usage.noteWork("reading", read.reading.read_by.reader, read.reading.read_by.fallback);
      this.#read.push(read);
      checkpoint.paperRead(read.paper.pmid, read.reading);
      const paper = { pmid: read.paper.pmid, ...listReading(describeReading(read.reading)) };
      emit({ type: "paper_analyzed", paper, done: this.#read.length, total });
    }
  }
}
