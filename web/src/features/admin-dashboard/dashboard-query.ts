import { dashboardStatsSchema } from "@medsieve/contract/admin/stats";
import { DASHBOARD_REFRESH_MS } from "@medsieve/contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** The dashboard's figures, asked for again every minute while the page is in view. */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ["admin", "stats"],
    queryFn: ({ signal }) => callApi({ path: "/admin/stats", schema: dashboardStatsSchema, signal }),
    staleTime: 0,
    refetchInterval: DASHBOARD_REFRESH_MS,
    refetchIntervalInBackground: false,
  });
}
