import { PREVIEW_ITEMS } from "@medsieve/contract/constants";
import { ERROR_CODES } from "@medsieve/contract/error-codes";
import { listRecord, resultPaperSchema } from "@medsieve/contract/papers";
import { describeReading, listReading } from "@medsieve/contract/readings";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { Usage } from "@medsieve/contract/usage";
import type { PipelineEvent } from "../../pipeline/search-run.ts";
import { describeSearch } from "./describe-search.ts";
import type { LoadedSearch } from "./saved-documents.ts";

type ResultEvent = Extract<SearchEvent, { type: "result" }>;

/** What a search came to, for those who were sent its queries and papers before. */
export function describeResult(saved: LoadedSearch): Omit<ResultEvent, "seq"> {
  const { query_details: _, papers, ...result } = describeSearch(saved);
  return { type: "result", ...result, papers: papers.map((paper) => resultPaperSchema.parse(paper)) };
}

/**
 * The queries, the papers and the last events of a search that has ended, made from what is kept of it, with numbers after `afterSeq`:
 * for a client that comes back when the events themselves are gone, or were never saved because the server died.
 */
export function describeEnding(saved: LoadedSearch, usage: Usage, afterSeq: number, now: Date): SearchEvent[] {
  const { search } = saved;
  let seq = afterSeq;
  const next = () => ({ seq: ++seq, search_id: search.id });
  const describeStatus = (status: "completed" | "failed", message: string): SearchEvent => {
    const started_at = now.toISOString();
    return {
      type: "search_status",
      ...next(),
      status,
      preference: search.preference,
      message,
      started_at,
      waiting_for: null,
    };
  };
  const describeUsage = (): SearchEvent => {
    const { current_usage, limit } = usage;
    return { type: "usage_updated", ...next(), current_usage, limit };
  };
  if (search.status === "failed") {
    const message = search.error ?? "Search failed. Please try again.";
    const code = ERROR_CODES.find((known) => known === search.errorCode) ?? "search_failed";
    return [describeStatus("failed", message), describeUsage(), { type: "search_error", ...next(), message, code }];
  }
  const message = search.status === "cancelled" ? "Search stopped" : "Analysis complete";
  return [
    ...describeCourse(saved).map((event): SearchEvent => ({ ...event, ...next() })),
    { ...describeResult(saved), ...next() },
    describeStatus("completed", message),
    describeUsage(),
  ];
}

/** The queries and the papers that were read, as a running search shows them. */
function describeCourse(saved: LoadedSearch): PipelineEvent[] {
  const { papers } = saved;
  const { query_details: queries, total_pmids_found, related_pmids_found } = describeSearch(saved);
  const records = papers.map(({ record }) => listRecord(record));
  const counts = { found: total_pmids_found, related_found: related_pmids_found, kept: records.length };
  const pmids = records.slice(0, PREVIEW_ITEMS.pmids).map(({ pmid }) => pmid);
  return [
    { type: "intermediate_result", stage: "searching_papers", data: { pmids, ...counts, queries } },
    { type: "papers_discovered", papers: records, message: `${records.length} papers found` },
    ...papers.map(({ record: { pmid }, reading }, at): PipelineEvent => {
      const paper = { pmid, ...listReading(describeReading(reading)) };
      return { type: "paper_analyzed", paper, done: at + 1, total: papers.length };
    }),
  ];
}
