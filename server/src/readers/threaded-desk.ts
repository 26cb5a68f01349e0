import type { PaperRecord } from "@medsieve/contract/papers";
import type { ReaderFailure } from "@medsieve/contract/reader-failures";
import { NO_RESULTS } from "@medsieve/contract/readings";
import { numberStatements } from "@medsieve/contract/statements";
import type { Examination, ReadingDesk } from "@medsieve/reader/builtin-reader";
import type { Question, Reading } from "@medsieve/reader/reader";
import pLimit from "p-limit";
import type { Work } from "../work/work.ts";
import { WorkFailed } from "../work/work-failed.ts";

/** Papers of one message: some 10 ms of work, beside which the message costs little, and what searches wait for comes in between. */
const BATCH = 2;
/** Batches of one search under way at once, so that what others ask for comes in between. */
const BATCHES_AT_ONCE = 2;

const REASONS: Record<WorkFailed["reason"], ReaderFailure> = {
  out_of_time: "the paper took too long to read",
  thread_ended: "the paper could not be read",
};

interface DeskLog {
  warn: (data: object, message: string) => void;
}

/** The built-in reader's work in other threads. A paper of which it cannot be done is given as one that was not read. */
export function createThreadedDesk(work: Work, log: DeskLog): ReadingDesk {
  return {
    writeQueries: (question, maxQueries, signal) => work.run("writeQueries", { question, maxQueries }, signal),
    writeRelated: (question, words, signal) => work.run("writeRelated", { question, words }, signal),
    examine: (question, papers, signal) => {
      const turns = pLimit(BATCHES_AT_ONCE);
      const batches: Promise<Examination[]>[] = [];
      for (let at = 0; at < papers.length; at += BATCH) {
        const batch = papers.slice(at, at + BATCH);
        batches.push(turns(() => examineBatch(work, log, question, batch, signal)));
      }
      return papers.map(async (paper, at) => {
        const examined = await batches[Math.floor(at / BATCH)];
        return examined?.[at % BATCH] ?? { failure: describeUnread(paper, "the paper could not be read") };
      });
    },
    answer: (question, papers, signal) => work.run("answer", { question, papers }, signal),
  };
}

/** A batch that fails is tried paper by paper: one bad paper costs no other. */
async function examineBatch(
  work: Work,
  log: DeskLog,
  question: Question,
  papers: readonly PaperRecord[],
  signal: AbortSignal,
): Promise<Examination[]> {
  try {
    return await work.run("examinePapers", { question, papers }, signal);
  } catch (error) {
    signal.throwIfAborted();
    const [paper, ...others] = papers;
    if (paper === undefined) return [];
    if (others.length === 0) {
      log.warn({ err: error, pmid: paper.pmid }, "a paper was not read");
      const reason = error instanceof WorkFailed ? REASONS[error.reason] : "the paper could not be read";
      return [{ failure: describeUnread(paper, reason) }];
    }
    const examined: Examination[] = [];
    for (const one of papers) examined.push(...(await examineBatch(work, log, question, [one], signal)));
    return examined;
  }
}

/** A paper of which nothing is said, and why. */
function describeUnread({ pmid }: PaperRecord, reason: ReaderFailure): Reading {
  const nothing = { population: [], intervention: [], comparator: [], outcome: [], study_design: [], rationale: [] };
  return {
    pmid,
    relevance_score: 0,
    ...numberStatements(pmid, { ...nothing, summary: [] }, []),
    ...NO_RESULTS,
    read_by: { reader: "builtin", model: null, fallback: reason },
  };
}
