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

/**
 * The roles of a Japanese or Chinese question that lets one choose between two things that are no treatments by name, where
 * both are known: each is an arm. Null for every other, and where the two are ways of a treatment that stands elsewhere.
 */
export function holdToWays(roles: AskedRoles, ways: QuestionAnalysis["ways"], text: string): AskedRoles | null {
  if (ways === null || ways.areOfOne || !isEastAsian(text)) return null;
  const [tried = [], against = []] = ways.each.map(({ written, concepts }) => listGiven(written, concepts));
  if (tried.length === 0 || against.length === 0) return null;
  // 高血压药早上吃好还是睡前吃好: when the one treatment is taken.
  const areAlike = isTreatment(tried) === isTreatment(against);
  if (!areAlike && ways.each.some(({ concepts }) => concepts.length > 1)) return null;
  const isArm = ({ written }: QuestionConcept) => [...tried, ...against].some((arm) => arm.written === written);
  if (!roles.interventions.every(isArm)) return null;
  return {
    ...roles,
    interventions: tried,
    comparators: against,
    isTreatment: true,
    isGuess: false,
    outcomes: roles.outcomes.filter((one) => !isArm(one)),
    conditions: roles.conditions.filter((one) => !isArm(one)),
    people: roles.people.filter((one) => !isArm(one)),
  };
}
