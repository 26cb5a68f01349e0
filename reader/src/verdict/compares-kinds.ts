import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { doesName } from "./name-match.ts";

/** Several ways or kinds of one thing: "two doses of fentanyl", "different haemostatic sponges". */
const SEVERAL_OF =
  /\b(?:two|three|four|five|2|3|4|both|different|various|varying|several) (?:[\w-]+ )?(?:doses?|dosages?|dose levels|concentrations?|regimens?|schedules?|durations?|frequencies|intensities|types?|kinds?|forms?|brands?|formulations?|preparations?|routes?|modes?|volumes?|strengths?) (?:of|for) (?<what>[^,;:.]{3,60})/giu;
/** "Initially higher-dose inhaled corticosteroids": one dose against another one. */
const OTHER_DOSE = /\b(?:higher|lower|increased|reduced)[- ]doses?(?: of)? (?<what>[^,;:.]{3,40})/iu;
const DIFFERENT = /\bdifferent (?<what>[^,;:.]{3,40})/iu;
/** What a treatment is set against to see whether it works. */
const CONTROL =
  /\b(?:placebo|sham|controls?|no[- ]treatment|untreated|saline|usual care|standard care|routine care|wait(?:ing)?[- ]?list|vehicle|without|did not receive|received no)\b/iu;

/** Whether a paper compares only ways or kinds of a treatment with one another, none of them with anything else. */
export function comparesKindsAlone(interventions: readonly QuestionConcept[], paper: PaperText): boolean {
  const { title, sentences } = paper;
  const own = sentences.filter(({ kind }) => kind !== "background" && kind !== "aside");
  if (own.some(({ text }) => CONTROL.test(text)) || CONTROL.test(title.text)) return false;
  const names = (what: string | undefined) => what !== undefined && doesName(what, interventions, paper);
  if ([DIFFERENT, OTHER_DOSE].some((kinds) => names(kinds.exec(title.text)?.groups?.what))) return true;
  return [title, ...own].some(({ text }) =>
    Array.from(text.matchAll(SEVERAL_OF)).some(({ groups }) => names(groups?.what)),
  );
}
