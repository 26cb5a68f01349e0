import type { SearchHighlights } from "@medsieve/contract/highlights";
import type { Paper } from "@medsieve/contract/papers";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { highlightsQuery, refreshHistory } from "../../lib/server-state.ts";

/** Characters of a title that are sent with a highlight. */
const TITLE_LENGTH = 5000;

/** The highlighted PMIDs of a search, none where they cannot be loaded; null until that is known. */
export function useHighlighted(searchId: string): ReadonlySet<string> | null {
  const { data, error, isPending } = useQuery(highlightsQuery(searchId));
  useEffect(() => {
    if (error) console.warn("The highlights could not be loaded; no paper is shown as highlighted.", error);
  }, [error]);
  return useMemo(() => (isPending ? null : new Set(Object.keys(data ?? {}))), [data, isPending]);
}

/** Highlights a paper, or takes that back. What is shown changes once the server has agreed; a failure is only logged. */
export function useHighlighting(searchId: string, { pmid, title }: Paper) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `highlight-${searchId}-${pmid}` },
    mutationFn: (isHighlighted: boolean) =>
      isHighlighted
        ? callApi({
            method: "POST",
            path: "/highlights",
            body: { search_id: searchId, pmid, paper_title: title.slice(0, TITLE_LENGTH) },
            schema: z.unknown(),
          })
        : callApi({
            method: "DELETE",
            path: `/highlights/${searchId}/${encodeURIComponent(pmid)}`,
            schema: z.unknown(),
          }),
    onSuccess: (_, isHighlighted) => {
      queryClient.setQueryData<SearchHighlights>(highlightsQuery(searchId).queryKey, (known) => {
        const { [pmid]: _, ...others } = known ?? {};
        return isHighlighted ? { ...others, [pmid]: true } : others;
      });
      void refreshHistory(queryClient);
    },
    onError: (error) => console.warn("The highlight could not be changed", error),
  });
}
