import { HISTORY_SIDEBAR_PAGE_SIZE } from "@medsieve/contract/constants";
import { historyPageSchema, searchDetailsSchema, searchSetupSchema } from "@medsieve/contract/searches";
import { percentageUsed, type Usage, usageResponseSchema } from "@medsieve/contract/usage";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "./api-client.ts";

const RUNNING_POLL_MS = 5_000;

const queryKeys = {
  usage: ["usage"],
  history: ["history"],
  setup: ["setup"],
  details: (searchId: string) => ["search-details", searchId],
} as const;

export function usageQuery() {
  return queryOptions({
    queryKey: queryKeys.usage,
    queryFn: async ({ signal }): Promise<Usage> =>
      (await callApi({ path: "/usage/current", schema: usageResponseSchema, signal })).data,
  });
}

/** The sidebar's list, 50 a page, newest first; asked again by itself while one of its searches runs. */
export function historyQuery() {
  return infiniteQueryOptions({
    queryKey: queryKeys.history,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi({
        path: `/search-history?page=${pageParam}&per_page=${HISTORY_SIDEBAR_PAGE_SIZE}`,
        schema: historyPageSchema,
        signal,
      }),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.searches.some((search) => search.status === "running"))
        ? RUNNING_POLL_MS
        : false,
  });
}

/** Which source answers and which reader reads. */
export function setupQuery() {
  return queryOptions({
    queryKey: queryKeys.setup,
    queryFn: ({ signal }) => callApi({ path: "/search/setup", schema: searchSetupSchema, signal }),
  });
}

export function searchDetailsQuery(searchId: string) {
  return queryOptions({
    queryKey: queryKeys.details(searchId),
    queryFn: ({ signal }) =>
      callApi({
        path: `/search-history/${encodeURIComponent(searchId)}/details`,
        schema: searchDetailsSchema,
        signal,
      }),
  });
}

/** Shows what the socket said of the month's searches, without asking again. */
export function showUsage(queryClient: QueryClient, counts: { current_usage: number; limit: number }): void {
  queryClient.setQueryData<Usage>(queryKeys.usage, (known) =>
    known === undefined
      ? known
      : { ...known, ...counts, percentage_used: percentageUsed(counts.current_usage, counts.limit) },
  );
}

/** Asks again for the list of searches and the month's count, as after a search began or ended. */
export async function refreshAfterSearch(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.history }),
    queryClient.invalidateQueries({ queryKey: queryKeys.usage }),
  ]);
}
