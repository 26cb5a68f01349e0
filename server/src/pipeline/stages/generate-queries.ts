import { takeGivenQueries } from "../queries/take-given-queries.ts";
import { type WrittenSearch, writeQueries } from "../queries/write-queries.ts";
import type { SearchContext } from "../search-context.ts";
import type { SearchInput } from "../search-run.ts";

/** Stage 1: the question becomes queries, or those that the user gave are taken; they are shown. */
export async function generateQueries(
  context: SearchContext,
  { question, limits, maxQueries, givenQueries }: SearchInput,
): Promise<WrittenSearch> {
  const { reader, source, work, usage, earlier, emit, signal } = context;
  const written =
    earlier.written ??
    (await (givenQueries
      ? takeGivenQueries(givenQueries, question, limits, context)
      : writeQueries({ question, limits, maxQueries, reader, source, work, signal })));
  if (!givenQueries) usage.noteStep("queries", reader.describe(), written.fallback);
  if (earlier.shown.stages.has("generating_queries")) return written;
  emit({
    type: "intermediate_result",
    stage: "generating_queries",
    data: {
      queries: written.queries.map(({ name, query, reason }) => ({ name, query, reason })),
      terms: written.terms,
      not_understood: written.notUnderstood,
      ...(written.questionWords === null ? {} : { question_words: written.questionWords }),
    },
  });
  return written;
}
