import type { Database } from "@medsieve/database/client";
import { createBuiltinReader, type ReadingDesk } from "@medsieve/reader/builtin-reader";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Question, Reader } from "@medsieve/reader/reader";
import type { Clock } from "@medsieve/runtime/clock";
import { ContactLog } from "@medsieve/runtime/contact-log";
import type { Logger } from "pino";
import { CallGate } from "./call-gate.ts";
import { createModelCalls, MODEL_TIMES, PATIENT_TIMES } from "./model-calls.ts";
import { createModelClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import { findModelPrice } from "./model-prices.ts";
import type { ModelSettings } from "./model-settings.ts";
import { readPapers } from "./read-papers.ts";
import { readWithoutModel } from "./read-without-model.ts";
import type { Readers } from "./readers.ts";
import { SharedReadings } from "./shared-readings.ts";
import { createSpending } from "./spending.ts";
import { createStoredReadings } from "./stored-readings.ts";
import type { UsageLedger } from "./usage-ledger.ts";
import { workWithin } from "./within-time.ts";
import { writeAnswer } from "./write-answer.ts";
import { repairQuery, writeQueries } from "./write-queries.ts";

/** Calls under way at once, for all searches of this server: room for the batches of a search of 50 papers. */
const CALLS_AT_ONCE = 16;
/** A server of one's own often works at one after another. */
const CALLS_OF_COMPATIBLE = 4;
const PAPERS_A_CALL = 4;
/** Days for which a reading is kept. */
const KEPT_DAYS = 180;

export interface ModelReaderDeps {
  /** Where the built-in reader works, which reads what the model does not. */
  desk: ReadingDesk;
  settings: ModelSettings;
  database: Database;
  logger: Logger;
  now: () => Date;
  clock: Clock;
  /** Records each call, for the operator. */
  contact?: ContactLog;
  callsAtOnce?: number;
  papersACall?: number;
}

/**
 * Readers that ask a language model. What the model does not do, or does in a way that cannot be used, the
 * built-in reader does, and says why. Throws only the signal's reason when aborted, and what the database throws.
 */
export function createModelReaders(deps: ModelReaderDeps): Readers {
  const { settings, database, logger, now, clock } = deps;
  const { vendor, model } = settings;
  const isOwnServer = vendor === "openai-compatible";
  const times = isOwnServer ? PATIENT_TIMES : MODEL_TIMES;
  const callsAtOnce = deps.callsAtOnce ?? (isOwnServer ? CALLS_OF_COMPATIBLE : CALLS_AT_ONCE);
  const spending = createSpending(database, settings.monthlyBudgetUsd, now);
  const stored = createStoredReadings(database, model);
  const shared = new SharedReadings();
  const countCalls = createModelCalls({
    ...{ model, spending, times, clock, logger, contact: deps.contact ?? new ContactLog() },
    client: createModelClient(settings, logger),
    gate: new CallGate(callsAtOnce, times.patienceMs, clock),
    findPrice: () => findModelPrice(settings, now()),
  });
  stored.forgetOlderThan(KEPT_DAYS).catch((err) => logger.error({ err }, "outdated readings were not deleted"));

  /** The model's work, or null and why it could not be done. */
  async function attempt<Result>(
    step: "queries" | "answer",
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ) {
    try {
      return { result: await workWithin(clock, times.stepMs, signal, work), fallback: null };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const { reason } = error;
      logger.warn({ step, vendor, model, reason }, "the built-in reader worked in place of the model");
      return { result: null, fallback: reason };
    }
  }

  const describe = () => ({ id: "model", vendor, model }) as const;

  function open(prompts: PromptSource, usage: UsageLedger, modelsAllowed = true): Reader {
    const builtin = createBuiltinReader(deps.desk);
    if (!modelsAllowed) return readWithoutModel(builtin);
    const ask = countCalls(usage);
    return {
      describe,
      async writeQueries(question, maxQueries, signal) {
        // Papers that the question names are found by rule, whatever the model makes of it.
        const byRule = await builtin.writeQueries(question, maxQueries, signal);
        const named = byRule.queries.filter(({ query }) => /^\d{1,9}\[pmid\]$/iu.test(query));
        const left = maxQueries - named.length;
        if (left <= 0) return { ...byRule, queries: named };
        const { result, fallback } = await attempt("queries", signal, (limited) =>
          writeQueries(ask, prompts, question, left, limited),
        );
        if (result === null) return { ...byRule, fallback };
        return { ...result, queries: [...named, ...result.queries], fallback };
      },
      knownMatches: () => null,
      queryRepair: () => ({
        async repairQuery(question, query, complaint, signal) {
          const { result } = await attempt("queries", signal, (limited) =>
            repairQuery(ask, question, query, complaint, limited),
          );
          return { query: result };
        },
      }),
      relatedQueries: () => null,
      readingAhead: () => ({ kind: "each" }),
      readPapers: (question, papers, signal) =>
        readPapers(
          {
            ...{ vendor, model, ask, prompts, stored, shared, builtin, times, clock, logger },
            batchSize: deps.papersACall ?? PAPERS_A_CALL,
          },
          question,
          papers,
          signal,
        ),
      async answer(question: Question, papers, signal) {
        const { result, fallback } = await attempt("answer", signal, (limited) =>
          writeAnswer(ask, question, papers, limited),
        );
        if (result !== null) return { sentences: result, fallback };
        return { ...(await builtin.answer(question, papers, signal)), fallback };
      },
    };
  }

  return { describe, usesPrompts: true, open };
}
