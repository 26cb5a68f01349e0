import { describeAnswer } from "@medsieve/contract/answers";
import type { Preference } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import { NO_LIMITS } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import { createModelReaders, type ModelReaderDeps } from "@medsieve/language-models/model-reader";
import type { ModelSettings } from "@medsieve/language-models/model-settings";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Question } from "@medsieve/reader/reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { makePaper } from "../../../contract/test/papers.ts";
import { createTestClock } from "../../../runtime/test/test-clock.ts";
import { ScriptedSource } from "../../test/scripted-search.ts";
import { createLogger } from "../http/logging.ts";
import { NOTHING_EARLIER } from "../pipeline/earlier-run.ts";
import { runSearch } from "../pipeline/run-search.ts";
import { NO_TRACE } from "../tracing/search-tracing.ts";
import { WORK_HERE } from "../work/work-here.ts";

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
      { label: "RESULTS", text: `Colds lasted ${pmid} hours with zinc. Taste was worse.` },
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

interface GivenDeps extends Partial<ModelReaderDeps> {
  prompts?: PromptSource;
}

/** Model readers over a test's database, the reader of one search with its ledger, and everything that it logged. */
export function openReader(database: Database, settings: ModelSettings, given: GivenDeps = {}) {
  const lines: string[] = [];
  const logger = createLogger("trace", { write: (line) => void lines.push(line) });
  const { prompts = makePrompts(), now = () => new Date(), ...others } = given;
  const clock = createTestClock({ skipsPauses: true });
  const readers = createModelReaders({ ...{ desk: DESK_HERE, settings, database, logger, clock, now }, ...others });
  /** For one more search. */
  const openNext = (its = prompts) => {
    const usage = new UsageLedger(crypto.randomUUID(), now());
    return { usage, reader: readers.open(its, usage) };
  };
  return { ...openNext(), openNext, logged: () => lines.join("") };
}

/** Finds all papers for every query. */
class FindingSource extends ScriptedSource {
  readonly #pmids: string[];

  constructor(papers: readonly PaperRecord[]) {
    super([...papers], {});
    this.#pmids = papers.map(({ pmid }) => pmid);
  }

  override async search(query: string) {
    return { pmids: this.#pmids, total: this.#pmids.length, understood: query, warnings: [] };
  }
}

/** A whole search with a reader and a ledger of its own. */
export async function search(
  { openNext }: Pick<ReturnType<typeof openReader>, "openNext">,
  { question = QUESTION, papers = PAPERS, signal = new AbortController().signal, onRead = (_pmid: string) => {} } = {},
) {
  const { reader, usage } = openNext();
  const outcome = await runSearch(
    {
      ...{ searchId: crypto.randomUUID(), question, limits: NO_LIMITS },
      ...{ maxResults: 50, maxQueries: 3, resultsPerQuery: 50, givenQueries: null, promptVersion: null },
    },
    {
      source: new FindingSource(papers),
      reader,
      usage,
      work: WORK_HERE,
      clock: SYSTEM_CLOCK,
      signal,
      emit: () => {},
      trace: NO_TRACE,
      waitForTurn: async () => {},
      earlier: NOTHING_EARLIER,
      checkpoint: {
        queriesWritten: () => undefined,
        queriesRun: async () => {},
        papersFetched: async () => {},
        paperRead: (pmid) => onRead(pmid),
      },
    },
  );
  return { ...outcome, ...describeAnswer(outcome.answer) };
}
