import { reportsPageSchema } from "@medsieve/contract/statement-reports";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api-client.ts";

/** Begins the keys of all that is known of reports in the administrators' area. */
export const ADMIN_REPORTS_KEY = ["admin", "reports"] as const;
const LOOK_AGAIN_MS = 60_000;

/** How many reports of statements wait for an answer. */
export function openReportsQuery() {
  return queryOptions({
    queryKey: [...ADMIN_REPORTS_KEY, "open"],
    queryFn: async ({ signal }) => {
      const path = "/admin/reports?state=open&per_page=1";
      return (await callApi({ path, schema: reportsPageSchema, signal })).open;
    },
    staleTime: LOOK_AGAIN_MS,
    refetchInterval: LOOK_AGAIN_MS,
    retry: false,
  });
}
