import { MEASURED_AS, PAIN_SCALE, readMeasure } from "../findings/measured-as.ts";
import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { doesName } from "./name-match.ts";
import type { AskedRoles } from "./question-roles.ts";

/** What may harm: no answer to what a treatment does, unless it is asked for. */
const HARM =
  /\b(?:adverse|AEs?|side[ -]effects?|toxicit\w+|safety|tolerability|withdrawals?|discontinu\w+|complications?)\b/iu;
/** What a body does to a drug, how much was given and how it was liked, which is no effect on what ails someone. */
const BESIDE =
  /\b(?:pharmacokinetics?|absor(?:bed|ption)|bioavailability|half-life|clearance of|volume of distribution|(?:plasma|serum|blood|drug|trough) (?:drug )?(?:concentrations?|levels?) of|trough levels?|PK|antimuscarinic|dos(?:age|es|ing)|adherence|compliance|satisfaction|alliance|visits?|costs?|acceptability|attrition|drop-?outs?)\b/iu;

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

/** Whether words of a paper name an outcome that a question asks for, or what is measured in its place. */
export function namesOutcome(words: string, outcomes: readonly QuestionConcept[], paper: PaperText): boolean {
  const asked = outcomes.map(({ written }) => written);
  if (isOtherSurvival(words, asked)) return false;
  const measured = outcomes.map(({ heading }) => readMeasure(heading, paper));
  if (doesName(words, outcomes, paper) || measured.some((pattern) => pattern?.test(words))) return true;
  return asked.some((name) => IS_FUNCTION.test(name)) && FUNCTION_SCALE.test(words);
}
