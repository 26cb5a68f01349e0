import type { WordShares } from "./word-shares.ts";

/** Papers that may have any of the words, as their shares say: each is looked at, about 20 to 50 of them in a millisecond. */
const MOST_PAPERS = 20_000;

/** The rarest of these words (a star where one is cut), in their order: as many as so many papers have, and one at least. */
export function keepRarest(words: readonly string[], shares: WordShares): string[] {
  const shareOf = (word: string) => shares.find(word.replace(/\*$/u, ""), word.endsWith("*"));
  const byRarity = words.map((word) => ({ word, papers: shareOf(word) * shares.papers }));
  const kept = new Set<string>();
  let papers = 0;
  for (const one of byRarity.toSorted((a, b) => a.papers - b.papers)) {
    papers += one.papers;
    if (kept.size > 0 && papers > MOST_PAPERS) break;
    kept.add(one.word);
  }
  return words.filter((word) => kept.has(word));
}
