import { ERROR_CODES } from "@medsieve/contract/error-codes";
import type { SearchDetails } from "@medsieve/contract/history";
import { leaveOutHidden } from "@medsieve/contract/readings";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchResult } from "@medsieve/contract/searches";
import type { Usage } from "@medsieve/contract/usage";

/** What was found and read, as POST /search and the result event give it. */
export function toResult(details: SearchDetails): SearchResult {
  return {
    search_id: details.id,
    papers: details.papers,
    summary: details.summary,
    answer_sentences: details.answer_sentences,
    verdict: details.verdict,
    preference: details.preference,
    search_queries_used: details.search_queries_used,
    query_details: details.query_details,
    question_terms: details.question_terms,
    not_understood: details.not_understood,
    ...(details.question_words === undefined ? {} : { question_words: details.question_words }),
    limits: details.limits,
    total_pmids_found: details.total_pmids_found,
    related_pmids_found: details.related_pmids_found,
    status: details.status,
    provenance: details.provenance,
    based_on: details.based_on,
  };
}

/**
 * The last events of a search that has ended, made from what is kept of it, with numbers after `afterSeq`: for a client
 * that comes back when the events themselves are gone, or were never saved because the server died.
 */
export function describeEnding(details: SearchDetails, usage: Usage, afterSeq: number, now: Date): SearchEvent[] {
  let seq = afterSeq;
  const next = () => ({ seq: ++seq, search_id: details.id });
  const describeStatus = (status: "completed" | "failed", message: string): SearchEvent => {
    const started_at = now.toISOString();
    return {
      type: "search_status",
      ...next(),
      status,
      preference: details.preference,
      message,
      started_at,
      waiting_for: null,
    };
  };
  const describeUsage = (): SearchEvent => {
    const { current_usage, limit } = usage;
    return { type: "usage_updated", ...next(), current_usage, limit };
  };
  if (details.status === "failed") {
    const message = details.error ?? "Search failed. Please try again.";
    const code = ERROR_CODES.find((known) => known === details.error_code) ?? "search_failed";
    return [describeStatus("failed", message), describeUsage(), { type: "search_error", ...next(), message, code }];
  }
  const message = details.status === "cancelled" ? "Search stopped" : "Analysis complete";
  const result = toResult(details);
  return [
    { type: "result", ...next(), ...result, papers: result.papers.map(leaveOutHidden) },
    describeStatus("completed", message),
    describeUsage(),
  ];
}
