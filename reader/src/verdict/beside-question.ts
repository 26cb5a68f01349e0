import type { Finding } from "@medsieve/contract/findings";
import { stemWord } from "@medsieve/text/stem";
import { splitEntry } from "../findings/finding-text.ts";
import { type PaperText, readSentence } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { countConcept } from "../relevance/score-paper.ts";
import { speaksOfAspect } from "./asked-aspect.ts";
import { comparesKindsAlone } from "./compares-kinds.ts";
import { doesName, doesNameAsMuch } from "./name-match.ts";
import { isGivenWithMore, isOfOtherTreatment } from "./other-treatment.ts";
import type { AskedRoles } from "./question-roles.ts";

/** Where a sentence goes on to what something is compared with. */
const COMPARED_WITH =
  /\b(?:than|versus|vs\.?|as compared (?:with|to)|compared? (?:with|to|against)|comparing (?:with|to)|in comparison (?:with|to)|relative to|(?:superior|inferior|equivalent|similar|comparable) to|as \w+ as)\b/iu;
/** Numbers that are set against each other, which names neither side: "(107.8 vs. 117.4 mg/dl)". */
const OF_NUMBERS = /\([^()\d]*\d[^()]*\)|(?<=\d[%\w]{0,6} )(?:versus|vs\.?)(?= [-−–]?\d)/giu;
/** The same treatment on the other side, by a word that stands for it: "compared to that after spinal anaesthesia". */
const STANDS_FOR_IT = /^ (?:that|those) (?:given |administered |taken )?(?:after|before|during|following|at)\b/iu;
const IMITATES = /\b(?:control|placebo|sham|simulated|minimal|dummy|mock)\b/iu;
/** Ways of giving something that a study compares: "The timing of administration of dexmedetomidine". */
const WAYS_IN_TITLE =
  /\b(?:timing|lengths?|durations?|doses?|dosages?|dosing|regimens?|schedules?|routes?|frequenc(?:y|ies)|intensit(?:y|ies)|sites?|volumes?|concentrations?|sequences?) of\b/iu;
const WAYS_BEHIND =
  /^[\w\s()-]{0,60}? (?:volumes?|concentrations?|doses?|dosages?|dosing|timing|durations?|frequency|routes?|schedules?|intensity)(?: and \w+)? (?:on|in|for)\b/iu;
const SEVERAL = /\b(?:two|three|four|different|various|high|low|higher|lower|single|multiple|varying)\b/iu;
/** What goes along with an outcome in those who got a treatment: "ratings of the alliance were associated with … in DBT". */
const GOES_WITH =
  /\b(?:(?:was|were|is|are) (?:[\w-]+ ){0,2}(?:associated|correlated) with|predict(?:ed|s|ors?|ive)?|correlat(?:ed|es|ions?)|moderat(?:ion|ed|es|ors?)|mediat(?:ion|ed|es|ors?)|particularly (?:effective|beneficial|helpful) (?:for|in)|by [\w-]+(?: [\w-]+){0,2} (?:status|preference|genotype|sex|gender|age|race|ethnicity))\b/iu;
const EFFECT_OF = /^(?:the )?(?:effects?|influence|impact|comparison) of (?:the )?/iu;
/** "The effects of whey protein on resistance training": who is treated so is studied, and not the treatment. */
const TESTED_ON = /^(?:the )?(?:effects?|effectiveness|efficacy|influence|impact) of (.{3,100}?) (?:on|during) /iu;
const ON = / (?:on|in|for) /iu;
/** Another group by its treatment: "in the vitamin K group". */
const OTHER_GROUP = /\bthe ([\p{L}\d-]+(?: [\p{L}\d-]+){0,3}) (?:group|arm)s?\b/giu;
/** Words of an arm that any other may have. */
const SAYS_NOTHING =
  /^(?:.{1,2}|\d.*|groups?|arms?|patients|vitamins?|acids?|hormones?|factors?|types?|inhibitors?|treat\w*|therap\w+|mg|dose|high|low|standard|combin\w+|plus|and|with|the|for|plac\w+|control\w*|intervention|study|exercises?|training|surgery|program(?:me)?)$/iu;
/** Groups that no one can know by this sentence alone. */
const BY_LETTER = /\bgroups? (?:[A-Z]|I{1,3}|IV|\d)\b(?! ?%)/u;
const GROUP_LABELS = /(?<=\bgroups? )(?:[A-Z]{1,3}|\d)\b/gu;
/** Groups from which on a sentence sets others against each other than the treatment and its control. */
const MANY_GROUPS = 3;
/** Words by which a group may be that of any treatment. */
const ANY_GROUP =
  /\b(?:control|placebo|sham|intervention|treatment|treated|study|experimental|active|test|other|two|three|both|same|all|first|second|usual|standard|comparison|comparator|exercise|training|combination|combined)\b/iu;

/**
 * Whether a finding that names the question's treatment is no answer on what that does: another treatment compared with it,
 * one way of giving it compared with another, what went along with the outcome, or the group of another treatment.
 */
export function isBesideQuestion(
  { intervention, comparator, outcome, direction, evidence }: Finding,
  roles: AskedRoles,
  paper: PaperText,
): boolean {
  if (roles.ways.length > 0) return false;
  const { interventions, comparators, aspect } = roles;
  const quote = evidence.map((part) => part.quote ?? "").join(" ");
  const names = (words: string) => doesName(words, interventions, paper);
  const around = [paper.title.text, quote, intervention ?? ""];
  const isAmong = (one: QuestionConcept) => around.some((words) => doesName(words, [one], paper));
  if (roles.areTogether && !interventions.every(isAmong)) return true;
  if (roles.isTimed && !around.some((words) => speaksOfAspect("timing", words))) return true;
  if (aspect !== null) return !around.some((words) => speaksOfAspect(aspect, words));
  const plain = quote.replace(OF_NUMBERS, " ");
  const isOtherArm = (words: string) =>
    doesName(words, comparators, paper) || (comparator !== null && namesArmPartly(words, comparator));
  const isTurned = (words: string) => direction === readOpposite(words);
  if (direction !== "no_difference" && isComparedWith(plain, names, (words) => isOtherArm(words) && isTurned(words)))
    return true;
  if (roles.relation === "association") return false;
  if (isOfOtherTreatment(quote, roles, paper)) return true;
  if (!roles.areTogether && isGivenWithMore({ intervention, comparator }, roles, paper)) return true;
  const isTried = intervention !== null && names(intervention) && !doesName(intervention, comparators, paper);
  if (direction !== "no_difference" && isTried && isOfComparator(plain, names, roles, paper, isTurned)) return true;
  const measured = readSentence(outcome, "abstract", "plain");
  const isOfTreatment = interventions.some((one) => countConcept(one, measured) > 0);
  if (isOfTreatment && !roles.isUse && !doesName(outcome, roles.outcomes, paper)) return true;
  const areAlike = (first: string, second: string) =>
    interventions.some(
      (one) => doesNameAsMuch(first, second, [one], paper) && doesNameAsMuch(second, first, [one], paper),
    );
  if (comparators.length === 0 && isOfItsWays(plain, names, areAlike)) return true;
  if (areWaysOfTitle(paper.title.text, names, areAlike)) return true;
  if (comparators.length === 0 && comparesKindsAlone(interventions, paper)) return true;
  const goes = GOES_WITH.exec(quote);
  if (goes !== null && !names(quote.slice(0, goes.index))) return true;
  if (names(quote)) return false;
  if (new Set(quote.match(GROUP_LABELS)).size >= MANY_GROUPS) return true;
  return (
    namesOtherGroup(quote, paper, roles, [intervention, comparator]) || (comparator === null && BY_LETTER.test(quote))
  );
}

/** Whether words name an arm by words of its own: "the needlescopic group" of "needlescopic appendectomy". */
function namesArmPartly(words: string, arm: string): boolean {
  const listOwn = (text: string) =>
    splitEntry(text)
      .filter((word) => !SAYS_NOTHING.test(word))
      .map(stemWord);
  const [named, own] = [listOwn(words), new Set(listOwn(arm))];
  return named.some((stem) => own.has(stem));
}

/** The treatment on both sides of a comparison, or another one compared with it. */
function isOfItsWays(
  quote: string,
  names: (words: string) => boolean,
  areAlike: (first: string, second: string) => boolean,
): boolean {
  const found = COMPARED_WITH.exec(quote);
  if (found === null) return false;
  const [before, after] = [quote.slice(0, found.index), quote.slice(found.index + found[0].length)];
  if (STANDS_FOR_IT.test(after)) return names(before);
  const [other = ""] = after.split(/[,;]/u);
  return !IMITATES.test(other) && areAlike(before, other);
}

/** "Compared to placebo, vitamin D": what a sentence goes on with is on the first side again. */
const NEXT_CLAUSE = /[,;]/u;

const MORE = /\b(?:higher|greater|more|longer|larger|increased)\b/iu;
const LESS = /\b(?:lower|less|fewer|shorter|smaller|decreased|reduced)\b/iu;

/** What is true of one arm where this is said of the other: "decreased" of "higher in the air group". */
function readOpposite(words: string): Finding["direction"] | null {
  const [isMore, isLess] = [MORE.test(words), LESS.test(words)];
  if (isMore === isLess) return null;
  return isMore ? "decreased" : "increased";
}

/** Only what something else is compared with: "lower with fentanyl compared to remifentanil". */
function isComparedWith(
  quote: string,
  names: (words: string) => boolean,
  isOtherArm: (words: string) => boolean,
): boolean {
  const found = COMPARED_WITH.exec(quote);
  if (found === null) return false;
  const [before, after] = [quote.slice(0, found.index), quote.slice(found.index + found[0].length)];
  const [other = ""] = after.split(NEXT_CLAUSE);
  return /\b(?:in|with|by|after|for|of)\b/iu.test(before) && !names(before) && names(other) && !isOtherArm(before);
}

/** What the other arm did beside the one that was asked about first: "ACI patients improved more compared with MFx". */
function isOfComparator(
  quote: string,
  names: (words: string) => boolean,
  { comparators }: AskedRoles,
  paper: PaperText,
  isTurned: (words: string) => boolean,
): boolean {
  const found = COMPARED_WITH.exec(quote);
  if (found === null || comparators.length === 0) return false;
  const before = quote.slice(0, found.index);
  return (
    !names(before) && doesName(before, comparators, paper) && !(names(quote.slice(found.index)) && isTurned(before))
  );
}

/** A title that compares ways of the treatment, or two kinds of it. */
function areWaysOfTitle(
  title: string,
  names: (words: string) => boolean,
  areAlike: (first: string, second: string) => boolean,
): boolean {
  const tested = TESTED_ON.exec(title);
  if (tested !== null && !names(tested[1] ?? "") && names(title.slice(tested[0].length))) return true;
  const way = WAYS_IN_TITLE.exec(title);
  if (way !== null && names(title.slice(way.index)) && (SEVERAL.test(title) || /\btiming\b/iu.test(title))) return true;
  if (EFFECT_OF.test(title) && WAYS_BEHIND.test(title.replace(EFFECT_OF, ""))) return names(title.split(ON)[0] ?? "");
  const sides = title.split(/ (?:versus|vs\.?|compared (?:with|to)) /iu);
  const [first = "", second = ""] = sides;
  return sides.length === 2 && !IMITATES.test(second) && areAlike(first, second);
}

function namesOtherGroup(
  quote: string,
  paper: PaperText,
  { interventions, comparators, words }: AskedRoles,
  arms: readonly (string | null)[],
): boolean {
  const known = [...arms, words?.intervention ?? null, words?.comparator ?? null].filter((arm) => arm !== null);
  const groups = Array.from(quote.matchAll(OTHER_GROUP), ([, name = ""]) => name);
  return groups.some(
    (name) =>
      !ANY_GROUP.test(name) &&
      name.length > 3 &&
      !known.some((arm) => namesArmPartly(name, arm)) &&
      !paper.title.lower.includes(`(${name.toLowerCase()})`) &&
      !doesName(name, [...interventions, ...comparators], paper),
  );
}
