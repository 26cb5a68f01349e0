import type { QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";
import type { QuestionText } from "./question-text.ts";
import type { Ways } from "./ways.ts";

/** Two ways, as the user wrote them, with what is named in each. */
export interface QuestionWays extends Pick<Ways, "areOfOne"> {
  each: readonly { written: string; concepts: readonly QuestionConcept[] }[];
}

/** Where each of the treatments stands that are compared. */
export function placeArms(compared: readonly QuestionConcept[], found: readonly FoundConcept[]): Place[] {
  return compared.flatMap((arm) => found.find(({ concept }) => concept === arm) ?? []);
}

/** Ways by their words and by what is named in them. */
export function describeWays(
  { places, areOfOne }: Ways,
  found: readonly FoundConcept[],
  text: QuestionText,
): QuestionWays {
  const each = places.map(({ start, end }) => ({
    written: text.getWritten(start, end),
    concepts: found.filter((it) => start <= it.start && it.end <= end).map(({ concept }) => concept),
  }));
  return { areOfOne, each };
}
