import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { Address } from "../../lib/read-address.ts";
import { type ListView, NO_FILTERS, readListView } from "./list-view.ts";

export interface ListViewControl {
  view: ListView;
  /** Keeps `changes` in the address; what is undefined goes from it. */
  change(changes: Partial<ListView>): void;
  clearFilters(): void;
}

/** How the list of papers is sorted and filtered: from the address, so that reload keeps it and back takes a change back. */
export function useListView(): ListViewControl {
  const search = useLocation({ select: (location) => location.search });
  const navigate = useNavigate();
  const view = useMemo(() => readListView(search), [search]);
  const change = useCallback(
    (changes: Partial<ListView>) =>
      void navigate({ to: ".", search: (before: Address) => ({ ...before, ...changes }), resetScroll: false }),
    [navigate],
  );
  const clearFilters = useCallback(() => change(NO_FILTERS), [change]);
  return { view, change, clearFilters };
}
