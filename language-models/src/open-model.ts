import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { fetchLimited } from "./limited-fetch.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Key and address are always given, so that nothing is read from the environment behind the settings' back. */
export function openModel({ vendor, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const access = { baseURL: baseUrl, apiKey: apiKey ?? "", fetch: fetchLimited };
  if (vendor === "anthropic") return createAnthropic(access)(model);
  if (vendor === "openai") return createOpenAI(access).responses(model);
  if (vendor === "google") return createGoogleGenerativeAI(access)(model);
  return createOpenAICompatible({
    name: "openai-compatible",
    baseURL: baseUrl,
    fetch: fetchLimited,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey === null ? {} : { apiKey }),
  })(model);
}

/** Families that take an effort (the vendors' references, "effort", "reasoning" and "thinking level"). */
const WITH_EFFORT = {
  anthropic: /^claude-(?:(?:fable|opus|sonnet|haiku)-5|opus-4-[5-9])/,
  openai: /^gpt-(?:5(?:\.\d)?|6(?:\.\d)?)(?:-(?:mini|nano|luna|terra|sol|astra))?$/,
  google: /^gemini-[34]\.?\d*-(?:flash|pro|argon)/,
};

/** Reading and quoting needs little thinking, and many users wait. */
const LITTLE_THINKING = {
  anthropic: { effort: "low" },
  openai: { reasoningEffort: "low" },
  google: { thinkingConfig: { thinkingLevel: "low" } },
} as const;

/** What is asked of a vendor beside the answer. `isPlain` leaves out what a model may refuse. */
export function chooseOptions({ vendor, model }: ModelSettings, isPlain: boolean) {
  if (vendor === "openai-compatible") return {};
  const effort = !isPlain && WITH_EFFORT[vendor].test(model) ? LITTLE_THINKING[vendor] : {};
  // OpenAI would keep questions and answers for a month.
  return { [vendor]: vendor === "openai" ? { ...effort, store: false } : effort };
}
