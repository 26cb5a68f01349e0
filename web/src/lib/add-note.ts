import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";

/** A text with a note in brackets behind it. */
export function addNote(text: string, note: string, language: Language): string {
  return LANGUAGE_TRAITS[language].gap === "" ? `${text}（${note}）` : `${text} (${note})`;
}
