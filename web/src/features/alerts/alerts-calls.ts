import { okResponseSchema } from "@medsieve/contract/accounts";
import { type UnseenAlerts, unseenAlertsSchema } from "@medsieve/contract/alerts";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** Milliseconds after which an open page asks again. */
const ASK_EVERY_MS = 10 * 60_000;

/** What became known of papers in the user's searches and was not shown; asked again whenever they come back to the page. */
export function unseenAlertsQuery() {
  return queryOptions({
    queryKey: ["alerts"],
    queryFn: ({ signal }): Promise<UnseenAlerts> => callApi({ path: "/alerts", schema: unseenAlertsSchema, signal }),
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: "always",
  });
}

/** Marks what was found until `until` as shown. */
export async function markAlertsSeen(until: string): Promise<void> {
  await callApi({ method: "POST", path: "/alerts/seen", body: { until }, schema: okResponseSchema });
}
