import type { SearchStatus } from "@medsieve/contract/searches";
import type { PendingSearch } from "../../entities/search/pending-search.ts";
import { toServerTime } from "../../lib/server-clock.ts";
import { isShown, type SearchState, type ShownSearch } from "./search-machine.ts";

const STATUSES: Record<ShownSearch["phase"], SearchStatus> = {
  connecting: "running",
  running: "running",
  completed: "completed",
  cancelled: "cancelled",
  failed: "failed",
};

/** The search that was sent from this page, as the list of past searches shows it; null where none became of it. */
export function describePending(state: SearchState): PendingSearch | null {
  if (!isShown(state)) return null;
  const { phase, question, searchId, sentAt, papers } = state;
  const status = STATUSES[phase];
  if (!question?.requestId || sentAt === null) return null;
  if (searchId === null && status !== "running") return null;
  return {
    searchId,
    item: {
      id: searchId ?? question.requestId,
      query: question.text,
      created_at: new Date(toServerTime(sentAt)).toISOString(),
      result_count: status === "running" ? 0 : papers.length,
      preference: question.preference,
      status,
      highlight_count: 0,
    },
  };
}
