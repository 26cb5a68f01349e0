import { LANGUAGES, type Language, PREFERENCES, type Preference } from "@medsieve/contract/constants";
import { mapKeys } from "@medsieve/contract/list-keys";
import type { PromptField, PromptSet, PromptSettings } from "@medsieve/contract/prompts";

export const NUMBER_FIELDS = ["max_queries", "num_results_per_query"] as const;
export const TEXT_FIELDS = ["query_generation_prompt", "analysis_prompt"] as const satisfies readonly PromptField[];
const FIELDS = [...NUMBER_FIELDS, ...TEXT_FIELDS];
export type NumberField = (typeof NUMBER_FIELDS)[number];
export type Field = keyof PromptSettings;

/** One of the settings of the whole set. */
export interface Place {
  language: Language;
  preference: Preference;
  field: Field;
}

/** Every setting, in the order in which the page shows them. */
export const PLACES: readonly Place[] = LANGUAGES.flatMap((language) =>
  PREFERENCES.flatMap((preference) => FIELDS.map((field) => ({ language, preference, field }))),
);

export function keyOf({ language, preference, field }: Place): string {
  return `${language}.${preference}.${field}`;
}

/** A setting as it stands in its field. */
export function readText(prompts: PromptSet, { language, preference, field }: Place): string {
  return String(prompts[language][preference][field]);
}

/** What was typed and is not saved, by the key of its place; nothing that equals what is saved. */
export type Edits = ReadonlyMap<string, string>;

export function listEdited(edits: Edits): Place[] {
  return PLACES.filter((place) => edits.has(keyOf(place)));
}

/** Settings of one preference, with what was typed; a number that is none is NaN. */
export function readSettings(
  prompts: PromptSet,
  edits: Edits,
  language: Language,
  preference: Preference,
): PromptSettings {
  const read = (field: Field) => {
    const place = { language, preference, field };
    return edits.get(keyOf(place)) ?? readText(prompts, place);
  };
  return {
    max_queries: readNumber(read("max_queries")),
    num_results_per_query: readNumber(read("num_results_per_query")),
    query_generation_prompt: read("query_generation_prompt"),
    analysis_prompt: read("analysis_prompt"),
  };
}

/** The whole set with what was typed. */
export function applyEdits(prompts: PromptSet, edits: Edits): PromptSet {
  return mapKeys(LANGUAGES, (language) =>
    mapKeys(PREFERENCES, (preference) => readSettings(prompts, edits, language, preference)),
  );
}

/** NaN for what is no number; digits of a Japanese or Chinese keyboard count as digits. */
export function readNumber(text: string): number {
  const plain = text.normalize("NFKC").trim();
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
