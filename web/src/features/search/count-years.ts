import type { ShownPaper } from "./search-state.ts";

/** Papers published from the start of year `from` to the end of year `to`. */
export interface YearCount {
  from: number;
  to: number;
  count: number;
}

/** Bars beyond this number would be too thin to see or hit. */
const MAX_BARS = 32;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 1000];

/**
 * Counts papers by year of publication, without gaps from the first year to the last; over long times several years
 * share a count. Empty when no paper has a year.
 */
export function countYears(papers: readonly ShownPaper[]): YearCount[] {
  const years = papers.flatMap(({ record }) => record.year ?? []);
  if (years.length === 0) return [];
  const first = Math.min(...years);
  const last = Math.max(...years);
  const width = WIDTHS.find((years) => countBars(first, last, years) <= MAX_BARS) ?? last - first + 1;
  const start = Math.floor(first / width);
  const counts: YearCount[] = Array.from({ length: countBars(first, last, width) }, (_, index) => ({
    from: Math.max((start + index) * width, first),
    to: Math.min((start + index + 1) * width - 1, last),
    count: 0,
  }));
  for (const year of years) {
    const bar = counts[Math.floor(year / width) - start];
    if (bar) bar.count += 1;
  }
  return counts;
}

function countBars(first: number, last: number, width: number): number {
  return Math.floor(last / width) - Math.floor(first / width) + 1;
}
