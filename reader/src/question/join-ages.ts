import { ADULT_HEADINGS, AGE_HEADINGS } from "./age-groups.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { QuestionText } from "./question-text.ts";

/** "children under 5" is one population: an age group in words goes into the age in figures, at best one beside it. */
export function joinAges(found: readonly FoundConcept[], question: QuestionText): FoundConcept[] {
  const isAge = ({ concept }: FoundConcept) => AGE_HEADINGS.has(concept.heading ?? "");
  const inFigures = found.filter((it) => isAge(it) && /[\d一二三四五六七八九十]/u.test(it.concept.written));
  const isAdult = ({ concept }: FoundConcept) => ADULT_HEADINGS.has(concept.heading ?? "");
  const joined: FoundConcept[] = [];
  for (const next of found) {
    const before = joined.at(-1);
    const between = before ? question.text.slice(before.end, next.start) : "";
    const isBeside = /^\s*(?:(?:aged?|who are|in|的|の|,)\s*)?$/iu.test(between);
    if (before && isBeside && isAge(before) && isAge(next) && inFigures.includes(before) !== inFigures.includes(next)) {
      const { concept } = inFigures.includes(before) ? before : next;
      const written = question.getWritten(before.start, next.end);
      const both = { start: before.start, end: next.end, concept: { ...concept, written } };
      inFigures.push(both);
      joined[joined.length - 1] = both;
    } else if (!isAge(next) || inFigures.includes(next) || !inFigures.some((it) => isAdult(it) === isAdult(next))) {
      joined.push(next);
    }
  }
  return joined;
}
