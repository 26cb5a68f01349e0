import type { QuestionConcept } from "../question/concept.ts";
import { isEastAsian } from "../question/east-asian-text.ts";
import { isAskedEvent } from "./asked-event.ts";

/** Where the name of a concept ends in the question. */
const findEnd = (written: string, text: string): number => text.indexOf(written) + written.length;

/** What stands right before another condition's name says of which kind that one is: 骨质疏松骨折. */
function findHead(
  { written }: QuestionConcept,
  conditions: readonly QuestionConcept[],
  text: string,
): QuestionConcept | null {
  if (!isEastAsian(text) || !text.includes(written)) return null;
  return conditions.find((other) => text.startsWith(other.written, findEnd(written, text))) ?? null;
}

/** Whether a question asks if a condition comes about, by its own name or by one that says of which kind it is. */
export function isNamedEvent(concept: QuestionConcept, wanted: readonly QuestionConcept[], text: string): boolean {
  const conditions = wanted.filter(({ kind }) => kind === "condition");
  if (concept.kind !== "condition" || findHead(concept, conditions, text) !== null) return false;
  const kinds = conditions.filter((other) => findHead(other, conditions, text) === concept);
  return [concept, ...kinds].some(({ written }) => isAskedEvent(written, text));
}

/** 复发性尿路感染 says of which kind the infection is, and not that it comes back. */
export const isOfItsKind = ({ heading, written }: QuestionConcept, text: string): boolean =>
  heading === "Recurrence" && /^性/u.test(text.slice(findEnd(written, text)));
