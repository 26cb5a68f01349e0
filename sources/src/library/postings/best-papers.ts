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
    const pivot = scores[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((scores[left] ?? 0) < pivot) left++;
      while ((scores[right] ?? 0) > pivot) right--;
      if (left <= right) {
        const other = scores[left] ?? 0;
        scores[left++] = scores[right] ?? 0;
        scores[right--] = other;
      }
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return scores[wanted] ?? 0;
}
