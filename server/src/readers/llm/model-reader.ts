import type { Logger } from "pino";
import { ContactLog } from "../../contact-log.ts";
import type { Database } from "../../db/client.ts";
import type { PromptSource } from "../../prompts/prompt-source.ts";
import { createBuiltinReader } from "../builtin/builtin-reader.ts";
import type { Question, Reader } from "../reader.ts";
import { CallGate } from "./call-gate.ts";
import { createModelCalls, MODEL_TIMES, type ModelTimes, PATIENT_TIMES } from "./model-calls.ts";
import { createModelClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import { findModelPrice } from "./model-prices.ts";
import type { ModelSettings } from "./model-settings.ts";
import { readPapers } from "./read-papers.ts";
import { SharedReadings } from "./shared-readings.ts";
import { createSpending } from "./spending.ts";
import { createStoredReadings } from "./stored-readings.ts";
import { UsageTally } from "./usage-tally.ts";
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
  settings: ModelSettings;
  database: Database;
  prompts: PromptSource;
  logger: Logger;
  now: () => Date;
  /** Told of each call, for whoever runs the server. */
  contact?: ContactLog;
  times?: ModelTimes;
  callsAtOnce?: number;
  papersACall?: number;
}

/**
 * The reader that asks a language model. What the model does not do, or does in a way that cannot be used, the
 * built-in reader does, and says why. Throws only the signal's reason when aborted, and what the database throws.
 */
export function createModelReader(deps: ModelReaderDeps): Reader {
  const { settings, database, logger, now } = deps;
  const { vendor, model } = settings;
  const isOwnServer = vendor === "openai-compatible";
  const times = deps.times ?? (isOwnServer ? PATIENT_TIMES : MODEL_TIMES);
  const callsAtOnce = deps.callsAtOnce ?? (isOwnServer ? CALLS_OF_COMPATIBLE : CALLS_AT_ONCE);
  const builtin = createBuiltinReader();
  const spending = createSpending(database, settings.monthlyBudgetUsd, now);
  const stored = createStoredReadings(database, model);
  const shared = new SharedReadings();
  const ask = createModelCalls({
    ...{ model, spending, times, logger, contact: deps.contact ?? new ContactLog() },
    client: createModelClient(settings, logger),
    gate: new CallGate(callsAtOnce, times.patienceMs),
    findPrice: () => findModelPrice(settings, now()),
  });
  stored.forgetOlderThan(KEPT_DAYS).catch((err) => logger.error({ err }, "outdated readings were not deleted"));

  /** The model's work, or null and why it could not be done. */
  async function attempt<Result>(
    step: "queries" | "answer",
    signal: AbortSignal,
    work: (tally: UsageTally, signal: AbortSignal) => Promise<Result>,
  ) {
    const tally = new UsageTally();
    try {
      const result = await workWithin(times.stepMs, signal, (limited) => work(tally, limited));
      return { result, fallback: null, usage: tally.take() };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const { reason } = error;
      logger.warn({ step, vendor, model, reason }, "the built-in reader worked in place of the model");
      return { result: null, fallback: reason, usage: tally.take() };
    }
  }

  function openReader(prompts: PromptSource): Reader {
    return {
      describe: () => ({ id: "model", vendor, model }),
      readsApart: true,
      withPrompts: openReader,
      async writeQueries(question, maxQueries, signal) {
        // Papers that the question names are found by rule, whatever the model makes of it.
        const byRule = await builtin.writeQueries(question, maxQueries, signal);
        const named = byRule.queries.filter(({ query }) => /^\d{1,9}\[pmid\]$/iu.test(query));
        const left = maxQueries - named.length;
        if (left <= 0) return { ...byRule, queries: named };
        const { result, fallback, usage } = await attempt("queries", signal, (tally, limited) =>
          writeQueries(ask, prompts, question, left, tally, limited),
        );
        if (result === null) return { ...byRule, fallback, usage };
        return { ...result, queries: [...named, ...result.queries], fallback, usage };
      },
      async repairQuery(question, query, complaint, signal) {
        const { result, usage } = await attempt("queries", signal, (tally, limited) =>
          repairQuery(ask, question, query, complaint, tally, limited),
        );
        return { query: result, usage };
      },
      readPapers: (question, papers, signal) =>
        readPapers(
          {
            ...{ vendor, model, ask, prompts, stored, shared, builtin, times, logger },
            batchSize: deps.papersACall ?? PAPERS_A_CALL,
          },
          question,
          papers,
          signal,
        ),
      async answer(question: Question, papers, signal) {
        const { result, fallback, usage } = await attempt("answer", signal, (tally, limited) =>
          writeAnswer(ask, question, papers, tally, limited),
        );
        if (result !== null) {
          const text = result.map((sentence) => sentence.text).join(question.language === "en" ? " " : "");
          return { text, sentences: result, fallback, usage };
        }
        return { ...(await builtin.answer(question, papers, signal)), fallback, usage };
      },
    };
  }

  return openReader(deps.prompts);
}
