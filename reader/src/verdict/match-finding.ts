import type { Finding } from "@medsieve/contract/findings";
import { isBorneOut } from "@medsieve/contract/statements";
import type { VerdictCount } from "@medsieve/contract/verdict";
import { stemWord } from "@medsieve/text/stem";
import { splitEntry } from "../findings/finding-text.ts";
import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { matchConcept } from "../relevance/score-paper.ts";
import { isAgainstAnother } from "./against-another.ts";
import { listAnswering } from "./answering/choose-answering.ts";
import { namesEvent } from "./asked-event.ts";
import { matchWays } from "./asked-ways.ts";
import { isBesideQuestion } from "./beside-question.ts";
import { isEventElsewhere } from "./illness-as-event.ts";
import { isLighter } from "./lost-weight.ts";
import { isMoreImproved } from "./more-improved.ts";
import { doesName, doesNameAsMuch, isLeftOut } from "./name-match.ts";
import {
  isBesideEffect,
  isHarm,
  isInItsPlace,
  isListed,
  isOtherSurvival,
  listUnplaced,
  namesAsked,
  namesCondition,
  namesOutcome,
  namesPainScale,
} from "./names-outcome.ts";
import type { MatchedFinding } from "./paper-match.ts";
import type { AskedRoles } from "./question-roles.ts";
import { isSham, saysNoEffect, speaksOfArms } from "./speaks-of-arms.ts";

/** Names of an arm that say nothing of what it got. */
const UNNAMED_ARM =
  /^(?:the )?(?:(?:active|study|experimental|treatment|treated|intervention|interventional|test|exposed|exposure)(?: (?:group|arm|drug|treatment))?|(?:group|arm) (?:a|i|1)|treatment|intervention)$/iu;
/** A paper with this much of a concept or less only has some of its words. */
const NAMED = 0.35;
/** Of an abstract that names a concept more than once, in its text alone. */
const SUBJECT = 0.7;

/** Whether a paper speaks of a concept anywhere. */
export function isAbout(concept: QuestionConcept, paper: PaperText): boolean {
  return matchConcept(concept, paper).strength > NAMED;
}

/** Whether a paper is about the people that the question asks about. */
export function meetsConditions({ conditions, people }: AskedRoles, paper: PaperText): boolean {
  return [...conditions, ...people].every((concept) => isAbout(concept, paper));
}

/** Whether a paper is about a condition, and does not only name it, as it names an adverse event. */
function isSubject(condition: QuestionConcept, paper: PaperText): boolean {
  const { inTitle, inMesh, inKeywords, strength } = matchConcept(condition, paper);
  return inTitle || inMesh || inKeywords || strength > SUBJECT;
}

/** How much of something was used. */
const USE =
  /\b(?:consum\w+|us(?:e|age)|requirements?|needs?|intake|prescri\w+|doses?|demands?|sparing|rescue|amounts?)\b/iu;

/** A finding that was read for the question in its own words. */
function isInWords({ intervention, outcome, evidence }: Finding, { words, relation }: AskedRoles): boolean {
  if (words === null || relation !== "effect") return false;
  const isSame = (name: string | null, asked: string) => name?.toLowerCase() === asked.toLowerCase();
  const isAsked = isSame(intervention, words.intervention) && isSame(outcome, words.outcome);
  const quotes = evidence.map(({ quote }) => quote ?? "");
  return isAsked && !quotes.some((quote) => saysNoEffect(quote) || isOtherSurvival(quote, [words.outcome]));
}

/** A finding that may be on the question; without a score it is, whatever the relevance of its paper. */
interface PossibleFinding extends MatchedFinding {
  score: number | null;
}

/**
 * The findings of a paper that are or may be on the question; those whose sentence is not in the paper are none. Where none is
 * of its own intervention and outcome by name, those of the sentences that may answer it.
 */
export function matchFindings(findings: readonly Finding[], roles: AskedRoles, paper: PaperText): PossibleFinding[] {
  const named = matchNamed(findings, roles, paper);
  const isStrict = roles.relation === "association" || roles.excluded.length + roles.ways.length > 0;
  if (!meetsConditions(roles, paper)) return [];
  if (named.length > 0 || isStrict) return named.map((one) => ({ ...one, score: null }));
  const isOfOwn = roles.outcomes.length > 0 || roles.isOfSafety;
  const possible = isOfOwn ? findings : holdToAim(findings, paper);
  return listAnswering(possible.filter(isBorneOut), roles, paper)
    .filter(({ finding }) => !isOfOther(finding, roles) && !isBesideQuestion(finding, roles, paper))
    .flatMap(({ finding, score }) => {
      const arms = matchArms(finding, roles, paper);
      return arms === null ? [] : [{ finding, ...readCount(finding, arms === "swapped", roles, paper), score }];
    });
}

/** It is of how long people live without something, or of anything but how much was used, where that is not asked for. */
function isOfOther({ outcome, evidence }: Finding, { outcomes, isUse }: AskedRoles): boolean {
  const asked = outcomes.map(({ written }) => written);
  const words = [outcome, ...evidence.map(({ quote }) => quote ?? "")];
  return (isUse && !USE.test(outcome)) || words.some((text) => isOtherSurvival(text, asked));
}

function matchNamed(findings: readonly Finding[], roles: AskedRoles, paper: PaperText): MatchedFinding[] {
  if (roles.interventions.length === 0 || !meetsConditions(roles, paper)) return [];
  const matched = findings.flatMap((finding): MatchedFinding[] => {
    if (!isBorneOut(finding) || isBesideQuestion(finding, roles, paper)) return [];
    if (isInWords(finding, roles)) return [{ finding, ...readCount(finding, false, roles, paper) }];
    if (roles.outcomes.length > 0 && !namesAsked(finding.outcome, roles, paper)) return [];
    if (roles.relation === "association") return matchAssociation(finding, roles, paper);
    if (roles.isUse && !USE.test(finding.outcome)) return [];
    if (!speaksOfQuestion(finding, roles, paper)) return [];
    const arms = matchArms(finding, roles, paper);
    return arms === null ? [] : [{ finding, ...readCount(finding, arms === "swapped", roles, paper) }];
  });
  if (roles.isOfSafety) return matched.filter(({ finding }) => isHarm(finding.outcome));
  if (roles.outcomes.length > 0) return matched;
  const others = listUnplaced(roles);
  if (others.length > 0) return matched.filter(({ finding }) => namesOutcome(finding.outcome, others, paper));
  const { conditions, isConditionAffected } = roles;
  const isOnSubject = conditions.length === 0 || conditions.some((condition) => isSubject(condition, paper));
  const ofIllness = matched.filter(({ finding }) => !isEventElsewhere(finding.outcome, roles, paper));
  if (isOnSubject) return chooseOutcomes(ofIllness, roles, paper);
  return isConditionAffected ? matched.filter(({ finding }) => namesCondition(finding.outcome, conditions, paper)) : [];
}

/** A finding of what the question asks to go together, in a sentence that names both. */
function matchAssociation(finding: Finding, roles: AskedRoles, paper: PaperText): MatchedFinding[] {
  const { intervention, evidence, direction, disputed } = finding;
  const quote = evidence.map((part) => part.quote ?? "").join(" ");
  if (intervention === null || !doesName(intervention, roles.interventions, paper)) return [];
  if (!doesName(quote, roles.interventions, paper) || !doesName(quote, roles.outcomes, paper)) return [];
  if (disputed || direction === "unclear") return [{ finding, ...certain("unclear") }];
  if (direction === "no_difference") return [{ finding, ...certain(direction) }];
  return [{ finding, ...certain(roles.hoped === null || direction === roles.hoped ? "favours" : "against") }];
}

/** A result that names its outcome by its rank alone. */
const BY_RANK = /\b(?:primary|secondary|composite|main) (?:[\w-]+ )?(?:end ?-?points?|outcomes?)\b/iu;

/** Whether the sentence itself speaks of the question's arms and outcome, and of a condition as what came about. */
function speaksOfQuestion({ evidence, outcome }: Finding, roles: AskedRoles, paper: PaperText): boolean {
  const quote = evidence.map((part) => part.quote ?? "").join(" ");
  const isOfArms = roles.ways.length > 0 ? !saysNoEffect(quote) : speaksOfArms(quote, outcome, roles, paper);
  if (!isOfArms) return false;
  const { outcomes } = roles;
  if (outcomes.length === 0 || BY_RANK.test(quote)) return true;
  const names = outcomes.flatMap((concept) => concept.names.map(({ text }) => text));
  const isEvent = outcomes.every(({ kind }) => kind === "condition");
  return (
    (namesOutcome(quote, outcomes, paper) || isListed(outcome, roles)) &&
    (!isEvent || namesEvent(quote, names) || namesPainScale(quote, outcomes))
  );
}

/** What both arms got, beside a control of the one that was tried: "sham stimulation + exercise". */
const ADDED_TO = /\+|\b(?:plus|sham|placebo|combined|alone)\b/iu;

/** Null where the arms are others; `swapped` where the paper takes the question's intervention as its comparator. */
function matchArms(finding: Finding, roles: AskedRoles, paper: PaperText): "straight" | "swapped" | null {
  const { intervention, comparator } = finding;
  const { interventions, comparators, excluded, ways } = roles;
  const around = [paper.title.text, ...finding.evidence.map(({ quote }) => quote ?? "")];
  if (isLeftOut(intervention ?? around.slice(1).join(" "), excluded, paper)) return null;
  if (ways.length > 0) return matchWays(finding, ways, paper);
  const isNamed = (concepts: typeof interventions) => around.some((words) => doesName(words, concepts, paper));
  const names = (arm: string | null, concepts: typeof interventions) => arm !== null && doesName(arm, concepts, paper);
  const isUnnamed = intervention === null || UNNAMED_ARM.test(intervention.trim());
  const hasIntervention = isUnnamed ? isNamed(interventions) : names(intervention, interventions);
  const isWhole = intervention !== null && intervention.toLowerCase() === roles.words?.intervention.toLowerCase();
  const isInBoth =
    comparator !== null &&
    !isWhole &&
    !isSham(comparator) &&
    doesNameAsMuch(comparator, intervention ?? "", interventions, paper);
  if (hasIntervention && !isInBoth) {
    if (comparators.length === 0 || names(comparator, comparators)) return "straight";
    return comparator === null && isNamed(comparators) ? "straight" : null;
  }
  if (!isInBoth || isUnnamed || names(intervention, interventions) || ADDED_TO.test(comparator ?? "")) return null;
  return comparators.length === 0 || names(intervention, comparators) ? "swapped" : null;
}

const FLIPPED = {
  intervention: "comparator",
  comparator: "intervention",
  neither: "neither",
  unknown: "unknown",
} as const;
const OPPOSITE = { increased: "decreased", decreased: "increased" } as const;

/** Less of it is more of what is lessened: "reductions of self-mutilation". */
const IS_LESS_OF = /^(?:(?:mean|total|overall|greater) )?(?:reductions?|decreases?|declines?|lowering) (?:of|in) /iu;

/** How long relief lasts is the opposite of what is relieved. */
const IS_RELIEF =
  /\b(?:analgesia|pain[- ]free|(?:pain|symptom) relief|time to (?:the )?(?:first )?(?:rescue|request|analgesi\w+))\b/iu;

type Counted = Pick<MatchedFinding, "count" | "doubt">;

const certain = (count: VerdictCount): Counted => ({ count, doubt: null });

/** Where it is not known whether more is good, what the question hopes for decides, of what it asks about itself. */
function readCount(finding: Finding, isSwapped: boolean, roles: AskedRoles, paper: PaperText): Counted {
  if (!finding.disputed && isMoreImproved(finding)) return certain(isSwapped ? "against" : "favours");
  const { outcomes, conditions } = roles;
  const asked = outcomes.length > 0 ? outcomes : conditions;
  const isAsked = namesOutcome(finding.outcome, asked, paper) && !isInItsPlace(finding.outcome, asked, paper);
  const isHeld = isAsked || isInWords(finding, roles);
  const hoped = isHeld ? turnForRelief(isLighter(finding, roles) ? "decreased" : roles.hoped, finding.outcome) : null;
  const count = readDirection(finding, isSwapped, hoped);
  // Of several treatments by one name, one that does no better says nothing against the others.
  if (roles.asksWhich && roles.comparators.length === 0 && count !== "favours") return certain("unclear");
  // What is better early than late says nothing for the treatment, nor against it.
  if (roles.aspect === "timing" || roles.aspect === "duration") return certain("unclear");
  if (count !== "no_difference" || !isAgainstAnother(finding, isSwapped, roles, paper)) return certain(count);
  return { count: "unclear", doubt: "another_treatment" };
}

function turnForRelief(hoped: AskedRoles["hoped"], outcome: string): AskedRoles["hoped"] {
  return hoped !== null && IS_RELIEF.test(outcome) ? OPPOSITE[hoped] : hoped;
}

function readDirection(
  { direction, favours, disputed, outcome }: Finding,
  isSwapped: boolean,
  hoped: AskedRoles["hoped"],
): VerdictCount {
  if (disputed || direction === "unclear") return "unclear";
  if (direction === "no_difference" || favours === "neither") return "no_difference";
  const favoured = isSwapped ? FLIPPED[favours] : favours;
  if (favoured === "intervention") return "favours";
  if (favoured === "comparator") return "against";
  if (hoped === null) return "unclear";
  return ((isSwapped ? OPPOSITE[direction] : direction) === hoped) !== IS_LESS_OF.test(outcome) ? "favours" : "against";
}

/** Letters of words that name nothing. */
const SMALL_WORD = 3;

const PRIMARY = /\bprimary (?:(?:efficacy|composite|clinical|study) )?(?:end ?-?points?|outcomes?|measures?)\b/iu;

/**
 * Where the question names no outcome: what is said of its condition itself, else the primary outcome, else, unless it asks
 * what becomes of the condition, all but adverse effects.
 */
function chooseOutcomes(
  matched: readonly MatchedFinding[],
  { conditions, isConditionAffected }: AskedRoles,
  paper: PaperText,
): MatchedFinding[] {
  const named = matched.filter(({ finding }) => doesName(finding.outcome, conditions, paper));
  // Whom it is about stands behind what ails them: "neuropathy in diabetes".
  const first = conditions.slice(0, 1);
  const aim = readAim(paper.title.text);
  const measured = matched.filter(({ finding }) => namesCondition(finding.outcome, first, paper));
  const isAim = aim === undefined || doesName(aim, first, paper);
  const ofConditions = named.length > 0 ? named : isAim ? measured : [...keepAimed(measured, paper)];
  return ofConditions.length > 0 ? ofConditions : chooseOthers(keepAimed(matched, paper), isConditionAffected);
}

/** What a title says was to be changed: "The effect of group therapy on depressive symptoms in people with diabetes". */
const AIM = /\b(?:effects?|impact|influence|efficacy|effectiveness)\b[^:?]{3,140}? on (?<aim>[^:?]{4,120})/iu;
const WHOM = / (?:in|among|after|during|for|with) /iu;

const readAim = (title: string): string | undefined => AIM.exec(title)?.groups?.aim?.split(WHOM)[0];

/** The findings on what the title names as the aim, where it does. */
function holdToAim(findings: readonly Finding[], { title }: PaperText): readonly Finding[] {
  const aim = readAim(title.text);
  if (aim === undefined) return findings;
  const stems = new Set(
    splitEntry(aim)
      .filter((word) => word.length > SMALL_WORD)
      .map(stemWord),
  );
  return findings.filter(({ outcome }) => splitEntry(outcome).some((word) => stems.has(stemWord(word))));
}

function keepAimed(matched: readonly MatchedFinding[], paper: PaperText): readonly MatchedFinding[] {
  const aimed = new Set(
    holdToAim(
      matched.map(({ finding }) => finding),
      paper,
    ),
  );
  return matched.filter(({ finding }) => aimed.has(finding));
}

function chooseOthers(matched: readonly MatchedFinding[], isConditionAffected: boolean): MatchedFinding[] {
  const primary = matched.filter(({ finding }) =>
    [finding.outcome, ...finding.evidence.map(({ quote }) => quote ?? "")].some((words) => PRIMARY.test(words)),
  );
  if (primary.length > 0 || isConditionAffected) return primary;
  return matched.filter(({ finding }) => !isBesideEffect(finding.outcome));
}
