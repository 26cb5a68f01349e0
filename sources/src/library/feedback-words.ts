import { type WeighedWords, weighRarity } from "./rank-words.ts";

/** First papers whose words are taken. */
export const FEEDBACK_PAPERS = 10;
const WORDS = 25;
/** Of all papers: words that more have distinguish nothing. */
const MOST_COMMON = 0.1;
const SHORTEST = 3;

/** A paper that came among the first. */
export interface FirstPaper {
  score: number;
  /** Of its title and abstract, each as often as it stands there. */
  stems: readonly string[];
}

/**
 * The papers that come first where each order counts alike, by how near a paper comes to the best of each. `score` is the
 * sum of that.
 */
export function chooseFirst<Id, P extends { score: number }>(
  orders: readonly (readonly P[])[],
  idOf: (paper: P) => Id,
): P[] {
  const byId = new Map<Id, P>();
  for (const order of orders) {
    const best = order[0]?.score || 1;
    for (const paper of order) {
      const id = idOf(paper);
      byId.set(id, { ...paper, score: (byId.get(id)?.score ?? 0) + paper.score / best });
    }
  }
  return [...byId.values()].sort((a, b) => b.score - a.score).slice(0, FEEDBACK_PAPERS);
}

/** How common stems are in a library. */
export interface StemCounts {
  papers: number;
  papersWith: (stem: string) => number;
}

/**
 * The asked words with those that distinguish the first papers from all others, which count `share` of the whole (relevance
 * feedback after Lavrenko and Croft 2001, RM3).
 */
export function addFeedback(
  asked: WeighedWords,
  first: readonly FirstPaper[],
  { papers, papersWith }: StemCounts,
  share: number,
): WeighedWords {
  const all = first.reduce((sum, { score }) => sum + score, 0);
  const often = new Map<string, number>();
  for (const { score, stems } of first) {
    const one = score / all / Math.max(1, stems.length);
    for (const stem of stems) often.set(stem, (often.get(stem) ?? 0) + one);
  }
  const most = MOST_COMMON * papers;
  const distinctive = [...often]
    .filter(([stem]) => stem.length >= SHORTEST && /^\p{L}/u.test(stem))
    .map(([stem, times]) => ({ stem, times, having: papersWith(stem) }))
    .filter(({ having }) => having <= most && having > 1)
    .map(({ stem, times, having }) => ({ stem, value: times * weighRarity(papers, having) }))
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
