import { listDrugs } from "../question/drug-names.ts";
import { type Arms, findArm } from "./distinguish-arms.ts";
import type { FindingSentence } from "./finding-text.ts";

/** What compares the study's own groups without naming what they got. */
export const COMPARES =
  /\b(?:than|versus|vs\.?|compar(?:ed|ison)|relative to|between (?:the )?(?:two |three |treatment |study )?(?:groups|arms|treatments)|(?:intervention|treatment|treated|active|experimental|study|placebo|control) (?:group|arm|patients)|(?:hazard|odds|risk|rate) ratio|mean difference|[HOR]R ?[=:)(\d])/iu;
const AMONG_GROUPS =
  /\b(?:in|among|across|between|of) (?:[\w-]+ ){0,2}(?:groups|arms|cohorts|treatments)\b|\bby treatment\b/iu;
/** A change in every group alike is no effect of one of them. */
const IN_ALL_GROUPS =
  /\b(?:in|of|among) (?:both|all|each|either|the two|all three)(?: of the)?(?: [\w-]+)? (?:groups|arms|treatments?)\b|\bboth (?:the )?(?:[\w-]+ )?(?:groups|arms|treatments)\b/iu;
const COMPARES_GROUPS =
  /\b(?:than|versus|vs\.?|compared|greater|larger|more|less|superior|differ\w*|between|similar|comparable|equivalent)\b/iu;
/** Other groups than the study's arms, what changes an effect, and how well a test sorts people. */
const NO_ARMS =
  /\b(?:subgroup differences?|magnitude of the effects?|those whose|healthy (?:children|controls|volunteers|subjects|individuals)|than normal|sensitivity,? (?:and )?specificity)\b/iu;
const SAME_EFFECT = /\bsimilar (?:[\w-]+ )?(?:effects?|reductions?|increases?|decreases?|improvements?|changes?)\b/iu;
const ALIKE = /\b(?:similar(?:ly)?|comparabl[ey]|equivalent(?:ly)?|(?:an|the) equal)\b/iu;
const SIDES =
  /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|(?:superior|inferior|equivalent|similar) to|relative to)\b/iu;
/** What an outcome does not do: it is what acts. */
const ACTS =
  /^[^,;]{0,30}?\b(?:(?:was|were|is|are) (?:[\w-]+ )?associated with|result(?:ed|s) in|led to|leads to|caused?|moderated|reduced the|increased the)\b/iu;

/** A change that a sentence reports of every group alike, and does not compare. */
export function isOfAllGroups(sentence: string): boolean {
  return IN_ALL_GROUPS.test(sentence) && !COMPARES_GROUPS.test(sentence);
}

/**
 * Whether a sentence reports an effect of the intervention on an outcome: it names the intervention or compares groups; it is
 * not of another drug, of all groups alike, or of what the outcome itself does. `names`: of both arms and the outcome.
 */
export function bearsOnArms(
  at: FindingSentence,
  arms: Arms,
  { intervention, comparator, outcome }: { intervention: string; comparator: string; outcome: string },
  isDifference: boolean,
): boolean {
  const { text } = at.sentence;
  if (NO_ARMS.test(text) || (isDifference && SAME_EFFECT.test(text))) return false;
  if (isOfAllGroups(text) || (isDifference && IN_ALL_GROUPS.test(text) && ALIKE.test(text))) return false;
  const place = text.toLowerCase().indexOf(outcome.toLowerCase());
  if (place >= 0 && ACTS.test(text.slice(place + outcome.length))) return false;
  if (arms.stems.size === 0) return true;
  const named = at.tokens.flatMap(({ start }, index) => (findArm(at.tokens, index, arms) === "int" ? [start] : []));
  if (named.length === 0 && !COMPARES.test(text) && !AMONG_GROUPS.test(text)) return false;
  return !isOfOtherDrug(text, named, [intervention, comparator, outcome].join(" "));
}

/** It names a drug that is neither arm, and the intervention nowhere, or only as what that drug is compared with. */
function isOfOtherDrug(text: string, named: readonly number[], known: string): boolean {
  const others = listDrugs(text).filter((drug) => !known.toLowerCase().includes(drug.toLowerCase()));
  if (others.length === 0) return false;
  if (named.length === 0) return true;
  const sides = SIDES.exec(text);
  if (sides === null || named.some((at) => at < sides.index)) return false;
  return others.some((drug) => text.slice(0, sides.index).includes(drug));
}
