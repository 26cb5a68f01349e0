import type { ReaderStep } from "@medsieve/contract/searches";
import type { Clock } from "@medsieve/runtime/clock";
import type { ContactLog } from "@medsieve/runtime/contact-log";
import type { Logger } from "pino";
import type { CallGate } from "./call-gate.ts";
import type { ModelClient, ModelReply, ModelRequest } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import { computeCost, type ModelPrice, type TokenCounts } from "./model-prices.ts";
import type { Spending } from "./spending.ts";
import type { UsageLedger } from "./usage-ledger.ts";
import { workWithin } from "./within-time.ts";

export interface ModelTimes {
  /** Milliseconds of one call. */
  callMs: number;
  /** Of a whole step: writing the queries, or the answer. */
  stepMs: number;
  /** Of reading all papers of a search. */
  readingMs: number;
  /** Before the first repetition; doubled for each further one. */
  backOffMs: number;
  /** Waited at most for a server that asks for a pause. */
  patienceMs: number;
}

export const MODEL_TIMES: ModelTimes = {
  ...{ callMs: 90_000, stepMs: 120_000, readingMs: 240_000 },
  ...{ backOffMs: 1_000, patienceMs: 30_000 },
};

/** For compatible servers, which may stand on a desk. */
export const PATIENT_TIMES: ModelTimes = { ...MODEL_TIMES, callMs: 240_000, stepMs: 300_000, readingMs: 900_000 };

/** Tries of one call, where it fails for a reason that may pass. */
const ATTEMPTS = 3;
/** Characters of a token at least, for the spending of a vendor that does not count. */
const CHARACTERS_A_TOKEN = 3;

export interface ModelCallsDeps {
  model: string;
  client: ModelClient;
  gate: CallGate;
  spending: Spending;
  /** Null when the model's price is not known. */
  findPrice: () => ModelPrice | null;
  times: ModelTimes;
  clock: Clock;
  logger: Logger;
  contact: ContactLog;
}

/** A call with its repetitions; its text. Throws ModelFailure; the signal's reason when aborted. */
export type AskModel = (step: ReaderStep, request: ModelRequest, signal: AbortSignal) => Promise<string>;

/**
 * Calls within the gate and the month's budget, each with a time limit; what may pass is repeated with growing pauses.
 * Each reply is counted in the ledger of the search that asked, and in the month's spending, before it is used.
 */
export function createModelCalls(deps: ModelCallsDeps): (usage: UsageLedger) => AskModel {
  const { client, gate, spending, times, clock, contact } = deps;

  const askOnce = async (usage: UsageLedger, step: ReaderStep, request: ModelRequest, signal: AbortSignal) => {
    const call = () => {
      contact.noteTry();
      return usage.time(clock, step, deps.model, () =>
        workWithin(clock, times.callMs, signal, (limited) => client.ask(request, limited)),
      );
    };
    // A search can do nothing before its queries, and its papers come in many calls.
    const reply = await gate.run(call, step !== "reading", signal);
    contact.noteAnswer();
    await countReply(deps, usage, step, request, reply);
    return reply.text;
  };

  return (usage) => async (step, request, searching) => {
    // Of its own, since Node warns of a signal with many listeners.
    const signal = AbortSignal.any([searching]);
    for (let attempt = 1; ; attempt++) {
      if (await spending.isSpent()) throw new ModelFailure("the month's budget for models is spent");
      try {
        return await usage.track(askOnce(usage, step, request, signal));
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        const isLast = !error.isPassing || attempt === ATTEMPTS;
        const { reason, facts } = error;
        contact.noteFailure(reason);
        deps.logger.warn({ step, model: deps.model, reason, ...facts, attempt, isLast }, "a call of the model failed");
        if (isLast || (error.waitMs ?? 0) > times.patienceMs) throw error;
        await clock.pause(choosePause(attempt, error, times), signal);
      }
    }
  };
}

/** Half of each pause is left to chance, so that what failed together does not come back together. */
function choosePause(attempt: number, { waitMs }: ModelFailure, { backOffMs }: ModelTimes): number {
  const full = backOffMs * 2 ** (attempt - 1);
  return Math.max(waitMs ?? 0, full / 2 + Math.random() * (full / 2));
}

/** Counts a reply. Where the vendor counts no tokens, a careful estimate stands for them. */
async function countReply(
  { model, spending, findPrice }: ModelCallsDeps,
  usage: UsageLedger,
  step: ReaderStep,
  request: ModelRequest,
  reply: ModelReply,
): Promise<void> {
  const price = findPrice();
  const counted = reply.tokens ?? estimateTokens(request, reply);
  const costUsd = price === null ? null : computeCost(counted, price);
  const [inputTokens, outputTokens] = [counted.input, counted.output];
  const used = { model, inputTokens, outputTokens, costUsd, isEstimated: reply.tokens === null };
  usage.add(step, used);
  await spending.add(usage, step, used);
}

function estimateTokens({ rules, task, material }: ModelRequest, { text }: ModelReply): TokenCounts {
  const estimate = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN);
  const input = estimate(rules.length + task.length + material.length);
  return { input, cachedInput: 0, cacheWrite: 0, output: estimate(text.length) };
}
