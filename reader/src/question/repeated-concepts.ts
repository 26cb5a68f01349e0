import type { QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";

function keyOf(concept: QuestionConcept): string {
  return concept.heading ?? concept.names[0]?.stems.join(" ") ?? "";
}

/** "Radiotherapy vs no radiotherapy" asks for both: what is wanted elsewhere is not left out. */
export function keepWanted(found: readonly FoundConcept[]): FoundConcept[] {
  const wanted = new Set(found.filter(({ concept }) => !concept.excluded).map(({ concept }) => keyOf(concept)));
  return found.map((it) =>
    it.concept.excluded && it.concept.kind === "intervention" && wanted.has(keyOf(it.concept))
      ? { ...it, concept: { ...it.concept, excluded: false } }
      : it,
  );
}

/** Each concept once, where it stands first; one that is both wanted and excluded is wanted. */
export function dropRepeated(found: readonly FoundConcept[]): FoundConcept[] {
  const wanted = new Set(found.filter(({ concept }) => !concept.excluded).map(({ concept }) => keyOf(concept)));
  const seen = new Set<string>();
  return found.filter(({ concept }) => {
    const key = keyOf(concept);
    if (key === "" || seen.has(key) || (concept.excluded && wanted.has(key))) return false;
    seen.add(key);
    return true;
  });
}
