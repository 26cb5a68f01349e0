import type { WordShares } from "../library/word-shares.ts";
import { countInIndex } from "./ask-index.ts";
import { countMatches } from "./count-matches.ts";
import type { PaperIndex } from "./paper-index.ts";
import { readTermCounts } from "./term-counts.ts";

/** How common these words are, a star at the end of one that is cut; any other word is not known. */
export type ReadShares = (words: readonly string[], signal: AbortSignal) => Promise<WordShares>;

/** Reads how common words are. Beginnings of words, for which papers are looked at, are counted again when papers have come or gone. */
export function createShareReader(index: PaperIndex): ReadShares {
  let counted = { papers: 0, beginnings: new Map<string, number>() };
  return async (words, signal) => {
    const isCut = (word: string) => word.endsWith("*");
    const [papers, whole] = await Promise.all([
      countInIndex(index, null, signal),
      readTermCounts(
        index,
        ["words"],
        words.filter((word) => !isCut(word)),
        signal,
      ),
    ]);
    if (counted.papers !== papers) counted = { papers, beginnings: new Map() };
    const { beginnings } = counted;
    const missing = words.filter((word) => isCut(word) && !beginnings.has(word));
    for (const [word, having] of await countMatches(index, missing, signal)) beginnings.set(word, having);
    const shareOf = (having: number, of: number) => (having <= 1 ? 0 : Math.min(1, having / Math.max(1, of)));
    return {
      papers,
      // A word of one paper is as rare as one of none, as where words are counted after an import.
      find: (word, isPrefix) =>
        isPrefix ? shareOf(beginnings.get(`${word}*`) ?? 0, papers) : shareOf(whole.papersWith(word), whole.papers),
    };
  };
}
