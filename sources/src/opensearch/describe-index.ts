import type { SourceDescription } from "@medsieve/contract/searches";
import { askIndex } from "./ask-index.ts";
import type { PaperIndex } from "./paper-index.ts";

export async function describeIndex(index: PaperIndex): Promise<SourceDescription> {
  const { signal } = new AbortController();
  const body = { size: 0, track_total_hits: true, aggs: { latest: { max: { field: "stored_at" } } } };
  const { hits, aggregations } = await askIndex(index, body, signal);
  const latest = aggregations?.latest?.value_as_string ?? null;
  return {
    id: "library",
    papers: hits.total.value,
    demonstration_papers: 0,
    fallback: null,
    version: latest === null ? null : latest.replace(/\.\d+Z$/, "Z"),
  };
}
