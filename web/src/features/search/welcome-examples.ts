import type { Language, Preference } from "@medsieve/contract/constants";

/** A question to begin with: its texts stand under this key of the translation files. */
export interface WelcomeExample {
  key: "first" | "second" | "third" | "fourth";
  /** What suits the question. */
  preference: Preference;
}

/** Four in each language, each of another kind, all of them answered by the demonstration library. */
export const WELCOME_EXAMPLES: Record<Language, readonly WelcomeExample[]> = {
  en: [
    { key: "first", preference: "clinical_trials" },
    { key: "second", preference: "clinical_trials_rare" },
    { key: "third", preference: "clinical_trials_rare" },
    { key: "fourth", preference: "basic_research" },
  ],
  ja: [
    { key: "first", preference: "comprehensive" },
    { key: "second", preference: "clinical_trials" },
    { key: "third", preference: "clinical_trials" },
    { key: "fourth", preference: "clinical_trials" },
  ],
  zh: [
    { key: "first", preference: "clinical_trials" },
    { key: "second", preference: "clinical_trials" },
    { key: "third", preference: "clinical_trials" },
    { key: "fourth", preference: "comprehensive" },
  ],
};
