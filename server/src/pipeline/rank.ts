import type { RankedPaper } from "./search-run.ts";

/** Relevance of a paper that the question names: it was asked for, retracted or not. */
const NAMED = 1;

/** Retracted papers, and notices of retractions, are no evidence. */
function isSetBack({ paper, reading }: RankedPaper): boolean {
  if (reading.relevance_score >= NAMED) return false;
  return paper.notices.some(({ kind }) => kind === "retracted" || kind === "retraction_notice");
}

/**
 * Final order: retracted papers last; by relevance; then the newer first (unknown years last), then by PMID so that it
 * is always the same.
 */
export function rankPapers(papers: readonly RankedPaper[]): RankedPaper[] {
  return [...papers].sort(
    (a, b) =>
      Number(isSetBack(a)) - Number(isSetBack(b)) ||
      b.reading.relevance_score - a.reading.relevance_score ||
      (b.paper.year ?? 0) - (a.paper.year ?? 0) ||
      Number(b.paper.pmid) - Number(a.paper.pmid),
  );
}
