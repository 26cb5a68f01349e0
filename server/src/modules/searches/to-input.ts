import { GIVEN_QUERIES_MAX } from "@medsieve/contract/constants";
import type { SearchRequest } from "@medsieve/contract/searches";
import type { ActivePrompts } from "@medsieve/reader/prompt-source";
import type { SearchInput } from "../../pipeline/search-run.ts";

/** What the pipeline takes of a request, with what the administrator has set; `promptVersion` is null where no prompts are used. */
export function toInput(
  searchId: string,
  request: SearchRequest,
  prompts: ActivePrompts,
  promptVersion: string | null,
): SearchInput {
  const { query: text, language, preference, limits, max_results: maxResults, queries } = request;
  return {
    searchId,
    question: { text, language, preference },
    limits,
    givenQueries: queries,
    maxResults,
    maxQueries: prompts.max_queries,
    resultsPerQuery: countPerQuery(prompts, queries?.length ?? null),
    promptVersion,
  };
}

/**
 * Papers that a query may contribute to those that are read. Fewer queries of the user's own than would have been written
 * share what all of those might contribute, so that one query brought from elsewhere is not cut to a handful of papers.
 */
function countPerQuery(
  { max_queries: most, num_results_per_query: each }: ActivePrompts,
  given: number | null,
): number {
  if (given === null) return each;
  return Math.max(each, Math.ceil(((most || GIVEN_QUERIES_MAX) * each) / given));
}
