import type { HistoryItem } from "@medsieve/contract/history";
import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";

/** The search of this tab, which the server's list may not have yet. */
export interface PendingSearch {
  /** null until the server has named it. */
  searchId: string | null;
  /** As the list would show it; its id is only then the search's when `searchId` is known. */
  item: HistoryItem;
}

const KEY = ["pending-search"];

/** Has the list of past searches show `pending` until the server's list does; null takes it away. */
export function showPendingSearch(queryClient: QueryClient, pending: PendingSearch | null): void {
  queryClient.setQueryData<PendingSearch | null>(KEY, pending);
}

export function usePendingSearch(): PendingSearch | null {
  const { data } = useQuery<PendingSearch | null>({ queryKey: KEY, queryFn: skipToken });
  return data ?? null;
}
