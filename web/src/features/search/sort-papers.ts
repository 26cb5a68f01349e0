import { isSetBack } from "@medsieve/contract/notices";
import type { PaperOrder } from "./list-view.ts";
import type { ShownPaper } from "./search-state.ts";

/**
 * By relevance as they were ranked, the newest or the most cited first; what is unknown comes last, and what is equal
 * keeps its order by relevance. Retracted papers stand last, unless they are `mixed` with the others.
 */
export function sortPapers(papers: readonly ShownPaper[], order: PaperOrder, mixed = false): ShownPaper[] {
  const sorted = [...papers];
  if (order !== "relevance") {
    const field = order === "year" ? "year" : "cited_by";
    sorted.sort((a, b) => (b.record[field] ?? -1) - (a.record[field] ?? -1));
  } else if (mixed) sorted.sort((a, b) => readScore(b) - readScore(a));
  if (mixed) return sorted;
  return sorted.sort((a, b) => Number(standsLast(a)) - Number(standsLast(b)));
}

/** Whether a paper is no evidence, so that it stands behind those that are. */
export function standsLast(paper: ShownPaper): boolean {
  return isSetBack(paper.record, readScore(paper));
}

function readScore({ reading }: ShownPaper): number {
  return reading?.relevance_score ?? -1;
}

/** The highlighted papers first; otherwise the order stays. */
export function putHighlightedFirst(papers: readonly ShownPaper[], highlighted: ReadonlySet<string>): ShownPaper[] {
  return [
    ...papers.filter(({ record }) => highlighted.has(record.pmid)),
    ...papers.filter(({ record }) => !highlighted.has(record.pmid)),
  ];
}
