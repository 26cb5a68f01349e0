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
    resultsPerQuery: prompts.num_results_per_query,
    promptVersion,
  };
}
