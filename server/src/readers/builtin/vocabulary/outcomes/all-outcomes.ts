import type { VocabularyRow } from "../vocabulary-row.ts";
import { HARMS_ACCURACY_AND_COSTS } from "./harms-accuracy-and-costs.ts";
import { ORGANS_AND_MEASUREMENTS } from "./organs-and-measurements.ts";
import { SURVIVAL_AND_COURSE } from "./survival-and-course.ts";

/** What is measured, hoped for or feared. Where two share a name, the first one has it. */
export const OUTCOMES: readonly VocabularyRow[] = [
  ...HARMS_ACCURACY_AND_COSTS,
  ...ORGANS_AND_MEASUREMENTS,
  ...SURVIVAL_AND_COURSE,
];
