import { randomUUID } from "node:crypto";
import { MAX_QUERIES_DEFAULT, MAX_RESULTS_DEFAULT, RESULTS_PER_QUERY_DEFAULT } from "@medsieve/contract/constants";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { Question, Reader } from "@medsieve/reader/reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { NOTHING_EARLIER } from "../server/src/pipeline/earlier-run.ts";
import { runSearch } from "../server/src/pipeline/run-search.ts";
import type { SearchOutcome } from "../server/src/pipeline/search-run.ts";
import { NO_TRACE } from "../server/src/tracing/search-tracing.ts";
import { WORK_HERE } from "../server/src/work/work-here.ts";

/**
 * A search as the product runs it with its own settings, without anyone following it. `depth`: papers found and read, in
 * place of the product's own bounds; null keeps those. Throws what the search fails with.
 */
export function ask(
  question: Question,
  source: PaperSource,
  reader: Reader,
  depth: number | null = null,
): Promise<SearchOutcome> {
  const usage = new UsageLedger(randomUUID(), new Date());
  return runSearch(
    {
      searchId: usage.id,
      question,
      limits: NO_LIMITS,
      maxResults: depth ?? MAX_RESULTS_DEFAULT,
      maxQueries: MAX_QUERIES_DEFAULT,
      resultsPerQuery: depth ?? RESULTS_PER_QUERY_DEFAULT,
      givenQueries: null,
      promptVersion: null,
    },
    {
      source,
      reader,
      work: WORK_HERE,
      usage,
      clock: SYSTEM_CLOCK,
      trace: NO_TRACE,
      signal: new AbortController().signal,
      emit: () => undefined,
      waitForTurn: async () => undefined,
      earlier: NOTHING_EARLIER,
      checkpoint: {
        queriesWritten: () => undefined,
        queriesRun: async () => undefined,
        papersFetched: async () => undefined,
        paperRead: () => undefined,
      },
    },
  );
}
