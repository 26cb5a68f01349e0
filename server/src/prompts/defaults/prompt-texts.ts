import type { Preference } from "@medsieve/contract/constants";

/** What the prompts of one preference say that those of the others do not. */
export interface PreferenceTexts {
  /** What kind of study is wanted, and how PubMed is asked for it. */
  searching: string;
  /** What makes a paper relevant, with the scores that are given for it. */
  relevance: string;
}

/** The built-in prompts of one language: what all preferences share, around what is particular to each. */
export interface PromptTexts {
  writeQueryPrompt: (searching: string) => string;
  writeAnalysisPrompt: (relevance: string) => string;
  preferences: Record<Preference, PreferenceTexts>;
}
