import { type ReportRequest, searchReportsSchema } from "@medsieve/contract/statement-reports";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

const pathOf = (searchId: string) => `/searches/${encodeURIComponent(searchId)}/reports`;

/** What was reported of the statements of a search that has ended. */
export function reportsQuery(searchId: string) {
  return queryOptions({
    queryKey: ["reports", searchId],
    queryFn: ({ signal }) => callApi({ path: pathOf(searchId), schema: searchReportsSchema, signal }),
  });
}

/** Gives the reports of the search that are left. */
export function withdrawReport(searchId: string, reportId: string) {
  const path = `${pathOf(searchId)}/${encodeURIComponent(reportId)}`;
  return callApi({ method: "DELETE", path, schema: searchReportsSchema });
}

/** Gives all reports of the search. */
export function sendReport(searchId: string, body: ReportRequest) {
  return callApi({ method: "POST", path: pathOf(searchId), body, schema: searchReportsSchema });
}
