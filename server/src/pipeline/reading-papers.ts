import { listRecord, type PaperRecord } from "@medsieve/contract/papers";
import { describeReading, listReading } from "@medsieve/contract/readings";
import { checkReading } from "@medsieve/reader/quotes/check-reading";
import type { Nearness, Question, Reader } from "@medsieve/reader/reader";
import type { RankedPaper, SearchInput } from "./search-run.ts";
import type { SearchServices } from "./search-services.ts";

/** Reads papers, and holds each statement against its sentence. Yields papers as they are read. */
export async function* readPapers(
  question: Question,
  papers: readonly PaperRecord[],
  reader: Reader,
  signal: AbortSignal,
  nearness?: Nearness,
): AsyncGenerator<RankedPaper> {
  const byPmid = new Map(papers.map((paper) => [paper.pmid, paper]));
  for await (const reading of reader.readPapers(question, papers, signal, nearness)) {
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
  readonly #read: RankedPaper[];

  constructor(input: SearchInput, services: SearchServices) {
    this.#input = input;
    this.#services = services;
    const { papers, readings } = services.earlier;
    this.#read = [...readings].flatMap(([pmid, reading]) => {
      const paper = papers.get(pmid);
      return paper === undefined ? [] : [{ paper, reading }];
    });
  }

  /** Those that were read up to now, in the order in which they were. */
  list(): readonly RankedPaper[] {
    return this.#read;
  }

  /** Shows papers as placeholders, and keeps them. */
  async discover(papers: PaperRecord[]): Promise<void> {
    const { earlier, emit, checkpoint } = this.#services;
    const unseen = papers.filter(({ pmid }) => !earlier.shown.discovered.has(pmid));
    if (unseen.length > 0 || papers.length === 0) {
      emit({ type: "papers_discovered", papers: unseen.map(listRecord), message: `${papers.length} papers found` });
    }
    await checkpoint.papersFetched(papers.filter(({ pmid }) => !earlier.papers.has(pmid)));
  }

  /** Reads papers; each is kept and shown as soon as it is read. `total`: how many the search reads, as far as is known. */
  async read(papers: readonly PaperRecord[], total: number, nearness?: Nearness): Promise<void> {
    const { question } = this.#input;
    const { reader, usage, checkpoint, signal } = this.#services;
    const known = this.#showKnown(papers, total);
    const unread = papers.filter(({ pmid }) => !known.has(pmid));
    if (papers.length > 0 && unread.length === 0) return;
    // A reader that weighs papers against each other needs them all.
    const given = reader.readingAhead().kind === "each" ? unread : papers;
    for await (const read of readPapers(question, given, reader, signal, nearness)) {
      if (known.has(read.paper.pmid)) continue;
      usage.noteWork("reading", read.reading.read_by.reader, read.reading.read_by.fallback);
      this.#read.push(read);
      checkpoint.paperRead(read.paper.pmid, read.reading);
      this.#show(read, this.#read.length, total);
    }
  }

  /** The PMIDs of these papers that were read before; those that were not shown are, now. */
  #showKnown(papers: readonly PaperRecord[], total: number): ReadonlySet<string> {
    const { shown, readings } = this.#services.earlier;
    const known = new Set(papers.flatMap(({ pmid }) => (readings.has(pmid) ? [pmid] : [])));
    for (const [at, read] of this.#read.entries()) {
      const { pmid } = read.paper;
      if (known.has(pmid) && !shown.analyzed.has(pmid)) this.#show(read, at + 1, total);
    }
    return known;
  }

  #show({ paper: { pmid }, reading }: RankedPaper, done: number, total: number): void {
    const paper = { pmid, ...listReading(describeReading(reading)) };
    this.#services.emit({ type: "paper_analyzed", paper, done, total });
  }
}
