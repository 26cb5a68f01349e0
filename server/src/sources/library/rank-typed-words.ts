import { setImmediate } from "node:timers/promises";
import type { TypedWords } from "@medsieve/reader/reader";
import type { NearPaper, RankedByWords } from "../paper-source.ts";
import { addFeedback } from "./feedback-words.ts";
import type { ReadWordIndex } from "./load-word-index.ts";
import { type RankedPaper, rankByWords } from "./rank-words.ts";

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
  const own = await rankByWords(index, typed, yieldTurn);
  const fed = await rankByWords(index, addFeedback(index, typed, own, typed.feedback), yieldTurn);
  return { own: list(own), withFeedback: list(fed), total: own.length };
}
