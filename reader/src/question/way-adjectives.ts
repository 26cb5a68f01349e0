import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";
import { STOP_WORDS } from "./stop-words.ts";

const PAIR = /(?<![\p{L}\p{N}-])(?<one>[a-z-]{3,14}) (?:or|vs\.?|versus) (?<other>[a-z-]{3,14}) (?=[a-z])/giu;

/** Who is asked about, and what comes of it, is done in no two ways. */
const NO_WAY =
  /\b(?:patients?|people|adults|children|women|men|infants|mothers|countries|areas|disease|cancer|infections?|risk|rates?|survival|mortality|outcomes?|pain|age|groups?|years?|weeks?|days?|hours?)$/iu;
/** "Immediate implant vs delayed implant" */
const OF_ONE_NOUN =
  /(?<![\p{L}\p{N}-])(?<one>[a-z-]{3,14} (?<noun>[a-z-]{3,20})) (?:or|vs\.?|versus) (?<other>[a-z-]{3,14} \k<noun>)(?![\p{L}\p{N}-])/iu;

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

/** "Immediate implant vs delayed implant": two kinds of one thing. Empty where there are none. */
export function findNounPair(text: string): readonly Place[] {
  const alike = OF_ONE_NOUN.exec(text);
  const { one = "", other = "" } = alike?.groups ?? {};
  if (alike === null || NO_WAY.test(one) || one.toLowerCase() === other.toLowerCase()) return [];
  const end = alike.index + alike[0].length;
  return [
    { start: alike.index, end: alike.index + one.length },
    { start: end - other.length, end },
  ];
}
