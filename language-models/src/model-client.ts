import { generateText, Output } from "ai";
import type { Logger } from "pino";
import type { z } from "zod";
import { explainFailure } from "./explain-failure.ts";
import { ModelFailure } from "./model-failure.ts";
import type { TokenCounts } from "./model-prices.ts";
import type { ModelSettings } from "./model-settings.ts";
import { chooseOptions, openModel } from "./open-model.ts";

/** Tokens of an answer, with room for the thinking that vendors count with it; compatible servers often hold less. */
const MAX_OUTPUT_TOKENS = 16_000;
const MAX_OUTPUT_OF_COMPATIBLE = 8_000;
/** UTF-16 units that are read of an answer: far more than those tokens are. What stands behind them is left out. */
export const MAX_ANSWER = 200_000;
/** How servers answer a request with something in it that they do not know. */
const REFUSES_FORM: ReadonlySet<number | undefined> = new Set([400, 422]);

/** What a model is asked, what never changes first, so that the vendor's cache of prompts can be used. */
export interface ModelRequest {
  /** The same for every search. */
  rules: string;
  /** The same for every call of one step of one search. */
  task: string;
  /** The papers, or whatever else is particular to this call. */
  material: string;
  /** The form of the answer. */
  form: z.ZodType;
}

export interface ModelReply {
  text: string;
  /** Null when the vendor did not report it. */
  tokens: TokenCounts | null;
}

export interface ModelClient {
  /** One call, without repetition. Throws ModelFailure; the signal's reason when aborted. */
  ask: (request: ModelRequest, signal: AbortSignal) => Promise<ModelReply>;
}

/** Anthropic's cache has to be asked for; the others' works by itself. */
const CACHED_UP_TO_HERE = { anthropic: { cacheControl: { type: "ephemeral" as const } } };

/**
 * A model of one vendor, on the AI SDK. A request that is refused as it stands is asked once without what not every
 * model takes, such as a form on a compatible server; if that helps, so are all others after it.
 */
export function createModelClient(settings: ModelSettings, logger: Logger): ModelClient {
  const model = openModel(settings);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  let isPlain = false;

  async function ask({ rules, task, material, form }: ModelRequest, asPlain: boolean, signal: AbortSignal) {
    // The form is asked for, but the answer is read as it is: not every server keeps to it.
    const output = { ...Output.object({ schema: form }), parseCompleteOutput: async () => null };
    const isCompatible = settings.vendor === "openai-compatible";
    const maxOutputTokens = isCompatible ? MAX_OUTPUT_OF_COMPATIBLE : MAX_OUTPUT_TOKENS;
    const { text, usage } = await generateText({
      model,
      maxRetries: 0,
      abortSignal: signal,
      system: { role: "system", content: rules, providerOptions: CACHED_UP_TO_HERE },
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: task, providerOptions: CACHED_UP_TO_HERE },
            { type: "text", text: material },
          ],
        },
      ],
      ...(asPlain && isCompatible ? {} : { output, maxOutputTokens }),
      providerOptions: chooseOptions(settings, asPlain),
    });
    if (text.length > MAX_ANSWER) {
      const { vendor, model: name } = settings;
      logger.warn({ vendor, model: name, length: text.length, max: MAX_ANSWER }, "the model's answer is cut off");
    }
    return { text: text.slice(0, MAX_ANSWER), tokens: countTokens(usage) };
  }

  async function explain<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      signal.throwIfAborted();
      throw explainFailure(error);
    }
  }

  return {
    ask: async (request, signal) => {
      const asPlain = isPlain;
      try {
        return await explain(ask(request, asPlain, signal), signal);
      } catch (error) {
        if (asPlain || !(error instanceof ModelFailure && REFUSES_FORM.has(error.facts.status))) throw error;
        const reply = await explain(ask(request, true, signal), signal);
        isPlain = true;
        const { vendor, model: name } = settings;
        logger.warn({ vendor, model: name, ...error.facts }, "the model is asked without options that it refuses");
        return reply;
      }
    },
  };
}

function countTokens(usage: Awaited<ReturnType<typeof generateText>>["usage"]): TokenCounts | null {
  const { inputTokens, outputTokens, inputTokenDetails } = usage;
  if (!isCount(inputTokens) || !isCount(outputTokens)) return null;
  return {
    input: inputTokens,
    cachedInput: inputTokenDetails.cacheReadTokens ?? 0,
    cacheWrite: inputTokenDetails.cacheWriteTokens ?? 0,
    output: outputTokens,
  };
}

function isCount(tokens: number | undefined): tokens is number {
  return tokens !== undefined && Number.isSafeInteger(tokens) && tokens >= 0;
}
