import { setImmediate } from "node:timers/promises";
import type { PaperRecord } from "@medsieve/contract/papers";
import { BUILTIN_WORK } from "./builtin-work.ts";
import { type ExaminedPaper, scoreReading } from "./read-paper.ts";
import type {
  Answer,
  MatchedPaper,
  Nearness,
  Question,
  Reader,
  Reading,
  RelatedQuery,
  SourceWord,
  WrittenQueries,
} from "./reader.ts";
import { guessNearness, weighConcepts } from "./relevance/score-paper.ts";
import type { PaperMatch } from "./verdict/paper-match.ts";

/** A paper as far as it could be read by itself; or why it could not be. */
export type Examination = ExaminedPaper | { failure: Reading };

/** Where the built-in reader's work is done. All of it throws the signal's reason when aborted. */
export interface ReadingDesk {
  writeQueries(question: Question, maxQueries: number, signal: AbortSignal): Promise<WrittenQueries>;
  writeRelated(question: Question, words: readonly SourceWord[], signal: AbortSignal): Promise<RelatedQuery | null>;
  /** One promise for each paper, in their order. */
  examine(question: Question, papers: readonly PaperRecord[], signal: AbortSignal): Promise<Examination>[];
  answer(question: Question, papers: readonly MatchedPaper[], signal: AbortSignal): Promise<Answer>;
}

export const BUILTIN_READER = { id: "builtin", vendor: null, model: null } as const;

/** Does the work on the thread that asks for it; other work of the process gets its turn after each paper. */
export const DESK_HERE: ReadingDesk = {
  async writeQueries(question, maxQueries, signal) {
    signal.throwIfAborted();
    return BUILTIN_WORK.writeQueries({ question, maxQueries });
  },
  async writeRelated(question, words, signal) {
    signal.throwIfAborted();
    return BUILTIN_WORK.writeRelated({ question, words });
  },
  examine(question, papers, signal) {
    let last: Promise<unknown> = Promise.resolve();
    return papers.map((paper) => {
      const examination = last.then(async () => {
        await setImmediate();
        signal.throwIfAborted();
        const [examined] = BUILTIN_WORK.examinePapers({ question, papers: [paper] });
        if (examined === undefined) throw new Error("a paper was examined to nothing");
        return examined;
      });
      last = examination;
      return examination;
    });
  },
  async answer(question, papers, signal) {
    signal.throwIfAborted();
    return BUILTIN_WORK.answer({ question, papers });
  },
};

/**
 * The reader that needs no key and no network: queries from a vocabulary of biomedical concepts, and readings from the
 * papers' own sentences. The same input gives the same output. One serves one search. Errors: only the signal's reason
 * when aborted.
 */
export function createBuiltinReader(desk: ReadingDesk = DESK_HERE): Reader {
  /** Papers that were begun with before all were known. */
  const prepared = new Map<PaperRecord, { question: Question; examination: Promise<Examination> }>();

  const matches = new Map<string, PaperMatch>();

  async function prepare(question: Question, papers: readonly PaperRecord[], signal: AbortSignal): Promise<void> {
    const examinations = desk.examine(question, papers, signal);
    for (const [at, paper] of papers.entries()) {
      const examination = examinations[at];
      if (examination !== undefined) prepared.set(paper, { question, examination });
    }
    await Promise.allSettled(examinations);
  }

  function examineAll(question: Question, papers: readonly PaperRecord[], signal: AbortSignal): Promise<Examination[]> {
    const begun = papers.map((paper) => {
      const known = prepared.get(paper);
      prepared.delete(paper);
      return known?.question === question ? known.examination : null;
    });
    const fresh = desk.examine(
      question,
      papers.filter((_, at) => begun[at] === null),
      signal,
    );
    const rest = fresh.values();
    return Promise.all(begun.flatMap((examination) => examination ?? rest.next().value ?? []));
  }

  async function* readPapers(
    question: Question,
    papers: readonly PaperRecord[],
    signal: AbortSignal,
    nearness: Nearness = new Map(),
  ): AsyncGenerator<Reading> {
    const examined = await examineAll(question, papers, signal);
    const weights = weighConcepts(examined.flatMap((paper) => ("failure" in paper ? [] : [paper.relevance])));
    for (const [place, paper] of examined.entries()) {
      signal.throwIfAborted();
      if ("failure" in paper) {
        yield paper.failure;
        continue;
      }
      matches.set(paper.reading.pmid, paper.match);
      yield scoreReading(paper, weights, nearness.get(paper.reading.pmid) ?? guessNearness(place));
    }
  }

  return {
    describe: () => BUILTIN_READER,
    writeQueries: (question, maxQueries, signal) => desk.writeQueries(question, maxQueries, signal),
    queryRepair: () => null,
    relatedQueries: () => ({ writeRelated: (question, words, signal) => desk.writeRelated(question, words, signal) }),
    readingAhead: () => ({ kind: "prepared", prepare }),
    readPapers,
    knownMatches: () => ({ find: (pmid) => matches.get(pmid) ?? null }),
    answer: (question, papers, signal) => desk.answer(question, papers, signal),
  };
}
