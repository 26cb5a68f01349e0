import { NO_ANSWER } from "@medsieve/contract/answers";
import type { Stage } from "@medsieve/contract/constants";
import { rankPapers } from "./rank.ts";
import { openContext, type SearchContext } from "./search-context.ts";
import { type SearchInput, type SearchOutcome, StoppedByUser } from "./search-run.ts";
import type { SearchServices } from "./search-services.ts";
import { StageClock } from "./stage-clock.ts";
import { analyzeResults } from "./stages/analyze-results.ts";
import { fetchDetails } from "./stages/fetch-details.ts";
import { generateQueries } from "./stages/generate-queries.ts";
import { searchPapers } from "./stages/search-papers.ts";

const STAGE_MESSAGES: Record<Stage | "initializing", string> = {
  initializing: "Connecting",
  generating_queries: "Generating queries",
  searching_papers: "Searching the database",
  fetching_details: "Fetching paper details",
  analyzing_results: "Analysing relevance",
};

/**
 * Runs one search: write queries, search, fetch, read, rank; an event and a checkpoint after each. What another server
 * did of it is taken from what is kept. Stopped by its user, it ends with what was read by then. Throws AppError where a source, a reader or the question fails it.
 */
export async function runSearch(input: SearchInput, services: SearchServices): Promise<SearchOutcome> {
  const ending = new AbortController();
  const signal = AbortSignal.any([services.signal, ending.signal]);
  let context = openContext(input, { ...services, signal });
  const stages = new StageClock(services.clock, services.trace);
  const { earlier, checkpoint } = services;
  const begin = (stage: Stage | "initializing", wasDone = false) => {
    stages.begin(stage);
    if (!wasDone) announce(context, stage);
  };
  let outcome = await beginOutcome(context);
  const { searched_at: searchedAt } = outcome.provenance;
  try {
    begin("initializing", earlier.written !== null);
    await context.waitForTurn();
    signal.throwIfAborted();
    begin("generating_queries", earlier.written !== null);
    const written = await generateQueries(context, input);
    if (earlier.written === null) checkpoint.queriesWritten(written, searchedAt);
    outcome = { ...outcome, questionTerms: written.terms, notUnderstood: written.notUnderstood };
    outcome = { ...outcome, questionWords: written.questionWords };
    context = openContext({ ...input, question: written.question }, { ...services, signal });
    begin("searching_papers", earlier.found !== null);
    const found = await searchPapers(context, written);
    outcome = { ...outcome, ...found.searched };
    begin("fetching_details");
    const fetched = await fetchDetails(context, found);
    outcome = { ...outcome, provenance: { ...outcome.provenance, source: await context.source.describe() } };
    begin("analyzing_results");
    outcome = { ...outcome, answer: await analyzeResults(context, fetched, found.nearness) };
  } catch (error) {
    ending.abort(error);
    await context.speculation.settle();
    if (!(services.signal.aborted && services.signal.reason instanceof StoppedByUser)) throw error;
    outcome = { ...outcome, status: "cancelled" };
  }
  await context.usage.settle();
  const provenance = { ...outcome.provenance, stages: stages.finish(), ...describeUsage(context) };
  return { ...outcome, papers: rankPapers(context.readings.list()), provenance };
}

function announce({ input, emit }: SearchContext, status: Stage | "initializing"): void {
  const { preference } = input.question;
  const message = STAGE_MESSAGES[status];
  emit({
    type: "search_status",
    ...{ status, preference, message, started_at: new Date().toISOString(), waiting_for: null },
  });
}

async function beginOutcome({ input, source, reader, earlier }: SearchContext): Promise<SearchOutcome> {
  return {
    status: "completed",
    answer: NO_ANSWER,
    papers: [],
    ...{
      queries: [],
      questionTerms: [],
      notUnderstood: [],
      questionWords: null,
      foundCounts: { found: 0, added: 0 },
      takenCount: null,
    },
    ...(earlier.found === null ? {} : earlier.found.searched),
    provenance: {
      source: await source.describe(),
      reader: reader.describe(),
      prompt_version: input.promptVersion,
      searched_at: earlier.searchedAt ?? new Date().toISOString(),
      ...{ stages: [], tokens: { input: 0, output: 0 }, cost_usd: 0 },
    },
  };
}

function describeUsage({ usage, reader }: SearchContext) {
  const { tokens, costUsd, tokenUsage, fallbacks } = usage.summarize(reader.describe());
  const steps = fallbacks.flatMap(({ step, reason }) => (step === "reading" ? [] : [{ step, reason }]));
  return {
    tokens,
    cost_usd: costUsd,
    ...(tokenUsage.length === 0 ? {} : { token_usage: tokenUsage }),
    ...(steps.length === 0 ? {} : { reader_fallbacks: steps }),
  };
}
