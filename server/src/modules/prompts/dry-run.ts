import type { PromptDryRunResult, promptDryRunSchema } from "@medsieve/contract/prompts";
import { NO_LIMITS } from "@medsieve/contract/searches";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { CheckedQuery, RefusedQuery } from "../../pipeline/stages/check-query.ts";
import { generateQueries } from "../../pipeline/stages/generate-queries.ts";
import { useSettings } from "../../prompts/prompt-store.ts";
import type { Reader } from "../../readers/reader.ts";
import type { PaperSource } from "../../sources/paper-source.ts";

type DryQuery = PromptDryRunResult["queries"][number];

/** Below the 30 seconds after which a page gives up a call. */
const DRY_RUN_TIMEOUT_MS = 25_000;

/** Writes the queries of a question with settings that need not be saved; nothing is searched, counted or kept. */
export async function runDry(
  reader: Reader,
  source: PaperSource,
  { query: text, language, preference, settings }: z.output<typeof promptDryRunSchema>,
  left: AbortSignal,
): Promise<PromptDryRunResult> {
  const trying = reader.withPrompts?.(useSettings(settings)) ?? reader;
  const timeout = AbortSignal.timeout(DRY_RUN_TIMEOUT_MS);
  const question = { text, language, preference };
  const signal = AbortSignal.any([left, timeout]);
  try {
    const written = await generateQueries(question, NO_LIMITS, settings.max_queries, trying, signal, source);
    return {
      reader: reader.describe(),
      uses_prompts: reader.withPrompts !== undefined,
      queries: [...written.queries.map(describeQuery), ...written.refused.map(describeRefused)],
      terms: written.terms,
      not_understood: written.notUnderstood,
      fallback: written.fallback ?? null,
      cost_usd: written.usage.costUsd,
    };
  } catch (error) {
    if (!timeout.aborted) throw error;
    const seconds = DRY_RUN_TIMEOUT_MS / 1000;
    throw new AppError(503, "reader_unavailable", `The model did not answer within ${seconds} seconds`, {
      cause: error,
    });
  }
}

function describeQuery({ name, query, reason, writtenAs, changes, warnings }: CheckedQuery): DryQuery {
  return { name, query, reason, written_as: writtenAs, changes, warnings };
}

/** As a search shows a query that it could not run. */
function describeRefused({ name, query, reason, changes, refused }: RefusedQuery): DryQuery {
  const warning = { code: "not_run", message: refused, start: null, end: null };
  return { name, query, reason, written_as: null, changes, warnings: [warning] };
}
