import type { ConceptName, QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";

/** What a concept is called first, or is called in the question: "lymphedema" is no cancer for "breast cancer-related lymphedema". */
function listOwnNames({ names, written }: QuestionConcept): ConceptName[] {
  return names.filter(({ text }, index) => index === 0 || text.toLowerCase() === written.toLowerCase());
}

/** Whether every word of a name of one concept stands in a longer name that the other goes by. */
function isPartOfName(one: QuestionConcept, other: QuestionConcept): boolean {
  return one.names.some(({ stems, capitals }) =>
    listOwnNames(other).some(
      (name) =>
        !capitals &&
        !name.capitals &&
        name.stems.length > stems.length &&
        stems.every((stem) => name.stems.includes(stem)),
    ),
  );
}

/**
 * Leaves out a concept that another one of its kind says more exactly: beside "influenza vaccine", "vaccination" adds
 * nothing, in whatever words the language has it. Excluded ones stay.
 */
export function dropImplied(found: readonly FoundConcept[]): FoundConcept[] {
  return found.filter(({ concept }) => {
    if (concept.excluded || concept.kind === "word" || concept.names.length === 0) return true;
    return !found.some(
      ({ concept: other }) =>
        other !== concept &&
        other.kind === concept.kind &&
        !other.excluded &&
        isPartOfName(concept, other) &&
        !isPartOfName(other, concept),
    );
  });
}
