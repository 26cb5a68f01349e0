import { NO_ANSWER } from "@medsieve/contract/answers";
import { PREVIEW_ITEMS, type Stage } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import { leaveOutHidden } from "@medsieve/contract/readings";
import type { ReaderStep } from "@medsieve/contract/searches";
import { deriveVerdict } from "@medsieve/reader/verdict/derive-verdict";
import { tellVerdict } from "@medsieve/reader/verdict/tell-verdict";
import { checkAnswer } from "./check-answer.ts";
import { HeadStart } from "./head-start.ts";
import { joinPaper } from "./paper.ts";
import { Prefetch } from "./prefetch.ts";
import { rankPapers } from "./rank.ts";
import {
  describeQuery,
  type RunQuery,
  type SearchDeps,
  type SearchInput,
  type SearchOutcome,
  StoppedByUser,
} from "./search-run.ts";
import { StageClock } from "./stage-clock.ts";
import { analyzeResults } from "./stages/analyze-results.ts";
import type { RefusedQuery } from "./stages/check-query.ts";
import { type GeneratedQueries, generateQueries } from "./stages/generate-queries.ts";
import { searchPapers } from "./stages/search-papers.ts";
import { takeGivenQueries } from "./stages/take-given-queries.ts";

const STAGE_MESSAGES: Record<Stage | "initializing", string> = {
  initializing: "Connecting",
  generating_queries: "Generating queries",
  searching_papers: "Searching the database",
  fetching_details: "Fetching paper details",
  analyzing_results: "Analysing relevance",
};

/**
 * Runs one search: write queries, search, fetch, read, rank; an event and a checkpoint after each. Stopped by its
 * user, it ends with what was read by then. Throws AppError where a source, a reader or the question fails it.
 */
export async function runSearch(input: SearchInput, given: SearchDeps): Promise<SearchOutcome> {
  const ending = new AbortController();
  const deps = { ...given, signal: AbortSignal.any([given.signal, ending.signal]) };
  const { emit, signal } = deps;
  const clock = new StageClock();
  const begin = (stage: Stage | "initializing") => {
    const started_at = clock.begin(stage).toISOString();
    const message = STAGE_MESSAGES[stage];
    const { preference } = input.question;
    emit({ type: "search_status", status: stage, preference, message, started_at, waiting_for: null });
  };

  const outcome = await beginOutcome(input, deps);
  const head = new HeadStart(
    {
      fetch: (pmids) => deps.source.fetch(pmids, signal),
      read: async (papers) => {
        await discover(papers, deps);
        await readSome(papers, papers.length, input, deps, outcome);
      },
    },
    Math.min(input.resultsPerQuery, input.maxResults),
  );
  const prefetch = new Prefetch({
    fetch: (pmids) => deps.source.fetch(pmids, signal),
    prepare: async (papers) => deps.reader.prepare?.(input.question, papers, signal),
  });
  try {
    begin("initializing");
    await deps.waitForTurn();
    signal.throwIfAborted();
    begin("generating_queries");
    const written = await writeAll(input, deps, outcome);
    begin("searching_papers");
    const kept = await searchAll(written, head, prefetch, input, deps, outcome);
    begin("fetching_details");
    const papers = await fetchAll(kept, head, prefetch, deps);
    outcome.provenance.source = await deps.source.describe();
    begin("analyzing_results");
    await readAll(papers, head, input, deps, outcome);
  } catch (error) {
    ending.abort(error);
    await head.settle();
    if (!(given.signal.aborted && given.signal.reason instanceof StoppedByUser)) throw error;
    outcome.status = "cancelled";
    outcome.papers = rankPapers(outcome.papers);
  }
  await deps.usage.settle();
  outcome.provenance = { ...outcome.provenance, stages: clock.finish(), ...describeUsage(deps) };
  return outcome;
}

function describeUsage({ usage, reader }: SearchDeps) {
  const { tokens, costUsd, tokenUsage, fallbacks } = usage.summarize(reader.describe());
  const steps = fallbacks.flatMap(({ step, reason }) => (step === "reading" ? [] : [{ step, reason }]));
  return {
    tokens,
    cost_usd: costUsd,
    ...(tokenUsage.length === 0 ? {} : { token_usage: tokenUsage }),
    ...(steps.length === 0 ? {} : { reader_fallbacks: steps }),
  };
}

async function beginOutcome({ promptVersion }: SearchInput, { source, reader }: SearchDeps): Promise<SearchOutcome> {
  return {
    status: "completed",
    answer: NO_ANSWER,
    papers: [],
    queries: [],
    questionTerms: [],
    notUnderstood: [],
    foundCounts: { found: 0, added: 0 },
    takenCount: null,
    provenance: {
      source: await source.describe(),
      reader: reader.describe(),
      prompt_version: promptVersion,
      searched_at: new Date().toISOString(),
      stages: [],
      tokens: { input: 0, output: 0 },
      cost_usd: 0,
    },
  };
}

/** Stage 1: turns the question into queries, or takes those that the user gave, and tells them. */
async function writeAll(input: SearchInput, deps: SearchDeps, outcome: SearchOutcome) {
  const { question, limits, maxQueries, givenQueries } = input;
  const { reader, source, signal } = deps;
  const written = await (givenQueries
    ? takeGivenQueries(givenQueries, question.language, limits, source, signal)
    : generateQueries(question, limits, maxQueries, reader, signal, source));
  if (!givenQueries) noteStep(deps, "queries", written.fallback);
  outcome.questionTerms = written.terms;
  outcome.notUnderstood = written.notUnderstood;
  deps.emit({
    type: "intermediate_result",
    stage: "generating_queries",
    data: {
      queries: written.queries.map(({ name, query, reason }) => ({ name, query, reason })),
      terms: written.terms,
      not_understood: written.notUnderstood,
    },
  });
  return written;
}

/** Stage 2: runs every query, tells and keeps what was found; returns the PMIDs to read, best first. */
async function searchAll(
  { queries, refused, headings, mayRelate = false }: GeneratedQueries,
  head: HeadStart,
  prefetch: Prefetch,
  input: SearchInput,
  { source, reader, emit, checkpoint, signal }: SearchDeps,
  outcome: SearchOutcome,
) {
  const tellProgress = (done: number) =>
    emit({ type: "search_progress", step: "searching", ...countProgress(done, queries.length) });
  const { question, limits } = input;
  const deps = { question, limits, headings, reader, source, signal };
  const takeFirst = reader.readsApart === true ? (pmids: readonly string[]) => head.begin(pmids) : null;
  const onLikely = reader.prepare ? (pmids: readonly string[]) => prefetch.begin(pmids) : null;
  const bounds = { ...input, asGiven: Boolean(input.givenQueries), mayRelate };
  const found = await searchPapers(queries, { ...bounds, takeFirst, onLikely }, deps, tellProgress);
  outcome.queries = addRefused(found.queries, refused);
  outcome.foundCounts = found.counts;
  outcome.takenCount = found.kept.length;
  await checkpoint.queriesRun(outcome);
  emit({
    type: "intermediate_result",
    stage: "searching_papers",
    data: {
      pmids: found.kept.slice(0, PREVIEW_ITEMS.pmids),
      found: found.counts.found,
      related_found: found.counts.added,
      kept: found.kept.length,
      queries: outcome.queries.map(describeQuery),
    },
  });
  return found.kept;
}

/** The queries with those that were not run: where the user put them, else at the end. */
function addRefused(run: readonly RunQuery[], refused: readonly RefusedQuery[]): RunQuery[] {
  const queries = [...run];
  for (const query of refused) queries.splice(query.position ?? queries.length, 0, describeRefused(query));
  return queries;
}

function describeRefused({ name, query, reason, changes, refused, code = "not_run" }: RefusedQuery): RunQuery {
  const warning = { code, message: refused, start: null, end: null };
  const nothing = { written_as: null, hits: null, understood: null, broadened_from: null, contributed: null };
  return { name, query, reason, changes, ...nothing, warnings: [warning], pmids: [], related: false, searchedAt: null };
}

/** Stage 3: fetches the papers that were not read ahead, tells and keeps them. */
async function fetchAll(pmids: readonly string[], head: HeadStart, prefetch: Prefetch, deps: SearchDeps) {
  const unread = pmids.filter((pmid) => !head.pmids.includes(pmid));
  const [ahead, rest] = await Promise.all([head.listPapers(), prefetch.take(unread)]);
  const papers = [...ahead, ...rest];
  deps.emit({
    type: "intermediate_result",
    stage: "fetching_details",
    data: {
      articles: papers.slice(0, PREVIEW_ITEMS.titles).map(({ pmid, title }) => ({ pmid, title })),
      count: papers.length,
    },
  });
  await discover(rest, deps);
  return { ahead, rest };
}

/** Shows papers as placeholders, and keeps them. */
async function discover(papers: PaperRecord[], { emit, checkpoint }: SearchDeps): Promise<void> {
  emit({ type: "papers_discovered", papers, message: `${papers.length} papers found` });
  await checkpoint.papersFetched(papers);
}

/** Reads papers, tells and keeps each as soon as it is read. */
async function readSome(
  papers: readonly PaperRecord[],
  total: number,
  { question, searchId }: SearchInput,
  { reader, usage, emit, checkpoint, signal }: SearchDeps,
  outcome: SearchOutcome,
) {
  for await (const read of analyzeResults(question, papers, reader, signal)) {
    usage.noteWork("reading", read.reading.read_by.reader, read.reading.read_by.fallback);
    outcome.papers.push(read);
    checkpoint.paperRead(read.paper.pmid, read.reading);
    const paper = leaveOutHidden(joinPaper(read.paper, read.reading, searchId));
    emit({ type: "paper_analyzed", paper, done: outcome.papers.length, total });
  }
}

/** Stage 4: reads every paper, and writes the answer from the best. */
async function readAll(
  { ahead, rest }: { ahead: PaperRecord[]; rest: PaperRecord[] },
  head: HeadStart,
  input: SearchInput,
  deps: SearchDeps,
  outcome: SearchOutcome,
) {
  const { reader, emit, signal } = deps;
  await Promise.all([head.finish(), readSome(rest, ahead.length + rest.length, input, deps, outcome)]);
  outcome.papers = rankPapers(outcome.papers);
  const best = outcome.papers.slice(0, PREVIEW_ITEMS.titles);
  emit({
    type: "intermediate_result",
    stage: "analyzing_results",
    data: {
      analysis: best.map(({ paper, reading }) => ({
        pmid: paper.pmid,
        title: paper.title,
        relevance_score: reading.relevance_score,
      })),
      count: outcome.papers.length,
    },
  });
  if (outcome.papers.length === 0) return;
  const verdict = deriveVerdict(input.question, outcome.papers);
  const sentences = verdict && tellVerdict(verdict, outcome.papers, input.question.language);
  const read = outcome.papers.map(({ paper }) => paper);
  const answer = sentences === null ? await reader.answer(input.question, outcome.papers, signal) : null;
  if (answer !== null) noteStep(deps, "answer", answer.fallback);
  const checked = checkAnswer(sentences ?? answer?.sentences ?? [], read, input.question.language);
  outcome.answer = { ...checked, verdict };
}

/** Notes who did a step, and why that was the built-in reader in place of the model. */
function noteStep({ usage, reader }: SearchDeps, step: ReaderStep, fallback: string | null | undefined): void {
  usage.noteWork(step, fallback ? "builtin" : reader.describe().id, fallback ?? null);
}

function countProgress(done: number, total: number) {
  return { current: done, total, percentage: total === 0 ? 100 : Math.round((done / total) * 100) };
}
