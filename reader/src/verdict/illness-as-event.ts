import type { PaperText } from "../paper-text.ts";
import { doesName } from "./name-match.ts";
import type { AskedRoles } from "./question-roles.ts";

/** What may come about: "risk of stroke" in people who have none. */
const COMES_ABOUT = /\b(?:risks?|incidences?|rates?|occurrences?|odds|development|hazard) (?:of|for) /iu;

/**
 * Whether an outcome is the coming about of the illness that a question is about, in other people: "Is thrombectomy of use in
 * stroke?" is not answered by strokes after a coronary intervention.
 */
export function isEventElsewhere(
  outcome: string,
  { conditions, isConditionAffected }: AskedRoles,
  paper: PaperText,
): boolean {
  if (isConditionAffected || !COMES_ABOUT.test(outcome)) return false;
  return doesName(outcome, conditions, paper) && !doesName(paper.title.text, conditions, paper);
}
