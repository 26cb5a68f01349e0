import { BOUNDARY, type WordHolders } from "./word-holders.ts";
import type { WordIndex } from "./word-index.ts";

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

export interface RankedPapers {
  /** The best first; at a tie the later PMID. */
  best: RankedPaper[];
  /** How many papers have any of the words. */
  total: number;
}

/** How rare a stem is that so many of the papers have (Lucene's idf). */
export function weighRarity(papers: number, papersWith: number): number {
  return Math.log(1 + (papers - papersWith + 0.5) / (papersWith + 0.5));
}

/** Papers scored between two looks at whose turn it is. */
const PAPERS_PER_TURN = 8_192;

/**
 * The best `most` papers by BM25 (Robertson and Zaragoza 2009), the title counted twice; none that has none of the words.
 * `yieldTurn` is called every few thousand papers.
 */
export async function rankByWords(
  index: WordIndex,
  asked: WeighedWords,
  most: number,
  yieldTurn: () => Promise<void>,
): Promise<RankedPapers> {
  const worthOf = new Map<number, number>();
  const rarityOf = (stem: number) => weighRarity(index.pmids.length, index.papersWith[stem] ?? 0);
  for (const [word, weight] of asked.words) {
    const stem = index.numbers.get(word);
    if (stem !== undefined) worthOf.set(stem, weight * rarityOf(stem));
  }
  const { lengths, meanLength, holders } = index;
  const scores = new Float64Array(lengths.length);
  const found = new Uint8Array(lengths.length);
  const normOf = (paper: number) => K1 * (1 - B + (B * (lengths[paper] ?? 0)) / meanLength);
  let since = 0;
  for (const [stem, worth] of worthOf) {
    const end = holders.starts[stem + 1] ?? 0;
    for (let at = holders.starts[stem] ?? 0; at < end; at++) {
      if (++since % PAPERS_PER_TURN === 0) await yieldTurn();
      const paper = holders.papers[at] ?? 0;
      const times = holders.times[at] ?? 0;
      scores[paper] = (scores[paper] ?? 0) + (worth * times) / (times + normOf(paper));
      found[paper] = 1;
    }
  }
  for (const [pair, weight] of asked.pairs) {
    const [first, second] = pair.split(" ").map((word) => index.numbers.get(word) ?? -1);
    if (first === undefined || second === undefined || !worthOf.has(first) || !worthOf.has(second)) continue;
    // A pair is rarer than its words; the mean of their rarities is what is known of it.
    const worth = (weight * (rarityOf(first) + rarityOf(second))) / 2;
    await yieldTurn();
    for (const paper of listSharing(holders, first, second)) {
      const times = countPair(index, paper, first, second);
      if (times > 0) scores[paper] = (scores[paper] ?? 0) + (worth * times) / (times + normOf(paper));
    }
  }
  await yieldTurn();
  const reached = scores.filter((_, paper) => found[paper] === 1).sort();
  const least = reached.at(-Math.min(most, reached.length)) ?? 0;
  await yieldTurn();
  const best: RankedPaper[] = [];
  for (const [paper, score] of scores.entries()) if (found[paper] === 1 && score >= least) best.push({ paper, score });
  const byScore = (a: RankedPaper, b: RankedPaper) =>
    b.score - a.score || (index.pmids[b.paper] ?? 0) - (index.pmids[a.paper] ?? 0);
  return { best: best.sort(byScore).slice(0, most), total: reached.length };
}

/** Papers that have both stems. */
function* listSharing({ starts, papers }: WordHolders, first: number, second: number): Generator<number> {
  const [end, otherEnd] = [starts[first + 1] ?? 0, starts[second + 1] ?? 0];
  let other = starts[second] ?? 0;
  for (let at = starts[first] ?? 0; at < end; at++) {
    const paper = papers[at] ?? 0;
    while (other < otherEnd && (papers[other] ?? 0) < paper) other++;
    if (other === otherEnd) return;
    if (papers[other] === paper) yield paper;
  }
}

/** How often the second stem follows the first: in the abstract, and twice the times in the title. */
function countPair({ words, starts }: WordIndex, paper: number, first: number, second: number): number {
  const end = starts[paper + 1] ?? 0;
  let times = 0;
  let worth = 2;
  for (let at = starts[paper] ?? 0; at < end; at++) {
    const stem = words[at];
    if (stem === BOUNDARY) worth = 1;
    else if (stem === first && words[at + 1] === second && at + 1 < end) times += worth;
  }
  return times;
}
