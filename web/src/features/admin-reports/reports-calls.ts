import { okResponseSchema } from "@medsieve/contract/accounts";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { reportsPageSchema } from "@medsieve/contract/statement-reports";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { ADMIN_REPORTS_KEY } from "../../lib/open-reports.ts";
import type { ReportsView } from "./reports-view.ts";

/** One page of the reports, newest first. */
export function adminReportsQuery({ page = 1, size = ADMIN_PAGE_SIZE_DEFAULT, state, reader, filter }: ReportsView) {
  const wanted = new URLSearchParams({ page: String(page), per_page: String(size) });
  if (state !== undefined) wanted.set("state", state);
  if (reader !== undefined) wanted.set("reader", reader);
  if (filter !== undefined) wanted.set("search", filter);
  return queryOptions({
    queryKey: [...ADMIN_REPORTS_KEY, wanted.toString()],
    queryFn: ({ signal }) => callApi({ path: `/admin/reports?${wanted}`, schema: reportsPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function answerReport(id: string, answer: string) {
  const path = `/admin/reports/${encodeURIComponent(id)}/answer`;
  return callApi({ method: "PUT", path, body: { answer }, schema: okResponseSchema });
}
