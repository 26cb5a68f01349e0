/** A stretch of positions that something known takes, and what speaks for it. */
export interface CandidateSpan<T> {
  start: number;
  end: number;
  score: number;
  value: T;
}

/**
 * The spans that do not overlap and have the highest scores together, in their order; at a tie the earlier one. `readLoss`
 * says what a position costs that no span takes.
 */
export function chooseSpans<T>(
  candidates: readonly CandidateSpan<T>[],
  length: number,
  readLoss: (position: number) => number = () => 0,
): CandidateSpan<T>[] {
  const byStart: CandidateSpan<T>[][] = Array.from({ length }, () => []);
  for (const candidate of candidates) byStart[candidate.start]?.push(candidate);
  const best = new Array<number>(length + 1).fill(0);
  const chosen = new Array<CandidateSpan<T> | null>(length).fill(null);
  for (let index = length - 1; index >= 0; index--) {
    best[index] = (best[index + 1] ?? 0) - readLoss(index);
    for (const candidate of byStart[index] ?? []) {
      const score = candidate.score + (best[candidate.end] ?? 0);
      const most = best[index] ?? 0;
      if (score < most || (score === most && chosen[index] !== null)) continue;
      best[index] = score;
      chosen[index] = candidate;
    }
  }
  const spans: CandidateSpan<T>[] = [];
  for (let index = 0; index < length; ) {
    const span = chosen[index] ?? null;
    if (span === null) {
      index++;
      continue;
    }
    spans.push(span);
    index = Math.max(span.end, index + 1);
  }
  return spans;
}
