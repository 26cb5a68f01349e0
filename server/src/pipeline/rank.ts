import { isSetBack } from "@medsieve/contract/notices";
import type { RankedPaper } from "./search-run.ts";

/**
 * Final order: retracted papers last; by relevance; then the newer first (unknown years last), then by PMID so that it
 * is always the same.
 */
export function rankPapers(papers: readonly RankedPaper[]): RankedPaper[] {
  return [...papers].sort(
    (a, b) =>
      Number(isSetBack(a.paper, a.reading.relevance_score)) - Number(isSetBack(b.paper, b.reading.relevance_score)) ||
      b.reading.relevance_score - a.reading.relevance_score ||
      (b.paper.year ?? 0) - (a.paper.year ?? 0) ||
      Number(b.paper.pmid) - Number(a.paper.pmid),
  );
}
