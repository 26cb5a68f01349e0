import { NO_LIMITS } from "@medsieve/contract/searches";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { Reader } from "@medsieve/reader/reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { NOTHING_EARLIER } from "../src/pipeline/earlier-run.ts";
import { openContext } from "../src/pipeline/search-context.ts";
import type { SearchInput } from "../src/pipeline/search-run.ts";
import { generateQueries } from "../src/pipeline/stages/generate-queries.ts";
import { searchPapers } from "../src/pipeline/stages/search-papers.ts";
import { NO_TRACE } from "../src/tracing/search-tracing.ts";
import { WORK_HERE } from "../src/work/work-here.ts";

interface Asked extends Partial<SearchInput> {
  source: PaperSource;
  reader: Reader;
}

/** The first two stages of a search: queries are written and run, and nothing is read. */
export async function searchOnly({ source, reader, ...given }: Asked) {
  const input: SearchInput = {
    searchId: "s",
    question: { text: "zinc", language: "en", preference: "comprehensive" },
    limits: NO_LIMITS,
    maxResults: 50,
    maxQueries: 10,
    resultsPerQuery: 5,
    givenQueries: null,
    promptVersion: null,
    ...given,
  };
  const context = openContext(input, {
    ...{ source, reader, work: WORK_HERE, clock: SYSTEM_CLOCK, usage: new UsageLedger("s", new Date()) },
    signal: new AbortController().signal,
    emit: () => undefined,
    trace: NO_TRACE,
    waitForTurn: async () => undefined,
    earlier: NOTHING_EARLIER,
    checkpoint: {
      queriesWritten: () => undefined,
      queriesRun: async () => undefined,
      papersFetched: async () => undefined,
      paperRead: () => undefined,
    },
  });
  const written = await generateQueries(context, input);
  return { written, found: await searchPapers(context, written) };
}
