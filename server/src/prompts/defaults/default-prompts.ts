import {
  LANGUAGES,
  type Language,
  MAX_QUERIES_DEFAULT,
  PREFERENCES,
  type Preference,
  RESULTS_PER_QUERY_DEFAULT,
} from "@medsieve/contract/constants";
import { mapKeys } from "@medsieve/contract/list-keys";
import type { PromptSet, PromptSettings } from "@medsieve/contract/prompts";
import { ENGLISH_PROMPTS } from "./en/english-prompts.ts";
import { JAPANESE_PROMPTS } from "./ja/japanese-prompts.ts";
import type { PromptTexts } from "./prompt-texts.ts";
import { CHINESE_PROMPTS } from "./zh/chinese-prompts.ts";

const TEXTS: Record<Language, PromptTexts> = { en: ENGLISH_PROMPTS, ja: JAPANESE_PROMPTS, zh: CHINESE_PROMPTS };

function makeSettings(
  { writeQueryPrompt, writeAnalysisPrompt, preferences }: PromptTexts,
  preference: Preference,
): PromptSettings {
  const { searching, relevance } = preferences[preference];
  return {
    max_queries: MAX_QUERIES_DEFAULT,
    num_results_per_query: RESULTS_PER_QUERY_DEFAULT,
    query_generation_prompt: writeQueryPrompt(searching),
    analysis_prompt: writeAnalysisPrompt(relevance),
  };
}

/** The built-in settings, which hold until an administrator changes them. */
export const DEFAULT_PROMPTS: PromptSet = mapKeys(LANGUAGES, (language) =>
  mapKeys(PREFERENCES, (preference) => makeSettings(TEXTS[language], preference)),
);
