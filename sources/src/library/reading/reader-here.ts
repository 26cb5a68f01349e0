import { setImmediate } from "node:timers/promises";
import { MedlineFileError } from "@medsieve/medline/medline-file-error";
import { openMedlineFile } from "@medsieve/medline/open-medline-file";
import { parseMedline } from "@medsieve/medline/parse-medline";
import { createBatch } from "../citation-batch.ts";
import { createDraft } from "../postings/draft-segment.ts";
import type { Block } from "../postings/posting-blocks.ts";
import { createVocabulary } from "../postings/vocabulary.ts";
import type { CitationReader, ReadPart } from "./citation-reader.ts";
import { createPlacedPapers, type PlacedPapers } from "./placed-papers.ts";

const BATCH_CITATIONS = 400;
/** Long records make a smaller batch. */
const BATCH_BYTES = 4_000_000;
const FIRST_BYTES = 1 << 16;
const FIRST_PLACES = 1 << 14;
/** Citations after which the event loop gets its turn, whatever the input does. */
const CITATIONS_PER_TURN = 20;
const DAY_MS = 86_400_000;

/** A batch that was given out, until it is known which of its papers are stored. */
interface GivenBatch {
  papers: readonly { pmid: number; published: string | null }[];
  placed: PlacedPapers;
}

/** Reads on the thread that asks. `isDrafting`: whether postings are drafted, for which the words of batches are kept. */
export function createReaderHere(isDrafting: boolean): CitationReader {
  const given = new Map<number, GivenBatch>();
  let batches = 0;
  let vocabulary = createVocabulary();
  let draft = createDraft(vocabulary);

  function begin(): void {
    vocabulary = createVocabulary();
    draft = createDraft(vocabulary);
  }

  async function* read(file: string, path: string): AsyncGenerator<ReadPart> {
    given.clear();
    const source = await openMedlineFile(path, file);
    let placed = createPlacedPapers(vocabulary, FIRST_PLACES);
    const batch = createBatch(FIRST_BYTES, isDrafting ? (lexemes) => placed.add(lexemes) : () => undefined);
    let [read, books] = [0, 0];
    const far = () => ({ bytesRead: source.bytesRead(), bytesTotal: source.size, read, books });
    const takeBatch = (): ReadPart => {
      const citations = batch.take();
      batches++;
      if (isDrafting)
        given.set(batches, { papers: citations.map(({ pmid, published }) => ({ pmid, published })), placed });
      placed = createPlacedPapers(vocabulary, FIRST_PLACES);
      return { kind: "citations", batch: batches, citations, ...far() };
    };
    try {
      for await (const event of parseMedline(source.text, file)) {
        if (event.kind === "book") books++;
        else if (event.kind === "deleted") {
          if (batch.count() > 0) yield takeBatch();
          yield { ...event, ...far() };
        } else {
          batch.add(event.citation);
          read++;
          if (batch.count() >= BATCH_CITATIONS || batch.bytes() >= BATCH_BYTES) yield takeBatch();
          if (read % CITATIONS_PER_TURN === 0) await setImmediate();
        }
      }
    } catch (failure) {
      // What was complete before the file went wrong is kept.
      if (failure instanceof MedlineFileError && batch.count() > 0) yield takeBatch();
      throw failure;
    }
    if (batch.count() > 0) yield takeBatch();
    yield { kind: "end", ...far(), bytesRead: source.size };
  }

  return {
    read,
    draft(number, rows) {
      const batch = given.get(number);
      given.delete(number);
      if (batch === undefined) return;
      const { papers, placed } = batch;
      const known = placed.vocabulary;
      // A batch from before the draft was begun has other numbers.
      const numberHere = (lexeme: number): number =>
        known === vocabulary ? lexeme : vocabulary.numberOf(known.lexemes[lexeme] ?? "");
      for (const row of rows) {
        const paper = papers[row];
        if (paper === undefined) continue;
        const { pmid, published } = paper;
        const day = published === null ? null : Date.parse(published) / DAY_MS;
        draft.add({ pmid, published: day }, (visit) =>
          placed.visit(row, (lexeme, places, count) => visit(numberHere(lexeme), places, count)),
        );
      }
    },
    async finishDraft() {
      const finished = draft;
      begin();
      const blocks: Block[] = [];
      const papers = await finished.finish(
        (block) => blocks.push(block),
        () => setImmediate(),
      );
      return { blocks, papers };
    },
    dropDraft: begin,
    close: async () => undefined,
  };
}
