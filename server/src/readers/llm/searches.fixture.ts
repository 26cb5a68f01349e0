import type { Preference } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { makePaper } from "../../../test/papers.ts";
import type { Database } from "../../db/client.ts";
import { createLogger } from "../../http/logging.ts";
import { runSearch } from "../../pipeline/run-search.ts";
import type { PromptSource } from "../../prompts/prompt-source.ts";
import type { PaperSource } from "../../sources/paper-source.ts";
import type { Question, Reader } from "../reader.ts";
import type { ModelTimes } from "./model-calls.ts";
import { createModelReader, type ModelReaderDeps } from "./model-reader.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Long enough for a busy machine; what is to run out of time is given less. */
export const TEST_TIMES: ModelTimes = {
  ...{ callMs: 20_000, stepMs: 20_000, readingMs: 25_000 },
  ...{ backOffMs: 4, patienceMs: 2_000 },
};

export const QUESTION: Question = {
  text: "Does zinc shorten the common cold?",
  language: "en",
  preference: "clinical_trials",
};

export const PAPERS: PaperRecord[] = [101, 102, 103, 104, 105, 106].map((pmid) =>
  makePaper(pmid, {
    title: `Zinc lozenges and the common cold, part ${pmid}`,
    abstract: [
      { label: "METHODS", text: `Adults with a common cold took zinc or placebo in trial ${pmid}.` },
      { label: "RESULTS", text: `Colds lasted ${pmid} hours less with zinc. Taste was worse.` },
    ],
    publication_types: ["Randomized Controlled Trial"],
  }),
);

/** Prompts that say who and what they are for. */
export function makePrompts(version = "1"): PromptSource {
  return {
    read: async (language, preference: Preference) => ({
      max_queries: 10,
      num_results_per_query: 5,
      query_generation_prompt: `Prompt for ${language} ${preference}: at most {max_queries} queries.`,
      analysis_prompt: `Rubric for ${language} ${preference}, written for readers of {language}.`,
      version,
    }),
  };
}

/** A model reader over a test's database, and everything that it logged. */
export function openReader(database: Database, settings: ModelSettings, given: Partial<ModelReaderDeps> = {}) {
  const lines: string[] = [];
  const logger = createLogger("trace", { write: (line) => void lines.push(line) });
  const reader = createModelReader({
    ...{ settings, database, logger, prompts: makePrompts(), times: TEST_TIMES, now: () => new Date() },
    ...given,
  });
  return { reader, logged: () => lines.join("") };
}

/** Finds all papers for every query. */
function openSource(papers: readonly PaperRecord[]): PaperSource {
  const pmids = papers.map(({ pmid }) => pmid);
  return {
    search: async (query) => ({ pmids, total: pmids.length, understood: query, warnings: [] }),
    fetch: async (wanted) => papers.filter(({ pmid }) => wanted.includes(pmid)),
    describe: async () => ({ id: "library", papers: papers.length, demonstration_papers: 0, fallback: null }),
  };
}

/** A whole search with the reader. */
export function search(
  reader: Reader,
  { question = QUESTION, papers = PAPERS, signal = new AbortController().signal, onRead = (_pmid: string) => {} } = {},
) {
  return runSearch(
    {
      ...{ searchId: crypto.randomUUID(), question, limits: NO_LIMITS },
      ...{ maxResults: 50, maxQueries: 3, resultsPerQuery: 50 },
    },
    {
      source: openSource(papers),
      reader,
      signal,
      emit: () => {},
      waitForTurn: async () => {},
      checkpoint: {
        queriesRun: async () => {},
        papersFetched: async () => {},
        paperRead: (pmid) => onRead(pmid),
      },
    },
  );
}
