import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { readWordConcept } from "../question/name-index.ts";
import { type Place, standsIn } from "../question/question-frame.ts";
import type { RelationFrame } from "../question/relation-frame.ts";
import type { AskedRoles } from "./question-roles.ts";

type Asked = Pick<RelationFrame, "exposure" | "outcome" | "hoped">;

/** Words up to which a part of a question is one name. */
const LONGEST_NAME = 7;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What lets either do. */
const EITHER = / or |或|または|や/iu;
/** How much, when and whose, which papers say in other words. */
const AROUND_NAME =
  /(?<![\w-])(?:an?|the|both|any|all|own|serum|plasma|circulating|blood|urinary|levels?|concentrations?|status|elevated|increased|decreased|higher|lower|high|low|severe|mild|severity|presence|degree|extent|history|duration|use|of|poor|poorer|worse|improved|better|overall|preoperative|postoperative|subsequent|long-term|short-term|self-reported|patients?'s?|complicated|concordant|clinical|maternal|immediately|early|late|outcomes?|changes? in|development|recurrence rates?)(?![\w-])/giu;
const PERIOD =
  / (?:over|within|at|after) (?:[\w-]+ )?(?:years?|months?|weeks?|days?)\b|\b\d+ (?:years?|months?|weeks?) later$/iu;

/** What a part of a question is about, as one concept: its heading where that is all it names. Null where nothing is left. */
function nameCore(text: string, { start, end }: Place, concepts: readonly QuestionConcept[]): QuestionConcept | null {
  const written = text.slice(start, end).replace(/ ?\([^()]*\)/gu, "");
  const known = concepts.find((concept) => isNamedBy(concept, written.toLowerCase()));
  if (known !== undefined) return { ...known, written };
  const core = (written.split(PERIOD)[0] ?? written).replace(AROUND_NAME, " ").replace(/\s+/gu, " ").trim();
  const name = core === "" ? written : core;
  const lower = name.toLowerCase();
  const whole = concepts.find((concept) => isNamedBy(concept, lower));
  if (whole !== undefined) return { ...whole, written };
  if (EAST_ASIAN.test(name)) {
    const named = concepts.filter(({ names }) => names.some((one) => !EAST_ASIAN.test(one.text)));
    const measured = named.find(({ kind }) => kind === "outcome") ?? named.at(-1);
    return measured === undefined ? null : { ...measured, written };
  }
  if (name.split(" ").length > LONGEST_NAME) return null;
  return { ...readWordConcept(name, [name], false), written };
}

function isNamedBy({ written, names }: QuestionConcept, lower: string): boolean {
  const own = written.toLowerCase();
  return own === lower || lower === `${own}s` || names.some(({ text }) => text.toLowerCase() === lower);
}

/** Outcomes that are joined by "and" or "or", each by itself. */
function splitNames(text: string, { start, end }: Place): Place[] {
  let at = start;
  return text
    .slice(start, end)
    .split(/(, | and | or )/u)
    .flatMap((part) => {
      const place = { start: at, end: at + part.length };
      at = place.end;
      return part.trim().length > 1 && !/^(?: and | or |both)$/u.test(part) ? [place] : [];
    });
}

/** Less of something, in the words that lead its name. */
const LESS_OF =
  /^(?:an? |the )?(?:low|lower|reduced|decreased|poor|poorer|worse|impaired|lack of|absence of|less|shorter)\b/iu;
const OPPOSITE = { increased: "decreased", decreased: "increased" } as const;

/** What the question hopes for, of the outcome itself, with more of the exposure itself: "low chloride" and "worse control". */
function readHoped(
  text: string,
  { exposure, outcome, hoped }: Asked,
  named: readonly QuestionConcept[],
): AskedRoles["hoped"] {
  const isPart = (written: string) =>
    named.some(({ names }) => names.some((name) => name.text.toLowerCase() === written));
  const isLess = ({ start, end }: Place) =>
    LESS_OF.test(text.slice(start, end)) && !isPart(text.slice(start, end).toLowerCase());
  return hoped !== null && isLess(exposure) !== isLess(outcome) ? OPPOSITE[hoped] : hoped;
}

/**
 * The roles of a question whether two things go together: what may act, and the outcome that it may go with. Null where
 * one of them is no name.
 */
export function relateRoles(
  roles: AskedRoles,
  concepts: readonly QuestionConcept[],
  text: string,
  frame: Asked,
): AskedRoles | null {
  const inPlace = (place: Place) =>
    concepts.filter((concept) => isStrong(concept) && standsIn(concept.written, text, place));
  const named = inPlace(frame.exposure);
  const exposure = nameCore(text, frame.exposure, named);
  // Either of two drugs may bring it about.
  const drugs = named.filter(({ kind }) => kind === "intervention");
  const areEither = drugs.length > 1 && EITHER.test(text.slice(frame.exposure.start, frame.exposure.end));
  const outcomes = splitNames(text, frame.outcome).flatMap((place) => nameCore(text, place, inPlace(place)) ?? []);
  if (exposure === null || outcomes.length === 0) return null;
  const isElsewhere = ({ written }: QuestionConcept) =>
    !standsIn(written, text, frame.exposure) && !standsIn(written, text, frame.outcome);
  return {
    ...roles,
    ...{ relation: "association", isGuess: false, isTreatment: false, isUse: false, isConditionAffected: false },
    ...{
      interventions: areEither ? drugs : [exposure],
      comparators: [],
      outcomes,
      hoped: readHoped(text, frame, [exposure, ...outcomes]),
    },
    conditions: roles.conditions
      .filter(
        (one) =>
          one.kind === "condition" &&
          one.heading !== null &&
          ![exposure, ...outcomes].some((own) => own.heading === one.heading),
      )
      .filter((one) => isElsewhere(one) || EAST_ASIAN.test(text)),
    people: roles.people.filter(isElsewhere),
  };
}
