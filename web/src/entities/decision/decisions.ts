import { type PaperDecision, type SearchDecisions, searchDecisionsSchema } from "@medsieve/contract/decisions";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../lib/api-client.ts";

/** In place of the id of a search that has not ended. */
export const NO_SEARCH = "none";

/** What was decided on the papers of a search, with the user's own reasons. */
export function decisionsQuery(searchId: string) {
  return queryOptions({
    queryKey: ["decisions", searchId],
    queryFn: ({ signal }) =>
      callApi({
        path: `/searches/${encodeURIComponent(searchId)}/decisions`,
        schema: searchDecisionsSchema,
        signal,
      }),
  });
}

/** Decisions by PMID; null while they are not known, and without a search. */
export function useDecisions(searchId: string | null): ReadonlyMap<string, PaperDecision> | null {
  const { data } = useQuery({ ...decisionsQuery(searchId ?? NO_SEARCH), enabled: searchId !== null });
  return useMemo(() => data && new Map(data.decisions.map((decided) => [decided.pmid, decided])), [data]) ?? null;
}

/** Whether another user shares the search, so that it is only read. */
export function useIsReadOnly(searchId: string): boolean {
  return useQuery(decisionsQuery(searchId)).data?.read_only === true;
}

/** Changes what is shown of a paper, wherever its search is on screen; null: undecided. */
export function showDecision(
  queryClient: QueryClient,
  searchId: string,
  pmid: string,
  decided: PaperDecision | null,
): void {
  queryClient.setQueryData<SearchDecisions>(decisionsQuery(searchId).queryKey, (known) => {
    if (known === undefined) return known;
    const others = known.decisions.filter((one) => one.pmid !== pmid);
    return { ...known, decisions: decided === null ? others : [...others, decided] };
  });
}
