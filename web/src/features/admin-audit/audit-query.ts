import { auditLogsPageSchema } from "@medsieve/contract/admin/audit-logs";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import type { AuditView } from "./audit-view.ts";

/** What the server is asked for by a view, but for its page. */
export function writeFilters({ action, start, end, target, filter }: AuditView): URLSearchParams {
  const given = { action, start_date: start, end_date: end, target, search: filter };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]])),
  );
}

/** One page of the audit log, newest first. */
export function auditQuery({ page = 1, ...filters }: AuditView) {
  const wanted = writeFilters(filters);
  wanted.set("page", String(page));
  wanted.set("per_page", String(ADMIN_PAGE_SIZE_DEFAULT));
  return queryOptions({
    queryKey: ["admin", "audit-logs", wanted.toString()],
    queryFn: ({ signal }) => callApi({ path: `/admin/audit-logs?${wanted}`, schema: auditLogsPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
