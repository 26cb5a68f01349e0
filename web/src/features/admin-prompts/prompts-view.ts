import { LANGUAGES, type Language, PREFERENCES, type Preference } from "@medsieve/contract/constants";
import type { Address } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";

/** Which prompts are shown, as the address names them; undefined is the first choice. */
interface PromptsView {
  language?: Language | undefined;
  preference?: Preference | undefined;
}

export function readPromptsView({ language, preference }: Address): PromptsView {
  return {
    language: readChoice(LANGUAGES, language === "jp" ? "ja" : language) ?? undefined,
    preference: readChoice(PREFERENCES, preference) ?? undefined,
  };
}

/** What is shown where the address does not say: the language of the interface, and the first preference. */
export function chooseShown(view: PromptsView, language: Language): { language: Language; preference: Preference } {
  return { language: view.language ?? language, preference: view.preference ?? PREFERENCES[0] };
}
