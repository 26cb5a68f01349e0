import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";
import { STOP_WORDS } from "./stop-words.ts";

const PAIR = /(?<![\p{L}\p{N}-])(?<one>[a-z-]{3,14}) (?:or|vs\.?|versus) (?<other>[a-z-]{3,14}) (?=[a-z])/giu;

/** "Thick or thin needles", "open versus closed suction": two words before a treatment that say which kind. Empty where there are none. */
export function findAdjectivePair(found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const { 0: whole, index, groups } of text.matchAll(PAIR)) {
    const { one = "", other = "" } = groups ?? {};
    const behind = index + whole.length;
    const places = [
      { start: index, end: index + one.length },
      { start: behind - 1 - other.length, end: behind - 1 },
    ];
    const isName = (place: Place) =>
      found.some((it) => it.concept.kind !== "word" && it.start < place.end && place.start < it.end);
    const isBeforeTreatment = found.some((it) => it.start === behind && it.concept.kind === "intervention");
    const areSmall = [one, other].some((word) => STOP_WORDS.has(word.toLowerCase()));
    if (isBeforeTreatment && !areSmall && !places.some(isName)) return places;
  }
  return [];
}
