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

/** 合併症のない憩室炎, 无并发症憩室炎, "MI with preserved EF": of which kind the illness is. */
const IS_ABSENT = /^(?:の|が)(?:ない|無い)(?=[^\s、。か？?])/u;
const IS_WITHOUT =
  /(?:(?<![有])[无無]|没有|沒有|不伴|(?:\bwith|\band) (?:preserved|reduced|normal|low|impaired|elevated|raised) )$/iu;

/** Whether something that is measured only says which illness is meant. */
export function marksKind(concept: QuestionConcept, wanted: readonly QuestionConcept[], text: string): boolean {
  const end = findEnd(concept.written, text);
  const isSet = IS_ABSENT.test(text.slice(end)) || IS_WITHOUT.test(text.slice(0, end - concept.written.length));
  return isSet && wanted.some(({ kind }) => kind === "condition");
}

/** 复发性尿路感染 says of which kind the infection is, and not that it comes back. */
export const isOfItsKind = ({ heading, written }: QuestionConcept, text: string): boolean =>
  heading === "Recurrence" && /^性/u.test(text.slice(findEnd(written, text)));
