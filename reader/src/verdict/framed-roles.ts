import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { readWordConcept } from "../question/name-index.ts";
import { isOccasion } from "../question/occasion.ts";
import {
  findNameEnd,
  type Place,
  type QuestionFrame,
  readQuestionFrame,
  readSides,
  splitList,
  standsIn,
} from "../question/question-frame.ts";
import { areGivenTogether } from "./given-together.ts";
import type { AskedRoles } from "./question-roles.ts";

/** Words up to which a part of a question is one name. */
const LONGEST_NAME = 6;
/** Comparators that any comparison has, and no name of an arm. */
const ANY_CONTROL =
  /^(?:an? |the )?(?:no|none|nothing|without|controls?|usual|standard(?![- ]dose)|routine|baseline|sham|wait(?:ing)?|conventional|untreated|other|comparators?|comparison|reference)\b/iu;

/** A part of a question as one name; null where it is longer than a name. */
function nameWhole(text: string, { start, end }: Place): QuestionConcept | null {
  const written = text
    .slice(start, end)
    .replace(/ ?\([^()]*\)/gu, "")
    .replace(/^(?:an?|the|my|your|his|her|our|their|overall|mean|median) /iu, "")
    .trim();
  return written === "" || written.split(/\s+/u).length > LONGEST_NAME
    ? null
    : readWordConcept(written, [written], false);
}

const isTreatment = ({ kind, heading }: QuestionConcept) => kind === "intervention" && heading !== "Placebos";
const isPlain = ({ kind }: QuestionConcept) => kind === "word" || kind === "subject";

/** One of them is named in the text again: "needlescopic appendectomy" beside "laparoscopic appendectomy". */
function isNamedAgain(concepts: readonly QuestionConcept[], text: string, place: Place): boolean {
  return concepts.some(({ written, names }) =>
    [written, ...names.map((name) => name.text)].some((name) => standsIn(name, text, place)),
  );
}

/** "Does treating periodontitis improve HbA1c": what is treated stands for its treatment. */
const TREATS =
  /^(?:(?:early|intensive|tight|better|successful|routine) )?(?:treating|curing|controlling|managing|correcting|eradicating|screening for|(?:treatment|therapy|control|management|correction|eradication) (?:of|for)) /iu;

/** What is measured of something that is done. */
const MEASURED_OF_ACT =
  / (?:performance|capacity|ability|skills?|speed|distance|economy|efficiency|tolerance|uptake|coverage|adherence|attendance|participation)$/iu;
/** "After surgery" says little of whom. */
const ANY_OPERATION = "Surgical Procedures, Operative";

/** How something is counted, and not what. */
const IS_MEASURE =
  /^(?:(?:mean )?changes?(?: from baseline)?|incidences?|prevalence|risks?|rates?|numbers?|occurrence|frequency|severity|durations?|costs?|responses?|scores?)$/iu;

/**
 * The roles that the grammar of a question gives its concepts, where it is a sentence of the form "Does A change B compared
 * with C?": what stands in B is no arm, and what stands in A or C no outcome. Elsewhere the roles as they are.
 */
export function holdToFrame(roles: AskedRoles, concepts: readonly QuestionConcept[], text: string): AskedRoles {
  const frame = readQuestionFrame(text);
  if (frame === null) return areWholeNames(roles) ? roles : holdToSides(roles, text);
  const wanted = concepts.filter((concept) => isStrong(concept) && concept.kind !== "population");
  const inPlace = (place: Place | null) =>
    place === null ? [] : wanted.filter(({ written }) => standsIn(written, text, place));
  const { start } = frame.intervention;
  const acting = inPlace({ start, end: findNameEnd(text, start, frame.intervention.end) });
  const among = acting.filter(isTreatment);
  const timely = among.filter(({ written }) => !isOccasion(written, text));
  const treatments = timely.length > 0 ? timely : among;
  const treated = TREATS.test(text.slice(start)) ? acting.filter(({ kind }) => kind === "condition") : [];
  const named = treatments.length > 0 ? treatments : treated;
  const interventions = named.length > 0 ? named : nameActing(acting.filter(isPlain), frame, text);
  if (interventions.length === 0) return roles;
  const arms = frameArms(interventions, frame, inPlace(frame.comparator), text);
  // "Help smokers to quit" is one name, of which the frame has the end.
  const crossing = wanted.filter(({ written }) => reachesInto(written, text, frame));
  const affected = [...crossing, ...inPlace(frame.outcome)].filter((one) => !isOneOf(interventions, one));
  const { outcomes, isConditionAffected } = frameOutcomes(roles, frame, affected, text);
  // "Do videos calm children having outpatient surgery": what is done to them anyway.
  const occasions = roles.interventions.filter(
    (one) =>
      isTreatment(one) &&
      one.heading !== ANY_OPERATION &&
      ![arms.interventions, arms.comparators, outcomes].some((all) => isOneOf(all, one)) &&
      standsIn(one.written, text, { start: frame.outcome.end, end: text.length }) &&
      !(frame.comparator !== null && standsIn(one.written, text, frame.comparator)),
  );
  return {
    ...roles,
    isGuess: false,
    interventions: arms.interventions,
    comparators:
      frame.comparator === null
        ? roles.comparators.filter(({ written }) => !standsIn(written, text, frame.outcome))
        : arms.comparators,
    isTreatment: roles.isTreatment || named.length > 0,
    outcomes,
    isConditionAffected,
    areTogether: roles.areTogether || areGivenTogether(arms.interventions, text),
    conditions: roles.conditions.filter(
      (one) =>
        ![...arms.interventions, ...arms.comparators].includes(one) &&
        !isOneOf(outcomes, one) &&
        // "Do sprays harm lungs?": the words before what is affected are no condition.
        !(outcomes.length > 0 && isPlain(one) && standsIn(one.written, text, { start: 0, end: frame.outcome.end })),
    ),
    people: [...roles.people, ...occasions].filter(
      (one) => !outcomes.includes(one) && !isOneOf(arms.interventions, one),
    ),
  };
}

const isOneOf = (concepts: readonly QuestionConcept[], one: QuestionConcept): boolean =>
  concepts.some(({ written }) => written === one.written);

/** Arms that are more than the words that distinguish them: "restrictive" and "liberal" alone name nothing. */
const areWholeNames = ({ interventions, comparators }: AskedRoles): boolean =>
  comparators.length > 0 &&
  [...interventions, ...comparators].some(({ kind }) => kind !== "word") &&
  !interventions.every(({ written }) => /^\p{L}+scopic$/iu.test(written));

/** What says how or when something is done. */
const IS_MANNER =
  /(?:ic|al|ed|ive|ous|ar)$|^(?:early|late|routine|immediate|open|closed|single|double|triple|short|long|low|high|rapid|slow|deep|dry|wet)$/iu;

/** "low-carbohydrate" beside "low-fat diet" is a diet, too. */
function completeSide(side: string, other: string): string {
  const last = /^.*\S (\S+)$/u.exec(other)?.[1];
  const isManner = !side.includes(" ") && (side.includes("-") || IS_MANNER.test(side));
  return last !== undefined && isManner ? `${side} ${last}` : side;
}

/** "A versus B for C" whose sides share the word that names both: each side is one name. */
function holdToSides(roles: AskedRoles, text: string): AskedRoles {
  const sides = readSides(text);
  const [tried, against] =
    sides === null ? [null, null] : [nameWhole(text, sides.tried), nameWhole(text, sides.against)];
  if (sides === null || tried === null || against === null || ANY_CONTROL.test(against.written)) return roles;
  const arm = (name: string) => readWordConcept(name, [name], false);
  const areTried = roles.interventions.every(({ written }) => standsIn(written, text, sides.tried));
  if (areTried && roles.interventions.length > 0 && roles.comparators.length === 0 && roles.isTreatment) {
    // What it is compared with is no name that is known.
    return { ...roles, comparators: [arm(against.written)] };
  }
  const isInSides = ({ written }: QuestionConcept) =>
    standsIn(written, text, sides.against) || (IS_MANNER.test(written) && standsIn(written, text, sides.tried));
  if (roles.interventions.length === 0 || !roles.interventions.every(isInSides)) return roles;
  const isSide = ({ written }: QuestionConcept) =>
    standsIn(written, text, sides.tried) || standsIn(written, text, sides.against);
  return {
    ...roles,
    interventions: [arm(completeSide(tried.written, against.written))],
    comparators: [arm(completeSide(against.written, tried.written))],
    isTreatment: true,
    outcomes: roles.outcomes.filter((one) => !isSide(one)),
    conditions: roles.conditions.filter((one) => !isSide(one)),
    people: roles.people.filter((one) => !isSide(one)),
  };
}

/** What is no heading as one name: "gum chewing". */
function nameActing(plain: QuestionConcept[], { intervention }: QuestionFrame, text: string): QuestionConcept[] {
  if (plain.length < 2) return plain;
  const whole = nameWhole(text, {
    start: intervention.start,
    end: findNameEnd(text, intervention.start, intervention.end),
  });
  return whole === null ? plain : [whole];
}

/** "Help people cope better": nothing that is measured. */
const SAYS_ONLY_BETTER =
  /^(?:recover|cope|manage|heal|survive|reach|move|work|learn|control|quit|stop)(?: (?:better|faster|sooner|quicker|more quickly|well|longer|at home|with it))*$/iu;

/** From behind the verb into what stands as the outcome. */
function reachesInto(written: string, text: string, { intervention, outcome }: QuestionFrame): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase(), intervention.end + " help".length);
  return at >= 0 && at < outcome.start && outcome.start < at + written.length;
}

type Arms = Pick<AskedRoles, "interventions" | "comparators">;

function frameArms(
  interventions: QuestionConcept[],
  { intervention, comparator }: QuestionFrame,
  named: readonly QuestionConcept[],
  text: string,
): Arms {
  if (comparator === null) return { interventions, comparators: [] };
  const isAnyControl = ANY_CONTROL.test(text.slice(comparator.start, comparator.end));
  const own = named.filter((concept) => !interventions.includes(concept) && concept.kind !== "condition");
  // "Compared with delayed feeding": what says which is no name by itself.
  const isOneName =
    own.length > 1 && own.some(isPlain) && areGivenTogether(own, text.slice(comparator.start, comparator.end));
  const other = (own.length > 0 && own.every(isPlain)) || isOneName ? nameWhole(text, comparator) : null;
  if (other !== null && !isAnyControl && !isNamedAgain(interventions, text, comparator))
    return { interventions, comparators: [other] };
  if (!isNamedAgain(interventions, text, comparator)) {
    return { interventions, comparators: isAnyControl ? own.filter(({ heading }) => heading === "Placebos") : own };
  }
  const distinct = interventions.filter((concept) => !isNamedAgain([concept], text, comparator));
  if (distinct.length > 0) return { interventions: distinct, comparators: [] };
  const [tried, against] = [nameWhole(text, intervention), nameWhole(text, comparator)];
  if (tried === null || against === null || isAnyControl) return { interventions, comparators: [] };
  return { interventions: [tried], comparators: [against] };
}

/** Of what stands in one part of a list what was measured, or else the part as one name. */
function nameListed(part: Place, named: readonly QuestionConcept[], text: string): QuestionConcept[] {
  const own = named.filter((one) => !isPlain(one) && standsIn(one.written, text, part));
  if (own.length > 0) return own;
  const whole = nameWhole(text, part);
  return whole === null ? [] : [whole];
}

/**
 * Every part of "quality of life, plasma lipids and spasticity", whatever each of them is; null where the outcome is no list, or
 * all of its parts are conditions.
 */
function listOutcomes(outcome: Place, named: readonly QuestionConcept[], text: string): QuestionConcept[] | null {
  const parts = splitList(text, outcome);
  if (parts.length < 2) return null;
  const each = parts.map((part) => nameListed(part, named, text));
  const areConditions = each.every((part) => part.length > 0 && part.every(({ kind }) => kind === "condition"));
  const areNamed = each.every((part) => part.length > 0);
  return areConditions || !areNamed ? null : each.flat();
}

function frameOutcomes(
  roles: AskedRoles,
  { outcome, isLabelled }: QuestionFrame,
  named: readonly QuestionConcept[],
  text: string,
): Pick<AskedRoles, "outcomes" | "isConditionAffected"> {
  const listed = listOutcomes(outcome, named, text);
  if (listed !== null) return { outcomes: listed, isConditionAffected: false };
  const conditions = named.filter(({ kind }) => kind === "condition");
  const events = conditions.filter((one) => isLabelled || roles.outcomes.includes(one));
  const isSubject = ({ written }: QuestionConcept) => conditions.length === 0 || !IS_MEASURE.test(written);
  const measured = named.filter((one) => (one.kind === "outcome" || one.kind === "intervention") && isSubject(one));
  const [only] = measured;
  // "Swimming performance": what is measured of an act, and not the act.
  const name = text.slice(outcome.start, outcome.end);
  if (events.length === 0 && measured.length === 1 && only?.kind === "intervention" && MEASURED_OF_ACT.test(name)) {
    const whole = nameWhole(text, outcome);
    if (whole !== null && whole.written !== only.written) return { ...roles, outcomes: [whole] };
  }
  if (events.length + measured.length > 0) return { ...roles, outcomes: [...events, ...measured] };
  // Words beside a condition say which it is: "recurrent thromboembolism".
  if (conditions.length > 0) return { outcomes: [], isConditionAffected: true };
  const plain = named.filter(isPlain);
  const whole = nameWhole(text, outcome);
  if (whole !== null && SAYS_ONLY_BETTER.test(whole.written)) return { ...roles, outcomes: roles.outcomes };
  const [first, ...others] = plain;
  const isNamed =
    first !== undefined &&
    others.length === 0 &&
    first.written === whole?.written &&
    first.names.some((name) => name.text.toLowerCase() === first.written.toLowerCase());
  return { ...roles, outcomes: whole === null || isNamed ? plain : [whole] };
}
