import type { SearchStatus } from "@medsieve/contract/searches";
import type { PendingSearch } from "../../lib/pending-search.ts";
import type { SearchPhase, SearchState } from "./search-state.ts";

const STATUSES: Partial<Record<SearchPhase, SearchStatus>> = {
  connecting: "running",
  running: "running",
  completed: "completed",
  cancelled: "cancelled",
  failed: "failed",
};

/** The search that was sent from this page, as the list of past searches shows it; null where none became of it. */
export function describePending({ phase, question, searchId, sentAt, papers }: SearchState): PendingSearch | null {
  const status = STATUSES[phase];
  if (!question?.requestId || sentAt === null || status === undefined) return null;
  if (searchId === null && status !== "running") return null;
  return {
    searchId,
    item: {
      id: searchId ?? question.requestId,
      query: question.text,
      created_at: new Date(sentAt).toISOString(),
      result_count: status === "running" ? 0 : papers.length,
      preference: question.preference,
      status,
      highlight_count: 0,
    },
  };
}
