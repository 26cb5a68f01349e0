import type { QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { isChemicalHeading } from "../question/drug-names.ts";
import { isAffected, isAskedEvent } from "./asked-event.ts";

/** What the concepts of a question are in the comparison that it asks about. */
export interface AskedRoles {
  /** What may be the treatment or exposure; a finding has to name one. */
  interventions: QuestionConcept[];
  /** The question names a treatment; false where something else was taken for the exposure, or nothing. */
  isTreatment: boolean;
  /** The other arm; empty where any comparison is asked about. */
  comparators: QuestionConcept[];
  /** Empty where the question names no outcome; then `conditions` are looked for in outcomes first. */
  outcomes: QuestionConcept[];
  /** The question asks how much of its outcome is used: "reduce opioid consumption". */
  isUse: boolean;
  conditions: QuestionConcept[];
  /** The question asks what becomes of a condition itself: "shorten diarrhoea". */
  isConditionAffected: boolean;
  /** Who is asked about, and during what: a paper of others says nothing on the question. */
  people: QuestionConcept[];
  /** A finding about one of these is none on the question. */
  excluded: QuestionConcept[];
  /** What the question hopes for; null where it does not say. */
  hoped: "increased" | "decreased" | null;
}

/** What most trials compare with. */
const isPlacebo = ({ heading }: QuestionConcept): boolean => heading === "Placebos";

const DECREASES =
  /\b(?:reduc|lower|decreas|prevent|shorten|diminish|protect|avert|cut)\w*|減ら|減少|低下|下げ|抑制|予防|防[げぐ止]|短縮|減弱|降低|减少|減少|预防|預防|缩短|縮短|防止|降[压血糖脂]/iu;
const INCREASES =
  /\b(?:increas|rais|prolong|improv|enhanc|extend|caus|boost|induc)\w*|\brisk factor|増や|増加|高め|上昇|延長|改善|引き起こ|提高|增加|升高|延长|延長|改善|导致|導致|引起/iu;

/** Only one of the two, so that "improve outcomes and reduce pain" hopes for neither. */
function readHope(text: string): AskedRoles["hoped"] {
  const [down, up] = [DECREASES.test(text), INCREASES.test(text)];
  if (down === up) return null;
  return down ? "decreased" : "increased";
}

const OCCASION_BEFORE =
  /\b(?:before|after|during|following|undergoing|prior to|awaiting|recovering from|at|in|post|pre)[- ](?:[\w-]+ )?$/iu;
const OCCASION_AFTER = /^(?:の|的)?(?:前|後|后|中|期間)/u;

/** Headings of anybody, and of any operation. */
const ANY = new Set(["Adult", "Middle Aged", "Young Adult", "Humans", "Female", "Male", "Women", "Men"]);
const ANY_OPERATION = "Surgical Procedures, Operative";
/** Headings that are treatments by themselves, and beside another one what it is for. */
const AIMS = new Set(["Smoking Cessation", "Weight Loss", "Alcohol Abstinence"]);
const JOINS = /\b(?:and|or|plus|with|versus|vs|than|compared|combined)\b|[+&、，と和与與或及]/iu;

/** "statins dialysis mortality": beside a drug, a procedure that nothing joins to it is where the drug is given. */
function isPlace(concept: QuestionConcept, given: readonly QuestionConcept[], text: string): boolean {
  const isDrug = ({ heading }: QuestionConcept) => heading === null || isChemicalHeading(heading);
  return !isDrug(concept) && given.some(isDrug) && !JOINS.test(text);
}

/** Whether a treatment is only when something is given: "music before surgery". */
function isOccasion(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  return OCCASION_BEFORE.test(text.slice(0, at)) || OCCASION_AFTER.test(text.slice(at + written.length));
}

/** "Reduce opioid consumption", "reduce the need for oxytocin": what is used less is no treatment. */
const USED =
  /^(?: (?:drug|pain))? (?:consumption|use|usage|requirements?|needs?|intake|prescri\w+|doses?|demand)\b|^(?:の|的|类药物|類藥物|薬)?(?:使用|消費|消费|必要|需要|需求|用量|処方|处方)/iu;
const NEEDED =
  /\b(?:reduc|lower|decreas|increas|affect|influenc|spar)\w* (?:the )?(?:needs?|requirements?|demand|use|consumption) (?:for|of) (?:the |an? )?$/iu;

const USED_LESS = /^の?(?:使用|消費|必要|処方)[^を、。？]{0,3}を(?:減|抑|増|節|低)/u;
const LESSENS = /(?:减少|減少|降低|增加|节省|節省)[^，。？]{0,6}$/u;

/** Whether a question asks how much of a treatment is used, and not what it does. */
function isUse(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + written.length)];
  if (NEEDED.test(before) || USED_LESS.test(after)) return true;
  return USED.test(after) && (isAffected(written, text) || LESSENS.test(before));
}

/**
 * A condition that may come about is an outcome. Treatments first; where there is none, what else may act on something: a
 * food, a substance, a word that is no heading, or the first of two conditions.
 */
export function readAskedRoles({ concepts, comparison }: QuestionAnalysis, text: string): AskedRoles {
  const wanted = concepts.filter(isStrong);
  const isEvent = ({ kind, written }: QuestionConcept) => kind === "condition" && isAskedEvent(written, text);
  const named = wanted.filter((concept) => concept.kind === "intervention" && !isPlacebo(concept));
  const used = named.length > 1 ? named.filter(({ written }) => isUse(written, text)) : [];
  const isCompared = comparison.length > 1;
  const isChanged = (concept: QuestionConcept) =>
    !(isCompared && comparison.some(({ written }) => written === concept.written)) &&
    (used.includes(concept) || isAffected(concept.written, text) || AIMS.has(concept.heading ?? ""));
  const changed = named.length > 1 && !named.every(isChanged) ? named.filter(isChanged) : [];
  const given = named.filter((concept) => !changed.includes(concept));
  const isEffect = ({ kind, written }: QuestionConcept) =>
    given.length > 0 && (kind === "word" || kind === "subject") && isAffected(written, text);
  const isOutcome = (concept: QuestionConcept) =>
    concept.kind === "outcome" || changed.includes(concept) || isEvent(concept) || isEffect(concept);
  const outcomes = wanted.filter(isOutcome);
  const conditions = wanted.filter((concept) => concept.kind === "condition" && !isEvent(concept));
  const inFocus = given.filter((one) => !isOccasion(one.written, text) && !isPlace(one, given, text));
  const exposures = wanted.filter(({ kind }) => kind === "word" || kind === "subject");
  const isOnlyOccasion = inFocus.length === 0 && exposures.some((exposure) => !outcomes.includes(exposure));
  const treatments = inFocus.length > 0 || isOnlyOccasion ? inFocus : given;
  const occasions = given.filter((one) => !treatments.includes(one) && one.heading !== ANY_OPERATION);
  const people = [
    ...wanted.filter(({ kind, heading }) => kind === "population" && !ANY.has(heading ?? "")),
    ...occasions,
  ];
  const [first, ...others] = isCompared ? comparison : treatments;
  const placebos = wanted.filter(isPlacebo);
  const isConditionAffected = conditions.some(({ written }) => isAffected(written, text));
  const shared = {
    outcomes,
    isUse: changed.some((concept) => used.includes(concept)),
    isConditionAffected,
    people,
    excluded: concepts.filter(({ excluded }) => excluded),
    hoped: readHope(text),
  };
  if (first !== undefined) {
    // A condition that no vocabulary has is all that such a question can be held to.
    const isUnheld = outcomes.length === 0 && conditions.length === 0 && !isCompared;
    return {
      ...shared,
      isTreatment: true,
      interventions: isCompared ? [first] : treatments,
      comparators: isCompared ? others : placebos,
      conditions: isUnheld ? exposures : conditions,
    };
  }
  const [exposed, ...rest] = conditions;
  if (exposures.length > 0 && (outcomes.length > 0 || conditions.length > 0)) {
    return { ...shared, isTreatment: false, interventions: exposures, comparators: placebos, conditions };
  }
  if (exposed !== undefined && (rest.length > 0 || outcomes.some(isEvent))) {
    return { ...shared, isTreatment: false, interventions: [exposed], comparators: placebos, conditions: rest };
  }
  return { ...shared, isTreatment: false, interventions: [], comparators: placebos, conditions };
}
