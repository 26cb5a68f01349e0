import type { QuestionTerm } from "@medsieve/contract/searches";
import type { FoundConcept } from "./found-concept.ts";
import type { FoundNumber } from "./numbers.ts";
import type { QuestionText } from "./question-text.ts";

const MAX_TERMS = 50;

/** Words that only help ranking are no terms, unless the question has nothing else. */
export function listTerms(
  found: readonly FoundConcept[],
  numbers: readonly FoundNumber[],
  question: QuestionText,
): QuestionTerm[] {
  const hasSubject = found.some(({ concept }) => concept.weight >= 0.4);
  const terms = found
    .filter(({ concept }) => !hasSubject || concept.weight >= 0.4)
    .map(({ start, concept }) => {
      const { written, kind, heading, excluded } = concept;
      return { start, term: { written, kind, heading, searched_as: concept.names[0]?.text ?? null, excluded } };
    });
  const figures = numbers.map(({ start, end }) => {
    const written = question.getWritten(start, end);
    return { start, term: { written, kind: "number" as const, heading: null, searched_as: null, excluded: false } };
  });
  const inOrder = [...terms, ...figures].sort((a, b) => a.start - b.start);
  return inOrder.map(({ term }) => term).slice(0, MAX_TERMS);
}
