import { askIndex } from "./ask-index.ts";
import { doiValue } from "./index-document.ts";
import type { PaperIndex } from "./paper-index.ts";

export async function findByDoi(
  index: PaperIndex,
  dois: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  if (dois.length === 0) return new Map();
  const body = {
    ...{ size: dois.length * 2, query: { terms: { values: dois.map(doiValue) } } },
    ...{ _source: ["pmid", "citation.doi"], sort: [{ pmid: "asc" }] },
  };
  const { hits } = await askIndex<{ pmid: number; citation: { doi: string } }>(index, body, signal);
  return new Map(hits.hits.map(({ _source: { pmid, citation } }) => [citation.doi.toLowerCase(), String(pmid)]));
}
