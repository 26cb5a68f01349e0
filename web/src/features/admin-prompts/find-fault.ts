import { PROMPT_MAX_LENGTH, PROMPT_MAX_QUERIES, PROMPT_RESULTS_PER_QUERY } from "@medsieve/contract/constants";
import {
  listPlaceholders,
  PROMPT_PLACEHOLDERS,
  type PromptField,
  promptSettingsSchema,
} from "@medsieve/contract/prompts";
import type { TFunction } from "i18next";
import { type Field, type NumberField, readNumber } from "./prompt-places.ts";

export const BOUNDS = { max_queries: PROMPT_MAX_QUERIES, num_results_per_query: PROMPT_RESULTS_PER_QUERY };

export function isNumberField(field: Field): field is NumberField {
  return Object.hasOwn(BOUNDS, field);
}

/** Why a setting could not be saved as it was typed, in the user's language; null where it could. */
export function findFault(field: Field, text: string, t: TFunction<"admin-prompts">): string | null {
  if (isNumberField(field)) {
    const takes = promptSettingsSchema.shape[field].safeParse(readNumber(text)).success;
    return takes ? null : t("fault.number", BOUNDS[field]);
  }
  return promptSettingsSchema.shape[field].safeParse(text).success ? null : describeFault(field, text, t);
}

function describeFault(field: PromptField, text: string, t: TFunction<"admin-prompts">): string {
  if (text.trim() === "") return t("fault.empty");
  if (text.length > PROMPT_MAX_LENGTH) {
    return t("fault.tooLong", { max: PROMPT_MAX_LENGTH, length: text.length });
  }
  const known: readonly string[] = PROMPT_PLACEHOLDERS[field];
  const unknown = listPlaceholders(text).filter((name) => !known.includes(name));
  if (unknown.length === 0) return t("fault.characters");
  return t("fault.placeholder", { count: unknown.length, names: unknown.map((name) => `{${name}}`).join(" ") });
}
