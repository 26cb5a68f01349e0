import type { Language, Preference } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { PromptDryRunResult, PromptSettings, PromptTried } from "@medsieve/contract/prompts";
import { describeReading } from "@medsieve/contract/readings";
import type { Requester } from "@medsieve/database/requester";
import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { WrittenSearch } from "../pipeline/queries/write-queries.ts";
import type { RankedPaper } from "../pipeline/search-run.ts";
import type { CheckedQuery, RefusedQuery } from "../query/check-query.ts";
import { createPromptSource, nameTexts } from "./prompt-store.ts";
import { type Asked, limitTime, PromptTrial, requireModel, type TrialDeps } from "./prompt-trial.ts";

type DryQuery = PromptTried["queries"][number];

/** Papers that are read in a trial: enough to see what the prompt makes of them. */
const PAPERS_READ = 3;

/**
 * Tries settings that need not be saved with a question, beside those that hold: each writes its queries, and reads the same
 * few papers. Nothing is counted as a search. Throws 409 no_model and models_forbidden.
 */
export async function runDry(
  deps: TrialDeps,
  asked: Asked,
  requester: Requester,
  left: AbortSignal,
): Promise<PromptDryRunResult> {
  await requireModel(deps, requester.userId);
  const time = limitTime(left);
  const live = await readLive(deps, asked.language, asked.preference);
  const given = isSame(live, asked.settings) ? [asked.settings] : [asked.settings, live];
  const trials = given.map((settings) => new PromptTrial(deps, { ...asked, settings }, requester, time));
  const written = await Promise.allSettled(trials.map((trial) => trial.write()));
  const searches = written.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const found = await findPapers(deps.source, searches, time.signal).catch(async (error: unknown) => {
    const running = trials.filter((_, index) => written[index]?.status === "fulfilled");
    await Promise.all(running.map((trial) => trial.fail("searching_papers", error)));
    throw error;
  });
  const [tried, beside] = await Promise.allSettled(
    trials.map(async (trial, index) => {
      const search = written[index];
      if (search?.status !== "fulfilled") throw search?.reason;
      const read = await trial.read(found.papers);
      await trial.end(search.value);
      return describeTrial(trial, search.value, read);
    }),
  );
  if (tried?.status !== "fulfilled") throw tried?.reason;
  const reader = trials[0]?.describeReader() ?? deps.readers.describe();
  return {
    ...tried.value,
    reader,
    papers_sought: found.papers.length,
    papers_missing: found.reason,
    live: beside?.status === "fulfilled" ? beside.value : null,
    live_failure: beside?.status === "rejected" ? explain(beside.reason) : null,
  };
}

/** Asks the model one question with settings, as a test that it answers; what it cost in US dollars, null where that is not known. */
export async function askModelOnce(
  deps: TrialDeps,
  asked: Asked,
  requester: Requester,
  left: AbortSignal,
): Promise<{ fallback: string | null; costUsd: number | null }> {
  await requireModel(deps, requester.userId);
  const trial = new PromptTrial(deps, asked, requester, limitTime(left));
  const written = await trial.write();
  await trial.end(written);
  const { costUsd, isCostKnown } = trial.summarize();
  return { fallback: written.fallback, costUsd: isCostKnown ? costUsd : null };
}

async function readLive({ database }: TrialDeps, language: Language, preference: Preference): Promise<PromptSettings> {
  const { version: _, ...settings } = await createPromptSource(database.db).read(language, preference);
  return settings;
}

/** Whether a trial of one would show the same as that of the other. */
function isSame(one: PromptSettings, other: PromptSettings): boolean {
  return nameTexts(one) === nameTexts(other) && one.max_queries === other.max_queries;
}

/** The first papers that the first queries find, those of each trial in turn; none, with a reason, where the source does not answer. */
async function findPapers(
  source: PaperSource,
  searches: readonly WrittenSearch[],
  signal: AbortSignal,
): Promise<{ papers: PaperRecord[]; reason: string | null }> {
  try {
    const firsts = searches.flatMap(({ queries: [first] }) => first?.query ?? []);
    const lists: string[][] = [];
    for (const query of new Set(firsts)) lists.push((await source.search(query, PAPERS_READ, signal)).pmids);
    const inTurn = Array.from({ length: PAPERS_READ }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
    return { papers: await source.fetch([...new Set(inTurn)].slice(0, PAPERS_READ), signal), reason: null };
  } catch (error) {
    if (!(error instanceof AppError) && !signal.aborted) throw error;
    return { papers: [], reason: explain(error) };
  }
}

function explain(error: unknown): string {
  return error instanceof AppError ? error.message : "The time for this trial was over";
}

function describeTrial(trial: PromptTrial, written: WrittenSearch, read: readonly RankedPaper[]): PromptTried {
  const { costUsd, isCostKnown, tokens } = trial.summarize();
  return {
    prompt_version: trial.version,
    queries: [...written.queries.map(describeQuery), ...written.refused.map(describeRefused)],
    terms: written.terms,
    not_understood: written.notUnderstood,
    fallback: written.fallback,
    papers: read.map(describePaper),
    tokens: tokens.input + tokens.output,
    cost_usd: isCostKnown ? costUsd : null,
  };
}

function describePaper({ paper: { pmid, title }, reading }: RankedPaper): PromptTried["papers"][number] {
  const { relevance_score, summary, population, intervention, comparator, outcome, study_design, read_by } =
    describeReading(reading);
  return {
    ...{ pmid, title, relevance_score, summary, population, intervention, comparator, outcome, study_design },
    fallback: read_by.fallback,
  };
}

function describeQuery({ name, query, reason, writtenAs, changes, warnings }: CheckedQuery): DryQuery {
  return { name, query, reason, written_as: writtenAs, changes, warnings };
}

/** As a search shows a query that it could not run. */
function describeRefused({ name, query, reason, changes, refused }: RefusedQuery): DryQuery {
  const warning = { code: "not_run", message: refused, start: null, end: null };
  return { name, query, reason, written_as: null, changes, warnings: [warning] };
}
