import { type Language, type Preference, QUERY_NAME_MAX_LENGTH } from "@medsieve/contract/constants";
import type { SearchDetails } from "@medsieve/contract/history";
import type { GivenQuery, SearchLimits } from "@medsieve/contract/searches";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { makeRequestId } from "../../lib/make-request-id.ts";
import { stripLimits } from "../query/strip-limits.ts";
import { keepQuestion } from "./asked-question.ts";

/** A search that repeats another with the queries given here; it counts as a search of its own. */
export interface RepeatedSearch {
  query: string;
  preference: Preference;
  language: Language;
  limits: SearchLimits;
  queries: GivenQuery[];
  /** The search that is repeated; null: the queries come from elsewhere. */
  basedOn: string | null;
  /** Papers that the user knows to belong to the answer. */
  knownPmids: readonly string[];
}

/** A changed question, for which the queries are written again. */
export interface RefinedSearch extends Omit<RepeatedSearch, "queries"> {
  queries: null;
}

/** The queries of a saved search as they were run, without its limits, which a search that repeats it carries itself. */
export function listGivenQueries({
  query_details,
  limits,
}: Pick<SearchDetails, "query_details" | "limits">): GivenQuery[] {
  return query_details.map(({ name, query }) => ({
    name: name.slice(0, QUERY_NAME_MAX_LENGTH),
    query: stripLimits(query, limits),
  }));
}

/** Begins a search from any page, which then gives way to the main screen: that sends it, as it does what is typed there. */
export function useStartSearch(): (search: RepeatedSearch | RefinedSearch) => void {
  const router = useRouter();
  return useCallback(
    ({ basedOn, knownPmids, ...search }) => {
      const given = { based_on: basedOn, known_pmids: [...knownPmids] };
      const request = { ...search, ...given, request_id: makeRequestId(), asked_at: Date.now() };
      keepQuestion({ ...request, failure: null, limit: null });
      void router.navigate({ to: "/", search: {} });
    },
    [router],
  );
}
