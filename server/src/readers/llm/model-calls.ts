import { setTimeout as sleep } from "node:timers/promises";
import type { ReaderStep } from "@medsieve/contract/searches";
import type { Logger } from "pino";
import type { ContactLog } from "../../contact-log.ts";
import type { ReaderUsage } from "../reader.ts";
import type { CallGate } from "./call-gate.ts";
import type { ModelClient, ModelReply, ModelRequest } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import { computeCost, type ModelPrice, type TokenCounts } from "./model-prices.ts";
import type { Spending } from "./spending.ts";
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
  logger: Logger;
  contact: ContactLog;
}

/** A call with its repetitions, and what it used. Throws ModelFailure; the signal's reason when aborted. */
export type AskModel = (step: ReaderStep, request: ModelRequest, signal: AbortSignal) => Promise<AskedModel>;
export interface AskedModel {
  text: string;
  usage: ReaderUsage;
}

/** Calls within the gate and the month's budget, each with a time limit; what may pass is repeated with growing pauses. */
export function createModelCalls(deps: ModelCallsDeps): AskModel {
  const { client, gate, spending, times, contact } = deps;

  return async (step, request, searching) => {
    // Of its own, since Node warns of a signal with many listeners.
    const signal = AbortSignal.any([searching]);
    for (let attempt = 1; ; attempt++) {
      if (await spending.isSpent()) throw new ModelFailure("the month's budget for models is spent");
      try {
        const call = () => {
          contact.noteTry();
          return workWithin(times.callMs, signal, (limited) => client.ask(request, limited));
        };
        // A search can do nothing before its queries, and its papers come in many calls.
        const reply = await gate.run(call, step !== "reading", signal);
        contact.noteAnswer();
        return { text: reply.text, usage: await countReply(deps, request, reply) };
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        const isLast = !error.isPassing || attempt === ATTEMPTS;
        const { reason, facts } = error;
        contact.noteFailure(reason);
        deps.logger.warn({ step, model: deps.model, reason, ...facts, attempt, isLast }, "a call of the model failed");
        if (isLast || (error.waitMs ?? 0) > times.patienceMs) throw error;
        await sleep(choosePause(attempt, error, times), undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  };
}

/** Half of each pause is left to chance, so that what failed together does not come back together. */
function choosePause(attempt: number, { waitMs }: ModelFailure, { backOffMs }: ModelTimes): number {
  const full = backOffMs * 2 ** (attempt - 1);
  return Math.max(waitMs ?? 0, full / 2 + Math.random() * (full / 2));
}

/** Adds a reply to the month's spending. Where the vendor counts no tokens, the spending takes a careful estimate. */
async function countReply(deps: ModelCallsDeps, request: ModelRequest, reply: ModelReply): Promise<ReaderUsage> {
  const { model, spending } = deps;
  const price = deps.findPrice();
  const counted = reply.tokens ?? estimateTokens(request, reply);
  const [inputTokens, outputTokens] = [counted.input, counted.output];
  const costUsd = price === null ? 0 : computeCost(counted, price);
  await spending.add(model, { inputTokens, outputTokens, costUsd });
  if (reply.tokens === null) return { model, inputTokens: 0, outputTokens: 0, costUsd: null };
  return { model, inputTokens, outputTokens, costUsd: price === null ? null : costUsd };
}

function estimateTokens({ rules, task, material }: ModelRequest, { text }: ModelReply): TokenCounts {
  const estimate = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN);
  const input = estimate(rules.length + task.length + material.length);
  return { input, cachedInput: 0, cacheWrite: 0, output: estimate(text.length) };
}
