import { queryLogsResponseSchema } from "@medsieve/contract/admin/query-logs";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { endSession, getAccessToken } from "../../lib/session-store.ts";
import type { LogsView } from "./logs-view.ts";

/** This browser's storage holds no session any more. */
export class NoTokenError extends Error {}

/** Header, payload and signature of a JSON Web Token. */
const TOKEN_SHAPE = /^[^.]+\.[^.]+\.[^.]+$/;

/** One page of the query logs, newest first, with figures over all that match the filters. */
export function logsQuery({ page = 1, size = ADMIN_PAGE_SIZE_DEFAULT, ...filters }: LogsView) {
  const wanted = new URLSearchParams({ page: String(page), per_page: String(size) });
  const parameters = {
    ip_address: filters.ip,
    user_id: filters.user,
    company_id: filters.company,
    outcome: filters.outcome,
    search_type: filters.type,
    model: filters.model,
    prompt_version: filters.prompts?.slice(1),
    search: filters.text,
    start_date: filters.start,
    end_date: filters.end,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) wanted.set(name, value);
  return queryOptions({
    queryKey: ["admin", "search-logs", wanted.toString()],
    queryFn: ({ signal }) => fetchLogs(wanted, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/**
 * A stored token that cannot be one is removed, and one that is refused for good is, too; both lead to the sign-in page,
 * which says why. Throws ApiError and NoTokenError.
 */
async function fetchLogs(wanted: URLSearchParams, signal: AbortSignal) {
  const token = getAccessToken();
  if (token === null) throw new NoTokenError();
  if (!TOKEN_SHAPE.test(token)) {
    endSession("bad_token");
    throw new NoTokenError();
  }
  try {
    return await callApi({ path: `/admin/search-logs?${wanted}`, schema: queryLogsResponseSchema, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession("refused_token");
    throw error;
  }
}
