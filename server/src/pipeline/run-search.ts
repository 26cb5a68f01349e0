import { PREVIEW_ITEMS, type Stage } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import { joinPaper } from "./paper.ts";
import { rankPapers } from "./rank.ts";
import { ReaderCosts } from "./reader-costs.ts";
import { type SearchDeps, type SearchInput, type SearchOutcome, StoppedByUser } from "./search-run.ts";
import { StageClock } from "./stage-clock.ts";
import { analyzeResults } from "./stages/analyze-results.ts";
import { type CheckedQuery, generateQueries } from "./stages/generate-queries.ts";
import { searchPapers } from "./stages/search-papers.ts";

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
export async function runSearch(input: SearchInput, deps: SearchDeps): Promise<SearchOutcome> {
  const { emit, signal } = deps;
  const clock = new StageClock();
  const costs = new ReaderCosts();
  const begin = (stage: Stage | "initializing") => {
    const started_at = clock.begin(stage).toISOString();
    const message = STAGE_MESSAGES[stage];
    emit({ type: "search_status", status: stage, preference: input.question.preference, message, started_at });
  };

  const outcome = await beginOutcome(deps);
  try {
    begin("initializing");
    await deps.waitForTurn();
    signal.throwIfAborted();
    begin("generating_queries");
    const queries = await writeAll(input, deps, outcome, costs);
    begin("searching_papers");
    const kept = await searchAll(queries, input, deps, outcome);
    begin("fetching_details");
    const papers = await fetchAll(kept, deps);
    outcome.provenance.source = await deps.source.describe();
    begin("analyzing_results");
    await readAll(papers, input, deps, outcome, costs);
  } catch (error) {
    if (!(signal.aborted && signal.reason instanceof StoppedByUser)) throw error;
    outcome.status = "cancelled";
    outcome.papers = rankPapers(outcome.papers);
  }
  outcome.provenance.stages = clock.finish();
  outcome.provenance.tokens = costs.tokens;
  outcome.provenance.cost_usd = costs.costUsd;
  return outcome;
}

async function beginOutcome({ source, reader }: SearchDeps): Promise<SearchOutcome> {
  return {
    status: "completed",
    summary: null,
    papers: [],
    queries: [],
    questionTerms: [],
    notUnderstood: [],
    totalPmidsFound: 0,
    provenance: {
      source: await source.describe(),
      reader: reader.describe(),
      searched_at: new Date().toISOString(),
      stages: [],
      tokens: { input: 0, output: 0 },
      cost_usd: 0,
    },
  };
}

/** Stage 1: turns the question into queries, and tells them. */
async function writeAll(input: SearchInput, deps: SearchDeps, outcome: SearchOutcome, costs: ReaderCosts) {
  const written = await generateQueries(input.question, input.limits, input.maxQueries, deps.reader, deps.signal);
  costs.add(written.usage);
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
  return written.queries;
}

/** Stage 2: runs every query, tells and keeps what was found; returns the PMIDs to read, best first. */
async function searchAll(queries: CheckedQuery[], input: SearchInput, deps: SearchDeps, outcome: SearchOutcome) {
  const { source, emit, checkpoint, signal } = deps;
  const tellProgress = (done: number) =>
    emit({ type: "search_progress", step: "searching", ...countProgress(done, queries.length) });
  const found = await searchPapers(queries, input, source, tellProgress, signal);
  outcome.queries = found.queries;
  outcome.totalPmidsFound = found.found;
  await checkpoint.queriesRun(outcome);
  emit({
    type: "intermediate_result",
    stage: "searching_papers",
    data: {
      pmids: found.kept.slice(0, PREVIEW_ITEMS.pmids),
      found: found.found,
      kept: found.kept.length,
      queries: found.queries.map(({ pmids: _, ...query }) => query),
    },
  });
  return found.kept;
}

/** Stage 3: fetches the papers, tells and keeps them. */
async function fetchAll(pmids: string[], { source, emit, checkpoint, signal }: SearchDeps) {
  const papers = pmids.length === 0 ? [] : await source.fetch(pmids, signal);
  emit({
    type: "intermediate_result",
    stage: "fetching_details",
    data: {
      articles: papers.slice(0, PREVIEW_ITEMS.titles).map(({ pmid, title }) => ({ pmid, title })),
      count: papers.length,
    },
  });
  emit({ type: "papers_discovered", papers, message: `${papers.length} papers found` });
  await checkpoint.papersFetched(papers);
  return papers;
}

/** Stage 4: reads every paper, tells and keeps each as soon as it is read, and writes the answer from the best. */
async function readAll(
  papers: PaperRecord[],
  input: SearchInput,
  deps: SearchDeps,
  outcome: SearchOutcome,
  costs: ReaderCosts,
) {
  const { reader, emit, checkpoint, signal } = deps;
  for await (const { usage, ...read } of analyzeResults(input.question, papers, reader, signal)) {
    costs.add(usage);
    outcome.papers.push(read);
    checkpoint.paperRead(read.paper.pmid, read.reading);
    const paper = joinPaper(read.paper, read.reading, input.searchId);
    emit({ type: "paper_analyzed", paper, done: outcome.papers.length, total: papers.length });
  }
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
  const answer = await reader.answer(input.question, outcome.papers, signal);
  costs.add(answer.usage);
  outcome.summary = answer.text;
}

function countProgress(done: number, total: number) {
  return { current: done, total, percentage: total === 0 ? 100 : Math.round((done / total) * 100) };
}
