import { randomUUID } from "node:crypto";
import type { PromptDryRunResult, promptDryRunSchema } from "@medsieve/contract/prompts";
import { NO_LIMITS } from "@medsieve/contract/searches";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Database } from "../db/client.ts";
import { areModelsAllowed } from "../db/models-allowed.ts";
import { type EndedSearch, logSearch } from "../db/query-logs.ts";
import type { Requester } from "../db/requester.ts";
import { describeCause } from "../failure-cause.ts";
import { type WrittenSearch, writeQueries } from "../pipeline/queries/write-queries.ts";
import type { CheckedQuery, RefusedQuery } from "../query/check-query.ts";
import type { Readers } from "../readers/readers.ts";
import { UsageLedger } from "../readers/usage-ledger.ts";
import type { PaperSource } from "../sources/paper-source.ts";
import type { Work } from "../work/work.ts";
import { useSettings } from "./prompt-store.ts";

type DryQuery = PromptDryRunResult["queries"][number];

/** Below the 30 seconds after which a page gives up a call. */
const DRY_RUN_TIMEOUT_MS = 25_000;

export interface DryRunDeps {
  database: Database;
  readers: Readers;
  source: PaperSource;
  work: Work;
  now: () => Date;
}

/**
 * Writes the queries of a question with settings that need not be saved; nothing is searched or counted. What it cost
 * stands in the query log, whatever became of it.
 */
export async function runDry(
  { database, readers, source, work, now }: DryRunDeps,
  { query: text, language, preference, settings }: z.output<typeof promptDryRunSchema>,
  requester: Requester,
  left: AbortSignal,
): Promise<PromptDryRunResult> {
  const usage = new UsageLedger(randomUUID(), now());
  const modelsAllowed = await areModelsAllowed(database.db, requester.userId);
  const reader = readers.open(useSettings(settings), usage, modelsAllowed);
  const usesPrompts = readers.usesPrompts && modelsAllowed;
  const { version } = await useSettings(settings).read(language, preference);
  const timeout = AbortSignal.timeout(DRY_RUN_TIMEOUT_MS);
  const question = { text, language, preference };
  const signal = AbortSignal.any([left, timeout]);
  const log = async (ended: Pick<EndedSearch, "outcome" | "queries" | "error" | "failure">) => {
    await usage.settle();
    const processingTime = Math.max(0, now().getTime() - usage.startedAt.getTime()) / 1000;
    await database.db.transaction((tx) =>
      logSearch(tx, {
        ...{ id: usage.id, acceptedAt: usage.startedAt, requester, query: text, preference, processingTime },
        ...{ maxResults: null, papersFound: null, papers: [], promptVersion: usesPrompts ? version : null },
        usage: usage.summarize(reader.describe()),
        ...ended,
      }),
    );
  };
  let written: WrittenSearch;
  try {
    written = await writeQueries({
      ...{ question, limits: NO_LIMITS, maxQueries: settings.max_queries, reader, source, work, signal },
    });
  } catch (thrown) {
    const error = timeout.aborted ? describeTimeout(thrown) : thrown;
    const code = error instanceof AppError ? error.code : "search_failed";
    const failure = { stage: "generating_queries" as const, code, cause: describeCause(error, [text]) };
    const hasLeft = left.aborted && !timeout.aborted;
    await log(
      hasLeft
        ? { outcome: "stopped", queries: [], error: null, failure: null }
        : { outcome: "failed", queries: [], error: error instanceof Error ? error.message : code, failure },
    );
    throw error;
  }
  const fallback = written.fallback;
  usage.noteStep("queries", reader.describe(), fallback);
  await log({ outcome: "completed", queries: written.queries.map(({ query }) => query), error: null, failure: null });
  const { costUsd, isCostKnown } = usage.summarize(reader.describe());
  return {
    reader: reader.describe(),
    uses_prompts: usesPrompts,
    queries: [...written.queries.map(describeQuery), ...written.refused.map(describeRefused)],
    terms: written.terms,
    not_understood: written.notUnderstood,
    fallback,
    cost_usd: isCostKnown ? costUsd : null,
  };
}

function describeTimeout(cause: unknown): AppError {
  const seconds = DRY_RUN_TIMEOUT_MS / 1000;
  return new AppError(503, "reader_unavailable", `The model did not answer within ${seconds} seconds`, { cause });
}

function describeQuery({ name, query, reason, writtenAs, changes, warnings }: CheckedQuery): DryQuery {
  return { name, query, reason, written_as: writtenAs, changes, warnings };
}

/** As a search shows a query that it could not run. */
function describeRefused({ name, query, reason, changes, refused }: RefusedQuery): DryQuery {
  const warning = { code: "not_run", message: refused, start: null, end: null };
  return { name, query, reason, written_as: null, changes, warnings: [warning] };
}
