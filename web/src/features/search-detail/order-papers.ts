import type { Paper } from "@medsieve/contract/papers";

/** The highlighted papers first; otherwise the order stays. */
export function putHighlightedFirst(papers: readonly Paper[], highlighted: ReadonlySet<string>): Paper[] {
  return [
    ...papers.filter((paper) => highlighted.has(paper.pmid)),
    ...papers.filter((paper) => !highlighted.has(paper.pmid)),
  ];
}
