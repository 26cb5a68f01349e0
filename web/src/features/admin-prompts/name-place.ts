import type { TFunction } from "i18next";
import { LANGUAGE_NAMES } from "../../lib/language-names.ts";
import type { Place } from "./prompt-places.ts";

/** "日本語, Case reports: Analysis prompt". */
export function namePlace({ language, preference, field }: Place, t: TFunction<"admin-prompts">): string {
  return t("place", {
    language: LANGUAGE_NAMES[language],
    preference: t(`search:preference.${preference}.label`),
    field: t(`field.${field}`),
  });
}
