import { ERROR_CODES } from "@medsieve/contract/error-codes";
import { leaveOutHidden } from "@medsieve/contract/readings";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchResult } from "@medsieve/contract/search-results";
import type { Usage } from "@medsieve/contract/usage";
import { describeSearch } from "./describe-search.ts";
import type { LoadedSearch } from "./saved-documents.ts";

/** The last word on what a search found; what no page shows at first is fetched when it is opened. */
export function describeResult(saved: LoadedSearch): SearchResult & { type: "result" } {
  const result = describeSearch(saved);
  return { type: "result", ...result, papers: result.papers.map(leaveOutHidden) };
}

/**
 * The last events of a search that has ended, made from what is kept of it, with numbers after `afterSeq`: for a client
 * that comes back when the events themselves are gone, or were never saved because the server died.
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
  return [{ ...describeResult(saved), ...next() }, describeStatus("completed", message), describeUsage()];
}
