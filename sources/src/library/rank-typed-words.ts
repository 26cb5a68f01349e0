import { setImmediate } from "node:timers/promises";
import type { TypedWords } from "@medsieve/reader/reader";
import type { NearPaper, RankedByWords } from "../paper-source.ts";
import { addFeedback, chooseFirst, FEEDBACK_PAPERS, type FirstPaper } from "./feedback-words.ts";
import type { ReadWordIndex } from "./load-word-index.ts";
import { type RankedPaper, rankByWords } from "./rank-words.ts";
import type { WordIndex } from "./word-index.ts";

/** Milliseconds of work after which other work of the process gets its turn. */
const YIELD_AFTER_MS = 8;

/** The library's papers by the question's own words, and again with those of the first papers; null where it keeps no words. */
export async function rankTypedWords(
  readWordIndex: ReadWordIndex,
  typed: TypedWords,
  limit: number,
  signal: AbortSignal,
): Promise<RankedByWords | null> {
  signal.throwIfAborted();
  const index = await readWordIndex();
  if (index === null) return null;
  let since = performance.now();
  const yieldTurn = async () => {
    if (performance.now() - since < YIELD_AFTER_MS) return;
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  };
  const list = (ranked: readonly RankedPaper[]): NearPaper[] => {
    const best = ranked[0]?.score || 1;
    return ranked.slice(0, limit).map(({ paper, score }) => {
      return { pmid: String(index.pmids[paper]), nearness: score / best };
    });
  };
  const { best: own, total } = await rankByWords(index, typed, Math.max(limit, FEEDBACK_PAPERS), yieldTurn);
  const counts = {
    papers: index.pmids.length,
    papersWith: (stem: string) => index.papersWith[index.numbers.get(stem) ?? 0] ?? 0,
  };
  const feedFrom = (first: readonly RankedPaper[]) => {
    const withFeedback = addFeedback(typed, listFirst(index, first), counts, typed.feedback);
    return rankByWords(index, withFeedback, limit, yieldTurn);
  };
  const once = await feedFrom(own);
  const fed = await feedFrom(chooseFirst([own, once.best], ({ paper }) => paper));
  return { own: list(own), withFeedback: list(fed.best), total };
}

function listFirst(index: WordIndex, ranked: readonly RankedPaper[]): FirstPaper[] {
  return ranked.slice(0, FEEDBACK_PAPERS).map(({ paper, score }) => {
    const words = index.words.subarray(index.starts[paper] ?? 0, index.starts[paper + 1] ?? 0);
    return { score, stems: Array.from(words, (word) => index.stems[word] ?? "") };
  });
}
