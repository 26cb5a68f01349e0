import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { isEastAsian } from "../question/east-asian-text.ts";
import type { AskedRoles } from "./question-roles.ts";

/** Of what stands in a side, the treatments, else the one word that it is. */
function listGiven(side: string, concepts: readonly QuestionConcept[]): QuestionConcept[] {
  const wanted = concepts.filter(({ excluded }) => !excluded);
  const treatments = wanted.filter(({ kind, heading }) => kind === "intervention" && heading !== "Placebos");
  if (treatments.length > 0) return treatments;
  const words = wanted.filter(({ kind }) => kind === "word" || kind === "subject");
  return words.length === 1 ? words.filter(({ written }) => written.length * 2 > side.length) : [];
}

const isTreatment = (arms: readonly QuestionConcept[]): boolean => arms.some(({ kind }) => kind === "intervention");

/** "Coconut water or a sports drink for rehydration": what they are for. */
const isAim = ({ written }: QuestionConcept, text: string): boolean =>
  /\bfor (?:the )?(?:[\w-]+ ){0,2}$/iu.test(
    text.slice(0, Math.max(0, text.toLowerCase().indexOf(written.toLowerCase()))),
  );

/** "Walking in a park or in city streets", "ultrasound-guided or landmark block": one thing in two ways. */
function areWaysOfOne([tried = ""]: readonly string[], against: readonly QuestionConcept[], text: string): boolean {
  const isTwice = ({ written }: QuestionConcept) => text.toLowerCase().split(written.toLowerCase()).length > 2;
  return /-\p{L}+ed$/u.test(tried) || against.some(isTwice);
}

/**
 * The roles of a question that lets one choose between two things that are no treatments by name, or not by their whole name,
 * where both are known: each is an arm. Null for every other, and where the two are ways of a treatment that stands elsewhere.
 */
export function holdToWays(roles: AskedRoles, ways: QuestionAnalysis["ways"], text: string): AskedRoles | null {
  if (ways === null || ways.areOfOne) return null;
  const [tried = [], against = []] = ways.each.map(({ written, concepts }) => listGiven(written, concepts));
  if (tried.length === 0 || against.length === 0) return null;
  if (
    !isEastAsian(text) &&
    areWaysOfOne(
      ways.each.map(({ written }) => written),
      against,
      text,
    )
  )
    return null;
  // 高血压药早上吃好还是睡前吃好: when the one treatment is taken.
  const areAlike = isTreatment(tried) === isTreatment(against);
  if (!areAlike && ways.each.some(({ concepts }) => concepts.length > 1)) return null;
  const isArm = ({ written }: QuestionConcept) => [...tried, ...against].some((arm) => arm.written === written);
  const aims = isEastAsian(text) ? [] : roles.interventions.filter((one) => !isArm(one) && isAim(one, text));
  if (!roles.interventions.every((one) => isArm(one) || aims.includes(one))) return null;
  return {
    ...roles,
    interventions: tried,
    comparators: against,
    isTreatment: true,
    isGuess: false,
    outcomes: [...roles.outcomes.filter((one) => !isArm(one)), ...aims],
    conditions: roles.conditions.filter((one) => !isArm(one)),
    people: roles.people.filter((one) => !isArm(one)),
  };
}
