import type { FoundPapers, PaperIndex } from "./paper-index.ts";

/** As max_result_window has it (index-template.ts). */
export const MOST_HITS = 100_000;

export const isPmid = (pmid: string): boolean => /^\d{1,10}$/.test(pmid) && Number(pmid) <= 2_147_483_647;

/** Searches the index with a body of OpenSearch's query DSL. */
export function askIndex<Source>(index: PaperIndex, body: object, signal: AbortSignal): Promise<FoundPapers<Source>> {
  return index.request<FoundPapers<Source>>("POST", `/${index.name}/_search`, body, signal);
}
