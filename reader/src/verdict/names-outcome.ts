import { readDiseaseMeasures } from "../findings/disease-measures.ts";
import { readHeadingMeasure, readMeasures } from "../findings/measured-as.ts";
import { MEASURED_AS, PAIN_SCALE } from "../findings/measures.ts";
import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { doesName } from "./name-match.ts";
import type { AskedRoles } from "./question-roles.ts";

/** What may harm: no answer to what a treatment does, unless it is asked for. */
const HARM =
  /\b(?:adverse|AEs?|side[ -]effects?|toxicit\w+|harms?|safety|tolerability|withdrawals?|discontinu\w+|complications?)\b/iu;
/** What a body does to a drug, how much was given and how it was liked, which is no effect on what ails someone. */
const BESIDE =
  /\b(?:pharmacokinetics?|absor(?:bed|ption)|bioavailability|half-life|clearance of|volume of distribution|(?:plasma|serum|blood|drug|trough) (?:drug )?(?:concentrations?|levels?) of|trough levels?|PK|antimuscarinic|dos(?:age|es|ing)|adherence|compliance|satisfaction|alliance|visits?|costs?|acceptability|attrition|drop-?outs?)\b/iu;

/** Whether an outcome is one that a treatment may be unsafe by. */
export const isHarm = (outcome: string): boolean => HARM.test(outcome);

/** Whether an outcome is no answer to what a treatment does where none is asked for. */
export function isBesideEffect(outcome: string): boolean {
  return HARM.test(outcome) || BESIDE.test(outcome);
}

/** What a question names beside its treatment where it names neither an outcome nor a condition: one of these is what it asks for. */
export function listUnplaced(roles: AskedRoles): QuestionConcept[] {
  const { interventions, comparators, outcomes, conditions, people, everything } = roles;
  if (outcomes.length + conditions.length > 0) return [];
  const placed = [...interventions, ...comparators, ...people].map(({ written }) => written);
  return everything.filter(({ written }) => !placed.includes(written));
}

/** How long people live without something is another outcome than how long they live. */
const SURVIVAL_WITHOUT = /[- ]free survival\b|\b(?:PFS|DFS|RFS|EFS)\b/u;

/** Words that speak of survival without something, where how long people live is asked about. */
export function isOtherSurvival(words: string, asked: readonly string[]): boolean {
  const isOfLife = asked.length > 0 && asked.every((name) => /\bsurvival$/iu.test(name) && !/free/iu.test(name));
  return isOfLife && SURVIVAL_WITHOUT.test(words) && !/\boverall survival\b|\bOS\b/u.test(words);
}

/** Whether words of a paper speak of how strong pain is, where that is asked for. */
export function namesPainScale(words: string, outcomes: readonly QuestionConcept[]): boolean {
  return outcomes.some(({ heading }) => MEASURED_AS.get(heading ?? "") === PAIN_SCALE) && PAIN_SCALE.test(words);
}

const IS_FUNCTION = /^(?:(?:knee|joint|hip|shoulder|physical|limb) )?function(?:al outcomes?)?$/iu;
/** By what it is scored how joints and limbs work. */
const FUNCTION_SCALE =
  /\b(?:Lysholm|IKDC|International Knee Documentation|KOOS|Knee Injury and Osteoarthritis Outcome|HOOS|Harris|Oxford (?:Knee|Hip)|WOMAC|Constant|DASH|Tegner|SF-36 physical|physical component|functional (?:outcomes?|scores?))\b/iu;

/** "Any outcomes", of which each is one. */
const EVERY_OUTCOME =
  /\b(?:any|all|either|both|none)(?: of the)?(?: (?:primary|study|main|clinical|measured))? outcomes?(?: measures?| variables?)?\b/iu;

/** It speaks of all that a paper measured, among it what is asked for. */
const namesAmongAll = (words: string, outcomes: readonly QuestionConcept[], paper: PaperText): boolean =>
  EVERY_OUTCOME.test(words) &&
  [paper.title, ...paper.sentences].some(({ text, kind }) => kind !== "background" && doesName(text, outcomes, paper));

/** Whether words of a paper name an outcome that a question asks for, or what is measured in its place. */
export function namesOutcome(words: string, outcomes: readonly QuestionConcept[], paper: PaperText): boolean {
  const asked = outcomes.map(({ written }) => written);
  if (isOtherSurvival(words, asked)) return false;
  const measured = outcomes.flatMap((concept) => readMeasures(concept, paper));
  if (doesName(words, outcomes, paper) || measured.some((pattern) => pattern.test(words))) return true;
  if (namesAmongAll(words, outcomes, paper)) return true;
  return asked.some((name) => IS_FUNCTION.test(name)) && FUNCTION_SCALE.test(words);
}

/** Whether words of a paper name a condition, or what is measured of how someone with it fares. */
export const namesCondition = (words: string, conditions: readonly QuestionConcept[], paper: PaperText): boolean =>
  doesName(words, conditions, paper) ||
  conditions.some((concept) =>
    [...readMeasures(concept, paper), ...readDiseaseMeasures(concept)].some((measured) => measured.test(words)),
  );

/** Words that part what a question lists: "CRP, IL-6 and other markers". */
const LISTED = /,? (?:and|or|as well as) (?:other )?|, /iu;

/** Whether an outcome is one of several that a question lists in its own words. */
export function isListed(outcome: string, { words }: AskedRoles): boolean {
  const parts = (words?.outcome ?? "").toLowerCase().split(LISTED);
  return parts.length > 1 && parts.some((part) => part.trim() === outcome.toLowerCase());
}

/** Whether an outcome is one that the question asks for, by its concepts or in a list of its own words. */
export const namesAsked = (outcome: string, roles: AskedRoles, paper: PaperText): boolean =>
  namesOutcome(outcome, roles.outcomes, paper) || isListed(outcome, roles);

/** Whether an outcome only stands for what the question asks for in general words: more of it may be less of that. */
export function isInItsPlace(outcome: string, outcomes: readonly QuestionConcept[], paper: PaperText): boolean {
  if (doesName(outcome, outcomes, paper)) return false;
  return !outcomes.some(({ heading }) => readHeadingMeasure(heading, paper)?.test(outcome));
}
