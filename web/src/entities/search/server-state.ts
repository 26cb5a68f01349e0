import { HISTORY_SIDEBAR_PAGE_SIZE } from "@medsieve/contract/constants";
import { searchHighlightsSchema } from "@medsieve/contract/highlights";
import { historyPageSchema, searchDetailsSchema } from "@medsieve/contract/history";
import { searchSetupSchema } from "@medsieve/contract/searches";
import { percentageUsed, type Usage, usageResponseSchema } from "@medsieve/contract/usage";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

const RUNNING_POLL_MS = 5_000;
const STAND_IN_POLL_MS = 60_000;

const queryKeys = {
  usage: ["usage"],
  history: ["history"],
  setup: ["setup"],
  details: (searchId: string) => ["search-details", searchId],
  highlights: (searchId: string) => ["highlights", searchId],
} as const;

/** Every highlighted paper of the user. */
export const ALL_HIGHLIGHTS_KEY = ["highlights", "all"] as const;

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

/**
 * Which source answers and which reader reads; asked again whenever someone comes back to the page, and now and then while
 * something stands in for what should answer.
 */
export function setupQuery() {
  return queryOptions({
    queryKey: queryKeys.setup,
    staleTime: 0,
    queryFn: ({ signal }) => callApi({ path: "/search/setup", schema: searchSetupSchema, signal }),
    refetchInterval: (query) => {
      const source = query.state.data?.source;
      return source?.fallback || source?.papers === 0 ? STAND_IN_POLL_MS : false;
    },
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

/** The marked PMIDs of a search. */
export function highlightsQuery(searchId: string) {
  return queryOptions({
    queryKey: queryKeys.highlights(searchId),
    queryFn: ({ signal }) =>
      callApi({ path: `/highlights/${encodeURIComponent(searchId)}`, schema: searchHighlightsSchema, signal }),
  });
}

/** Asks again for the list of searches, as after something that it counts was changed. */
export function refreshHistory(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.history });
}

/** Shows what the socket said of the month's searches, without asking again. */
export function showUsage(queryClient: QueryClient, counts: { current_usage: number; limit: number }): void {
  queryClient.setQueryData<Usage>(queryKeys.usage, (known) =>
    known === undefined
      ? known
      : { ...known, ...counts, percentage_used: percentageUsed(counts.current_usage, counts.limit) },
  );
}

/** Asks again for the list of searches, the month's count and what answers, as after a search began or ended. */
export async function refreshAfterSearch(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.history }),
    queryClient.invalidateQueries({ queryKey: queryKeys.usage }),
    queryClient.invalidateQueries({ queryKey: queryKeys.setup }),
  ]);
}

/** Asks again for what a search that was deleted is counted in. */
export async function refreshAfterDeletion(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.history }),
    queryClient.invalidateQueries({ queryKey: ALL_HIGHLIGHTS_KEY }),
  ]);
}
