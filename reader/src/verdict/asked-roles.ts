import type { QuestionAnalysis } from "../question/analyze-question.ts";
import { readAskedWords } from "../question/asked-words.ts";
import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { isChemicalHeading } from "../question/drug-names.ts";
import { isEastAsian } from "../question/east-asian-text.ts";
import { isFormOf } from "../question/joined-arms.ts";
import { isAimOfUse, isOccasion } from "../question/occasion.ts";
import { readQuestionFrame, standsIn } from "../question/question-frame.ts";
import { readRelationFrame } from "../question/relation-frame.ts";
import { readAspect } from "./asked-aspect.ts";
import { isTimed } from "./asked-early.ts";
import { isAffected } from "./asked-event.ts";
import { asksOfChange, readHope } from "./asked-hope.ts";
import { isStopped } from "./asked-stop.ts";
import { isUse } from "./asked-use.ts";
import { isHarmBesideUse } from "./asked-use-and-harm.ts";
import { readAskedWays } from "./asked-ways.ts";
import { asksSafety } from "./asks-safety.ts";
import { joinEither } from "./either-of.ts";
import { holdToFrame } from "./framed-roles.ts";
import { areGivenTogether, listCombined } from "./given-together.ts";
import { isNamedEvent, isOfItsKind, marksKind } from "./named-event.ts";
import { nameSubject } from "./named-subject.ts";
import { listUnplaced } from "./names-outcome.ts";
import type { AskedRoles } from "./question-roles.ts";
import { relateRoles } from "./related-roles.ts";
import { holdToWays } from "./way-roles.ts";

/** What most trials compare with. */
const isPlacebo = ({ heading }: QuestionConcept): boolean => heading === "Placebos";

/** "糖尿病患者", "patients with diabetes": whom the question is about, and nothing that acts. */
function isOfPatients(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  return (
    /^(?:の|的)?(?:患者|病人|人群)|^ patients\b/iu.test(text.slice(at + written.length)) ||
    /\b(?:patients|people|adults|children|women|men) with $/iu.test(text.slice(0, at))
  );
}

/** "Apixaban or no anticoagulation": what is not given in the other arm. */
const isDeclined = ({ written }: QuestionConcept, text: string): boolean =>
  /\bor no $/iu.test(text.slice(0, Math.max(0, text.toLowerCase().lastIndexOf(written.toLowerCase()))));

/** Headings of anybody, and of any operation. */
const ANY = new Set(["Adult", "Middle Aged", "Young Adult", "Humans", "Female", "Male", "Women", "Men"]);
const ANY_OPERATION = "Surgical Procedures, Operative";
/** Headings that are treatments by themselves, and beside another one what it is for. */
const AIMS = new Set(["Smoking Cessation", "Weight Loss", "Alcohol Abstinence"]);
/** Headings that say what for, beside a treatment: "aspirin for primary prevention". */
const PURPOSES = new Set(["Primary Prevention", "Secondary Prevention"]);
const JOINS = /\b(?:and|or|plus|with|versus|vs|than|compared|combined)\b|[+&、，と和与與或及や]|联合|聯合|併用/iu;

/** "statins dialysis mortality": beside a drug, a procedure that nothing joins to it is where the drug is given. */
function isPlace(concept: QuestionConcept, given: readonly QuestionConcept[], text: string): boolean {
  const isDrug = ({ heading }: QuestionConcept) => heading === null || isChemicalHeading(heading);
  return !isDrug(concept) && given.some(isDrug) && !JOINS.test(text);
}

/** The roles of each question, of which every paper is asked again. */
const KNOWN = new WeakMap<QuestionAnalysis, { text: string; roles: AskedRoles }>();

/** What the concepts of a question are in the comparison that it asks about, by its grammar where that is plain. */
export function readAskedRoles(analysis: QuestionAnalysis, text: string): AskedRoles {
  const known = KNOWN.get(analysis);
  if (known?.text === text) return known.roles;
  const found = findAskedRoles(analysis, text);
  const roles = {
    ...found,
    conditions: joinEither(found.conditions, text),
    people: joinEither(found.people, text),
    aspect: found.ways.length + found.comparators.length > 0 ? null : found.aspect,
  };
  KNOWN.set(analysis, { text, roles });
  return roles;
}

function findAskedRoles(analysis: QuestionAnalysis, text: string): AskedRoles {
  const byKind = readRolesByKind(analysis, text);
  const ways = readAskedWays(analysis.ways);
  if (ways.length > 0) return { ...byKind, ways, interventions: dropWith(byKind, ways), comparators: [], words: null };
  const sided = isEastAsian(text) ? holdToWays(byKind, analysis.ways, text) : null;
  if (sided !== null) return sided;
  const roles = dropGuesses(holdToFrame(byKind, analysis.concepts, text), text);
  const known = readRelated(byKind, analysis, text) ?? (isOutcomeLost(roles, text) ? takeNothing(roles) : roles);
  const chosen = !isEastAsian(text) && known.comparators.length === 0 ? holdToWays(known, analysis.ways, text) : null;
  return chosen ?? nameSubject(known, text);
}

/** "With or without meals": these are no treatment beside the one that is given so. */
function dropWith({ interventions }: AskedRoles, ways: AskedRoles["ways"]): QuestionConcept[] {
  if (!ways.some(({ written }) => /^with$/iu.test(written))) return [...interventions];
  const own = interventions.filter((one) => !ways.some(({ written }) => written.includes(one.written)));
  return own.length > 0 ? own : [...interventions];
}

const takeNothing = (roles: AskedRoles): AskedRoles => ({ ...roles, interventions: [], isTreatment: false });

/** It asks what becomes of something, and nothing that could be this was read: any result would answer. */
function isOutcomeLost(roles: AskedRoles, text: string): boolean {
  const { interventions, outcomes, conditions } = roles;
  if (interventions.length === 0 || outcomes.length + conditions.length > 0 || listUnplaced(roles).length > 0)
    return false;
  return asksOfChange(text);
}

/** 减少术后伤口感染: when, and nothing that is reduced. */
const IS_WHEN = /^[术術][前后後中]$/u;

/** What is done to someone, whatever it is called. */
const IS_GIVEN =
  /\b(?:treat(?:ment|ing)|therap(?:y|ies)|surgery|interventions?|training|program(?:me)?s?|exercises?|education|counsel(?:l)?ing|supplement\w*|vaccin\w+|rehabilitation|offering|giving|using)\b/iu;

/** What people are or have, and is not given to them. */
const IS_STATE =
  /\b(?:sex|gender|race|ethnicity|age|ageing|aging|income|socioeconomic|season|smoking|alcohol|polymorphisms?|genes?|genetic|genotype|mutations?|expression|levels?|concentrations?|status|history|exposure|deficiency|severity|duration|pollution|stress)\b/iu;

/** The roles of a question whether two things go together; null of every other. */
function readRelated(roles: AskedRoles, { concepts }: QuestionAnalysis, text: string): AskedRoles | null {
  const relation = readRelationFrame(text);
  if (relation !== null) return relateRoles(roles, concepts, text, relation);
  const frame = readQuestionFrame(text);
  if (frame === null || frame.comparator !== null) return null;
  const acting = concepts.filter((one) => isStrong(one) && standsIn(one.written, text, frame.intervention));
  const { start, end } = frame.intervention;
  if (acting.some(({ kind }) => kind === "intervention") || IS_GIVEN.test(text.slice(start, end))) return null;
  const isState = acting.some(({ kind }) => kind === "condition" || kind === "outcome" || kind === "population");
  if (!isState && !IS_STATE.test(text.slice(start, end))) return null;
  return relateRoles(roles, concepts, text, {
    ...{ exposure: frame.intervention, outcome: frame.outcome },
    hoped: frame.isNeutral ? null : roles.hoped,
  });
}

/** A sentence, whose grammar says what acts on what, and not words side by side. */
const IS_SENTENCE =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|may|might|has|have|what|which|how|why|when|who|where)\b/iu;
/** What asks for something else than what a treatment does. */
const ASKS_OTHERWISE =
  /\b(?:predict\w*|prognos\w+|diagnos\w+|detect\w*|screening (?:tools?|tests?|instruments?|questionnaires?|accuracy|performance)|reliab\w+|accura\w+|valid\w*|necessary|need (?:for|to|a)|feasib\w+|var(?:y|ies)|candidates? for|indicators?|adjusted for|influenced by|explained by|equal to|differ(?:ences?)?|satisf\w+|attitud\w+|knowledge|willing|participate|perceptions?)\b|^(?:is|are|has|have) [^?]{2,120} (?:increasing|decreasing|improving|declining|changing|changed|increased)\b/iu;

/** How well a test sorts the ill from the well, or says what becomes of them. */
const OF_TEST =
  /\b(?:sensitivity|specificity|diagnostic accuracy|predictive value|how accurate|prognostic (?:value|significance|utility)|rul(?:e|es|ing) (?:out|in))\b|感度|特異度|診断精度|诊断准确|诊断[^，,。？?]{0,12}(?:准确[性度率]|价值)|敏感性和特异性|灵敏度|敏感度|特异[性度]/iu;
/** How often something is, which no treatment or exposure need be asked for. */
const MEASURES_PEOPLE = /\b(?:prevalence|incidence|epidemiology|frequency)\b|有病率|罹患率|患病率|发病率|發病率/iu;

/** Where grammar says nothing of what acts on what, no word is taken for it; nor is one of several side by side. */
function dropGuesses(roles: AskedRoles, text: string): AskedRoles {
  const nothing = takeNothing(roles);
  if (OF_TEST.test(text) && readQuestionFrame(text) === null) return nothing;
  if (roles.isGuess && (roles.interventions.length > 1 || MEASURES_PEOPLE.test(text))) return nothing;
  if (!IS_SENTENCE.test(text) || roles.comparators.length > 0 || readQuestionFrame(text) !== null) return roles;
  return !roles.isTreatment || ASKS_OTHERWISE.test(text) ? nothing : roles;
}

const ASKS_WHICH =
  /^(?:which|what) [^?]{0,80}\b(?:best|better|most|superior|safest)\b|どの|どちら|何が(?:最も|一番)|哪[种種些个個]/iu;

/** "What eases pain after a hernia repair?": what may be given is asked, and the operation is when. */
const SEEKS = /^(?:what|which)\b[^?.;]{0,60}?\b(?:reduc|prevent|stop|help|eas|reliev|treat|work)\w{0,4} /iu;

/** How often something comes about, and not what. */
const MEASURES = new Set(["Incidence", "Prevalence", "Risk", "Morbidity", "Recurrence"]);

/** "The incidence of atrial fibrillation": the condition is what is asked for, and its incidence no other outcome. */
function dropMeasures(outcomes: QuestionConcept[]): QuestionConcept[] {
  const named = outcomes.filter(({ heading }) => !MEASURES.has(heading ?? ""));
  return named.some(({ kind }) => kind === "condition") ? named : outcomes;
}

/** "老年人的平衡能力": whose outcome it is, and no outcome. */
function isOwner({ written }: QuestionConcept, concepts: readonly QuestionConcept[], text: string): boolean {
  const after = text.slice(text.indexOf(written) + written.length);
  return (
    /^(?:[の的]|患者|病人)/u.test(after) ||
    (isEastAsian(after) && concepts.some((one) => after.startsWith(one.written)))
  );
}

/**
 * A condition that may come about is an outcome. Treatments first; where there is none, what else may act on something: a
 * food, a substance, a word that is no heading, or the first of two conditions.
 */
function readRolesByKind({ concepts, comparison, ways, notUnderstood }: QuestionAnalysis, text: string): AskedRoles {
  const wanted = concepts.filter((concept) => isStrong(concept) && !isOfItsKind(concept, text));
  const isEvent = (concept: QuestionConcept) => isNamedEvent(concept, wanted, text);
  const treatable = wanted.filter((concept) => concept.kind === "intervention" && !isPlacebo(concept));
  const chosen = treatable.filter((one) => !isDeclined(one, text));
  const treating = chosen.length > 0 ? chosen : treatable;
  const isAimed = treating.filter((one) => !comparison.includes(one) && isAimOfUse(one.written, text));
  const aims = isAimed.length < treating.length ? isAimed : [];
  const named = treating.filter(
    (one) => comparison.includes(one) || !(aims.includes(one) || isFormOf(one, treating, text)),
  );
  const used = named.length > 1 ? named.filter(({ written }) => isUse(written, text)) : [];
  const isCompared = comparison.length > 1;
  const isAim = (concept: QuestionConcept) =>
    AIMS.has(concept.heading ?? "") && named.some((one) => one !== concept && !isOccasion(one.written, text));
  const isChanged = (concept: QuestionConcept) =>
    !(isCompared && comparison.some(({ written }) => written === concept.written)) &&
    (used.includes(concept) || isAffected(concept.written, text) || isAim(concept));
  const changed = named.length > 1 && !named.every(isChanged) ? named.filter(isChanged) : [];
  const given = named.filter((concept) => !changed.includes(concept));
  const isEffect = (concept: QuestionConcept) => {
    const { kind, written, heading } = concept;
    const isPlain = (kind === "word" && !IS_WHEN.test(written)) || kind === "subject";
    const isPerson = kind === "population" && !isChemicalHeading(heading ?? "") && !isOwner(concept, wanted, text);
    return given.length > 0 && (isPlain || isPerson) && isAffected(written, text);
  };
  const isOutcome = (concept: QuestionConcept) =>
    (concept.kind === "outcome" && !marksKind(concept, wanted, text)) ||
    changed.includes(concept) ||
    isEvent(concept) ||
    isEffect(concept);
  const strong = wanted.filter(isOutcome);
  const affected = dropMeasures(strong.length > 0 ? strong : concepts.filter((one) => !one.excluded && isEffect(one)));
  const isOfSafety = asksSafety(text, affected);
  const outcomes = isOfSafety ? [] : affected.filter((one) => !isHarmBesideUse(one, text));
  const conditions = wanted.filter(
    (concept) => (concept.kind === "condition" && !isEvent(concept)) || concept === aims.at(-1),
  );
  const timely = given.filter(({ written }) => !isOccasion(written, text));
  const inFocus = timely.filter((one) => !isPlace(one, timely, text) && !PURPOSES.has(one.heading ?? ""));
  const exposures = wanted.filter(({ kind }) => kind === "word" || kind === "subject");
  const isOnlyOccasion = inFocus.length === 0 && exposures.some((exposure) => !outcomes.includes(exposure));
  const isSought = SEEKS.test(text) && conditions.length + outcomes.length > 0;
  const isReplaced = concepts.some(({ kind, excluded }) => kind === "intervention" && excluded);
  const treatments = inFocus.length > 0 || isOnlyOccasion || isReplaced || isSought ? inFocus : given;
  const isArm = (one: QuestionConcept) => treatments.includes(one) || comparison.includes(one);
  const occasions = given.filter((one) => !isArm(one) && one.heading !== ANY_OPERATION);
  const people = [
    ...wanted
      .filter(({ kind, heading }) => kind === "population" && !ANY.has(heading ?? ""))
      .filter((one) => !outcomes.includes(one)),
    ...occasions,
    ...aims.slice(0, -1),
  ];
  const [first, ...others] = isCompared ? comparison : treatments;
  const placebos = wanted.filter(isPlacebo);
  const combined = isCompared ? listCombined(first, ways) : [];
  const isConditionAffected = conditions.some(
    ({ written }) => isAffected(written, text) && !isOfPatients(written, text),
  );
  const shared = {
    relation: "effect" as const,
    ways: [],
    isGuess: false,
    asksWhich: !isCompared && ASKS_WHICH.test(text),
    areTogether: combined.length > 1 || (!isCompared && areGivenTogether(treatments, text)),
    outcomes,
    isOfSafety,
    isUse: changed.some((concept) => used.includes(concept)),
    aspect: readAspect(text),
    isTimed: !isCompared && treatments.some(({ written }) => isTimed(written, text)),
    isStopped: !isCompared && named.some(({ written }) => isStopped(written, text)),
    isConditionAffected,
    people,
    everything: wanted.filter(({ kind }) => kind !== "population"),
    isUnderstood: notUnderstood.length === 0,
    excluded: concepts.filter(({ excluded }) => excluded),
    hoped: readHope(text, outcomes, named),
    words: concepts.some(({ excluded }) => excluded) ? null : readAskedWords(text),
  };
  if (first !== undefined) {
    // A condition that no vocabulary has is all that such a question can be held to.
    const isUnheld = outcomes.length === 0 && conditions.length === 0 && !isCompared;
    return {
      ...shared,
      isTreatment: true,
      interventions: combined.length > 1 ? combined : isCompared ? [first] : treatments,
      comparators: isCompared ? others : placebos,
      conditions: isUnheld ? exposures : conditions,
    };
  }
  const [exposed, ...rest] = conditions.filter(({ written }) => !isOfPatients(written, text));
  if (exposures.length > 0 && (outcomes.length > 0 || conditions.length > 0)) {
    return {
      ...shared,
      isGuess: true,
      isTreatment: false,
      interventions: exposures,
      comparators: placebos,
      conditions,
    };
  }
  if (exposed !== undefined && (rest.length > 0 || outcomes.some(isEvent))) {
    return {
      ...shared,
      isGuess: true,
      isTreatment: false,
      interventions: [exposed],
      comparators: placebos,
      conditions: rest,
    };
  }
  return { ...shared, isTreatment: false, interventions: [], comparators: placebos, conditions };
}
