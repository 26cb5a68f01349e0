import { type SearchHighlights, searchHighlightsSchema } from "@medsieve/contract/highlights";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { highlightsQuery } from "../search/server-state.ts";

const NO_SEARCH = "none";

/** The highlighted PMIDs of a search, none where they cannot be loaded; null until that is known. */
export function useLoadedHighlights(searchId: string): ReadonlySet<string> | null {
  const { data, error, isPending } = useQuery(highlightsQuery(searchId));
  useEffect(() => {
    if (error) console.warn("The highlights could not be loaded; no paper is shown as highlighted.", error);
  }, [error]);
  return useMemo(() => (isPending ? null : new Set(Object.keys(data ?? {}))), [data, isPending]);
}

/** The highlighted PMIDs of a search; until, or unless, the server answers those that this browser keeps. */
export function useKnownHighlights(searchId: string | null): ReadonlySet<string> {
  const { data } = useQuery({
    ...highlightsQuery(searchId ?? NO_SEARCH),
    enabled: searchId !== null,
    initialData: () => (searchId === null ? {} : readKept(searchId)),
    initialDataUpdatedAt: 0,
  });
  return useMemo(() => new Set(Object.keys(data ?? {})), [data]);
}

/** Keeps the highlights of a search in this browser as they change. */
export function useKeptHighlights(searchId: string | null): void {
  const { data, error } = useQuery({ ...highlightsQuery(searchId ?? NO_SEARCH), enabled: searchId !== null });
  useEffect(() => {
    if (searchId !== null && data !== undefined) keep(searchId, data);
  }, [searchId, data]);
  useEffect(() => {
    if (error) console.warn("The highlights could not be loaded; those kept by this browser are shown.", error);
  }, [error]);
}

/** Changes what is shown of a paper, wherever its search is on screen. */
export function markHighlight(queryClient: QueryClient, searchId: string, pmid: string, isHighlighted: boolean): void {
  queryClient.setQueryData<SearchHighlights>(highlightsQuery(searchId).queryKey, (known) => {
    const { [pmid]: _, ...others } = known ?? {};
    return isHighlighted ? { ...others, [pmid]: true } : others;
  });
}

function readKept(searchId: string): SearchHighlights {
  const kept = searchHighlightsSchema.safeParse(new Map(Object.entries(readStored("highlights") ?? {})).get(searchId));
  return kept.success ? kept.data : {};
}

/** Beside those of other searches. */
function keep(searchId: string, highlights: SearchHighlights): void {
  const { [searchId]: _, ...others } = readStored("highlights") ?? {};
  writeStored("highlights", Object.keys(highlights).length === 0 ? others : { ...others, [searchId]: highlights });
}
