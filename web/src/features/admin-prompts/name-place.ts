import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { TFunction } from "i18next";
import type { Place } from "./prompt-places.ts";

/** "日本語, Case reports: Analysis prompt". */
export function namePlace({ language, preference, field }: Place, t: TFunction<"admin-prompts">): string {
  return t("place", {
    language: LANGUAGE_TRAITS[language].name,
    preference: t(`search:preference.${preference}.label`),
    field: t(`field.${field}`),
  });
}
