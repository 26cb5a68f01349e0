import type { PaperOrder } from "./list-view.ts";
import type { ShownPaper } from "./search-state.ts";

/** Newest or most cited first; what is unknown comes last, and what is equal keeps its order by relevance. */
export function sortPapers(papers: readonly ShownPaper[], order: PaperOrder): ShownPaper[] {
  if (order === "relevance") return [...papers];
  const field = order === "year" ? "year" : "cited_by";
  return [...papers].sort((a, b) => (b.record[field] ?? -1) - (a.record[field] ?? -1));
}
