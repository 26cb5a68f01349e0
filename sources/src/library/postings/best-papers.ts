/** A paper that a query finds. */
export interface ScoredPaper {
  pmid: number;
  score: number;
  /** Days since 1970, or NO_DATE. */
  published: number;
}

/** By score, the later one at a tie, then the later PMID. */
function compare(a: ScoredPaper, b: ScoredPaper): number {
  return b.score - a.score || b.published - a.published || b.pmid - a.pmid;
}

/** The best of what several segments have found, as many as asked for. */
export function takeBest(papers: ScoredPaper[], limit: number): ScoredPaper[] {
  return papers.sort(compare).slice(0, limit);
}

/** The score from which on the best `limit` scores are; some more may have that very one. */
export function findThreshold(scores: Float64Array, limit: number): number {
  if (scores.length <= limit) return Number.NEGATIVE_INFINITY;
  let low = 0;
  let high = scores.length - 1;
  const wanted = scores.length - limit;
  while (low < high) {
    const pivot = scores[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((scores[left] as number) < pivot) left++;
      while ((scores[right] as number) > pivot) right--;
      if (left <= right) {
        const other = scores[left] as number;
        scores[left++] = scores[right] as number;
        scores[right--] = other;
      }
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return scores[wanted] as number;
}
