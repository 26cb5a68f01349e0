import { auditLogsPageSchema } from "@medsieve/contract/admin/audit-logs";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import type { AuditView } from "./audit-view.ts";

/** One page of the audit log, newest first. */
export function auditQuery({ page = 1, action, start, end }: AuditView) {
  const wanted = new URLSearchParams({ page: String(page), per_page: String(ADMIN_PAGE_SIZE_DEFAULT) });
  if (action !== undefined) wanted.set("action", action);
  if (start !== undefined) wanted.set("start_date", start);
  if (end !== undefined) wanted.set("end_date", end);
  return queryOptions({
    queryKey: ["admin", "audit-logs", wanted.toString()],
    queryFn: ({ signal }) => callApi({ path: `/admin/audit-logs?${wanted}`, schema: auditLogsPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
