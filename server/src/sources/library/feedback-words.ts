import { type RankedPaper, type WeighedWords, weighRarity } from "./rank-words.ts";
import { BOUNDARY, type WordIndex } from "./word-index.ts";

const PAPERS = 10;
const WORDS = 25;
/** Of all papers: words that more have distinguish nothing. */
const MOST_COMMON = 0.1;
const SHORTEST = 3;

/**
 * The asked words with those that distinguish the first papers from all others, which count `share` of the whole (relevance
 * feedback after Lavrenko and Croft 2001, RM3).
 */
export function addFeedback(
  index: WordIndex,
  asked: WeighedWords,
  ranked: readonly RankedPaper[],
  share: number,
): WeighedWords {
  const first = ranked.slice(0, PAPERS);
  const all = first.reduce((sum, { score }) => sum + score, 0);
  const often = new Map<number, number>();
  for (const { paper, score } of first) {
    const [start, end] = [index.starts[paper] ?? 0, index.starts[paper + 1] ?? 0];
    const one = score / all / Math.max(1, end - start);
    for (const word of index.words.subarray(start, end)) {
      if (word !== BOUNDARY) often.set(word, (often.get(word) ?? 0) + one);
    }
  }
  const most = MOST_COMMON * index.pmids.length;
  const distinctive = [...often]
    .filter(([word]) => (index.papersWith[word] ?? 0) <= most && (index.papersWith[word] ?? 0) > 1)
    .map(([word, times]) => ({ stem: index.stems[word] ?? "", value: times * weighRarity(index, word) }))
    .filter(({ stem }) => stem.length >= SHORTEST && /^\p{L}/u.test(stem))
    .sort((a, b) => b.value - a.value || (a.stem < b.stem ? -1 : 1))
    .slice(0, WORDS);
  const total = distinctive.reduce((sum, { value }) => sum + value, 0);
  const whole = [...asked.words.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || whole === 0) return asked;
  const own = (1 - share) / whole;
  const words = new Map(Array.from(asked.words, ([stem, weight]) => [stem, weight * own]));
  for (const { stem, value } of distinctive) words.set(stem, (words.get(stem) ?? 0) + (share * value) / total);
  return { words, pairs: new Map(Array.from(asked.pairs, ([pair, weight]) => [pair, weight * own])) };
}
