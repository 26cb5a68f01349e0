import { HISTORY_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { type AllHighlights, allHighlightsSchema } from "@medsieve/contract/highlights";
import { historyPageSchema } from "@medsieve/contract/history";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ALL_HIGHLIGHTS_KEY, historyQuery } from "../../entities/search/server-state.ts";
import { callApi } from "../../lib/api-client.ts";
import type { HistoryView } from "./history-view.ts";

const RUNNING_POLL_MS = 5_000;

/**
 * One page of the history, newest first; asked again with the sidebar's list, whenever someone comes back to it (from a
 * search that opened beside it, say), and by itself while one of its searches runs.
 */
export function historyPageQuery(view: HistoryView) {
  const page = view.page ?? 1;
  const perPage = view.size ?? HISTORY_PAGE_SIZE_DEFAULT;
  return queryOptions({
    queryKey: [...historyQuery().queryKey, "page", page, perPage],
    queryFn: async ({ signal }) => {
      const path = `/search-history?page=${page}&per_page=${perPage}`;
      const { searches, total } = await callApi({ path, schema: historyPageSchema, signal });
      const total_pages = Math.max(1, Math.ceil(total / perPage));
      return { searches, meta: { total, total_pages, page, per_page: perPage } };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.searches.some((search) => search.status === "running") ? RUNNING_POLL_MS : false,
  });
}

/** Every highlighted paper of the user. */
export function allHighlightsQuery() {
  return queryOptions({
    queryKey: ALL_HIGHLIGHTS_KEY,
    staleTime: 0,
    queryFn: ({ signal }): Promise<AllHighlights> =>
      callApi({ path: "/highlights", schema: allHighlightsSchema, signal }),
  });
}

/** Highlighted PMIDs by search. */
export function groupBySearch(highlights: AllHighlights): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { search_id, pmid } of highlights) {
    const group = groups.get(search_id);
    if (group === undefined) groups.set(search_id, [pmid]);
    else group.push(pmid);
  }
  return groups;
}
