import { BOUNDARY, type WordIndex } from "./word-index.ts";

/** Of BM25. */
export const K1 = 1.6;
export const B = 0.6;

/** What each stem counts, and each pair of neighbours ("first second"). */
export interface WeighedWords {
  words: ReadonlyMap<string, number>;
  pairs: ReadonlyMap<string, number>;
}

export interface RankedPaper {
  /** Place in the index. */
  paper: number;
  score: number;
}

/** How rare a stem is that so many of the papers have (Lucene's idf). */
export function weighRarity(papers: number, papersWith: number): number {
  return Math.log(1 + (papers - papersWith + 0.5) / (papersWith + 0.5));
}

/**
 * BM25 (Robertson and Zaragoza 2009) of every paper, the title counted twice, in steps of `papersAtOnce`; papers that
 * have none of the words are left out. The best first; at a tie the later PMID.
 */
export async function rankByWords(
  index: WordIndex,
  asked: WeighedWords,

  yieldTurn: () => Promise<void>,
): Promise<RankedPaper[]> {
  const slots = new Int16Array(index.stems.length).fill(-1);
  const worth: number[] = [];
  const slotOf = (stem: string): number => {
    const number = index.numbers.get(stem);
    if (number === undefined) return -1;
    if (slots[number] === -1) {
      slots[number] = worth.length;
      worth.push(0);
    }
    return slots[number] ?? -1;
  };
  const rarities: number[] = [];
  for (const [stem, weight] of asked.words) {
    const slot = slotOf(stem);
    const number = index.numbers.get(stem);
    if (slot < 0 || number === undefined) continue;
    rarities[slot] = weighRarity(index.pmids.length, index.papersWith[number] ?? 0);
    worth[slot] = (worth[slot] ?? 0) + weight * (rarities[slot] ?? 0);
  }
  const pairs: { first: number; second: number; worth: number }[] = [];
  for (const [pair, weight] of asked.pairs) {
    const [first, second] = pair.split(" ").map((stem) => slotOf(stem));
    if (first === undefined || second === undefined || first < 0 || second < 0) continue;
    // A pair is rarer than its words; the mean of their rarities is what is known of it.
    pairs.push({ first, second, worth: (weight * ((rarities[first] ?? 0) + (rarities[second] ?? 0))) / 2 });
  }
  const ranked: RankedPaper[] = [];
  const counts = new Float64Array(worth.length);
  const pairCounts = new Float64Array(pairs.length);
  const { words, starts, lengths, meanLength } = index;
  for (let paper = 0; paper < lengths.length; paper++) {
    if (paper % 512 === 0) await yieldTurn();
    const end = starts[paper + 1] ?? 0;
    let found = false;
    let worthOfWord = 2;
    let before = -1;
    for (let at = starts[paper] ?? 0; at < end; at++) {
      const word = words[at] ?? 0;
      if (word === BOUNDARY) {
        worthOfWord = 1;
        before = -1;
        continue;
      }
      const slot = slots[word] ?? -1;
      if (slot >= 0) {
        if (!found) {
          found = true;
          counts.fill(0);
          pairCounts.fill(0);
        }
        counts[slot] = (counts[slot] ?? 0) + worthOfWord;
        if (before >= 0) {
          for (let pair = 0; pair < pairs.length; pair++) {
            if (pairs[pair]?.first === before && pairs[pair]?.second === slot) {
              pairCounts[pair] = (pairCounts[pair] ?? 0) + worthOfWord;
            }
          }
        }
      }
      before = slot;
    }
    if (!found) continue;
    const norm = K1 * (1 - B + (B * (lengths[paper] ?? 0)) / meanLength);
    let score = 0;
    for (let slot = 0; slot < worth.length; slot++) {
      const times = counts[slot] ?? 0;
      if (times > 0) score += ((worth[slot] ?? 0) * times) / (times + norm);
    }
    for (let pair = 0; pair < pairs.length; pair++) {
      const times = pairCounts[pair] ?? 0;
      if (times > 0) score += ((pairs[pair]?.worth ?? 0) * times) / (times + norm);
    }
    ranked.push({ paper, score });
  }
  const byScore = (a: RankedPaper, b: RankedPaper) =>
    b.score - a.score || (index.pmids[b.paper] ?? 0) - (index.pmids[a.paper] ?? 0);
  return ranked.sort(byScore);
}
