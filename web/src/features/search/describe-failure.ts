import { usageLimitErrorSchema } from "@medsieve/contract/errors";
import { ApiError } from "../../lib/api-error.ts";
import type { SearchAction } from "./search-machine.ts";
import type { AskedQuestion, SearchFailure } from "./search-state.ts";

/** What a plain request that failed means for the conversation. */
export function describeFailedCall(error: unknown): SearchAction {
  if (!(error instanceof ApiError)) return { type: "failed", failure: { code: "search_failed", detail: null } };
  const limit = usageLimitErrorSchema.safeParse(error.body).data;
  if (limit) {
    const { current_usage, reset_date } = limit;
    return { type: "limit_reached", limit: { used: current_usage, limit: limit.limit, resetDate: reset_date } };
  }
  return { type: "failed", failure: { code: error.code, detail: error.detail } };
}

/** Whether the search that `question` is based on was deleted before it was asked: it can be asked on its own. */
export function isBaseGone(question: AskedQuestion, failure: SearchFailure): boolean {
  return failure.code === "not_found" && question.basedOn !== null;
}
