import type { QuestionConcept } from "../question/concept.ts";
import { loadEnglishNames, readVocabularyConcept } from "../question/name-index.ts";

/** Names of a concept in which a broader one is looked for: the usual ones stand first. */
const NAMES_LOOKED_AT = 3;

/**
 * The concept of the same kind whose name begins or ends the concept's own: heart failure for "heart failure with
 * preserved ejection fraction", diarrhea for "antibiotic-associated diarrhea". Null when the vocabulary has none.
 */
export function findBroaderConcept(concept: QuestionConcept): QuestionConcept | null {
  for (const { stems, capitals } of concept.names.slice(0, NAMES_LOOKED_AT)) {
    if (capitals) continue;
    for (let count = stems.length - 1; count > 0; count--) {
      for (const part of [stems.slice(-count), stems.slice(0, count)]) {
        const broader = findNamed(part.join(" "), concept);
        if (broader) return broader;
      }
    }
  }
  return null;
}

function findNamed(key: string, concept: QuestionConcept): QuestionConcept | null {
  for (const { named } of loadEnglishNames().names.get(key) ?? []) {
    if (!("concept" in named) || named.concept.kind !== concept.kind || named.concept.heading === null) continue;
    const broader = readVocabularyConcept(named.concept.english[0] ?? "", named.concept);
    if (broader.heading !== concept.heading && broader.weight >= concept.weight) return broader;
  }
  return null;
}
