import type { Language, Preference } from "@medsieve/contract/constants";
import type { PROMPT_PLACEHOLDERS, PromptField } from "@medsieve/contract/prompts";

type Placeholder = (typeof PROMPT_PLACEHOLDERS)[PromptField][number];

/**
 * A prompt with its placeholders filled, in one pass: braces in what is filled in stay as they are, and so do
 * placeholders for which there is no value.
 */
export function fillPlaceholders(prompt: string, values: Partial<Record<Placeholder, string>>): string {
  const known = new Map<string, string | undefined>(Object.entries(values));
  return prompt.replace(/\{([A-Za-z_][\w-]*)\}/gu, (whole, name: string) => known.get(name) ?? whole);
}

const PREFERENCE_NAMES: Record<Language, Record<Preference, string>> = {
  en: {
    clinical_trials: "clinical trials",
    clinical_trials_rare: "clinical trials and rare evidence",
    non_clinical: "non-clinical studies",
    case_reports: "case reports",
    basic_research: "basic research",
    comprehensive: "everything",
  },
  ja: {
    clinical_trials: "臨床試験",
    clinical_trials_rare: "臨床試験と希少なエビデンス",
    non_clinical: "非臨床試験",
    case_reports: "症例報告",
    basic_research: "基礎研究",
    comprehensive: "すべて",
  },
  zh: {
    clinical_trials: "临床试验",
    clinical_trials_rare: "临床试验及少见证据",
    non_clinical: "非临床研究",
    case_reports: "病例报告",
    basic_research: "基础研究",
    comprehensive: "全部",
  },
};

/** What stands for {preference}, in the language of the prompt. */
export function namePreference(preference: Preference, language: Language): string {
  return PREFERENCE_NAMES[language][preference];
}
