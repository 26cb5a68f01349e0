import type { RarestWords } from "../paper-source.ts";
import type { WordShares } from "./word-shares.ts";

/** Papers that may have any of the words, as their shares say: each is looked at, about 20 to 50 of them in a millisecond. */
const MOST_PAPERS = 20_000;

/**
 * The rarest of these words (a star where one is cut), in their order: as many as `mostPapers` papers have. Where even the
 * rarest has more, one of the others has to stand beside it: papers that have several come first anyway.
 */
export function keepRarest(words: readonly string[], shares: WordShares, mostPapers = MOST_PAPERS): RarestWords {
  const shareOf = (word: string) => shares.find(word.replace(/\*$/u, ""), word.endsWith("*"));
  const byRarity = words
    .map((word) => ({ word, papers: shareOf(word) * shares.papers }))
    .toSorted((a, b) => a.papers - b.papers);
  const kept = new Set<string>();
  let papers = 0;
  for (const one of byRarity) {
    papers += one.papers;
    if (kept.size > 0 && papers > mostPapers) break;
    kept.add(one.word);
  }
  const isCommon = (byRarity[0]?.papers ?? 0) > mostPapers;
  return {
    any: words.filter((word) => kept.has(word)),
    beside: isCommon ? words.filter((word) => !kept.has(word)) : [],
  };
}
