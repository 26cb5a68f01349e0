/** The value that `share` (0 to 1) of the values do not exceed, by nearest rank; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Milliseconds as they are printed: whole from 100 on, with one decimal below. */
export function formatMs(ms: number): string {
  return `${ms >= 100 ? ms.toFixed(0) : ms.toFixed(1)} ms`;
}
