import type { VocabularyRow } from "../vocabulary-row.ts";
import { AGES_AND_FAMILIES } from "./ages-and-families.ts";
import { SETTINGS_AND_GROUPS } from "./settings-and-groups.ts";

/** Who the question is about. Where two share a name, the first one has it. */
export const POPULATIONS: readonly VocabularyRow[] = [...AGES_AND_FAMILIES, ...SETTINGS_AND_GROUPS];
