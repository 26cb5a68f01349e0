import {
  type WatchDecisionChoice,
  watchesSchema,
  type watchPlanSchema,
  watchRunSchema,
  watchRunsSchema,
  watchSchema,
} from "@medsieve/contract/watches";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";

const RUNNING_POLL_MS = 3_000;

const pathOf = (watchId: string) => `/watches/${encodeURIComponent(watchId)}`;

export type WatchPlan = z.output<typeof watchPlanSchema>;

/** The watched searches, the newest first; asked again by itself while one of them runs. */
export function watchesQuery() {
  return queryOptions({
    queryKey: ["watches"],
    staleTime: 0,
    queryFn: ({ signal }) => callApi({ path: "/watches", schema: watchesSchema, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ last_run }) => last_run?.status === "running") ? RUNNING_POLL_MS : false,
  });
}

/** What the runs of a watch found; `state` names its last run, with which they change. */
export function watchRunsQuery(watchId: string, state: string) {
  return queryOptions({
    queryKey: ["watches", watchId, "runs", state],
    queryFn: ({ signal }) => callApi({ path: `${pathOf(watchId)}/runs`, schema: watchRunsSchema, signal }),
  });
}

export const watchSearch = (searchId: string, plan: WatchPlan) =>
  callApi({ method: "POST", path: "/watches", body: { search_id: searchId, ...plan }, schema: watchSchema });

export const changeWatch = (watchId: string, plan: WatchPlan) =>
  callApi({ method: "PATCH", path: pathOf(watchId), body: plan, schema: watchSchema });

export const renewFeed = (watchId: string) =>
  callApi({ method: "POST", path: `${pathOf(watchId)}/feed`, schema: watchSchema });

export const stopWatching = (watchId: string) =>
  callApi({ method: "DELETE", path: pathOf(watchId), schema: z.unknown() });

export const runNow = (watchId: string) =>
  callApi({ method: "POST", path: `${pathOf(watchId)}/runs`, schema: watchRunSchema });

export const decideOnNew = (watchId: string, pmid: string, decision: WatchDecisionChoice) =>
  callApi({
    method: "PUT",
    path: `${pathOf(watchId)}/papers/${encodeURIComponent(pmid)}/decision`,
    body: { decision },
    schema: z.unknown(),
  });
