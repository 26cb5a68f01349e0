import type { FoundConcept } from "./found-concept.ts";
import { readWordConcept } from "./name-index.ts";
import { isWordOfNames } from "./names-words.ts";

/** What something that is done or given is called behind its own name: the "programme" of "STEPPS programme". */
const HEAD =
  "programs?|programmes?|techniques?|methods?|protocols?|interventions?|approach|manoeuvres?|maneuvers?|exercises?|diets?|therapy|training|course|workshops?|bundle|pathway|procedure|app|regimen|curriculum";
const BEHIND = new RegExp(
  String.raw`^(?:[ -](?!(?:for|in|with|and|or|vs|versus|than|to|of|on|as|the|is|are|does|can|by)\b)[\p{L}-]{2,16}\b){0,2}? (?:${HEAD})(?![\p{L}-])`,
  "iu",
);
const LAST_WORD = /(?:^| )(?<word>\p{Lu}[\p{L}'’-]{1,20}) $/u;
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d-]{2,}$/u;
const WEIGHT = 1;

/** Whether a word outside every vocabulary is written as the name of something: in capitals, or with one where no sentence begins. */
function isProperName({ concept, start }: FoundConcept, text: string): boolean {
  if (concept.kind !== "word" || concept.weight < 0.4 || concept.excluded || !/^\p{Lu}/u.test(concept.written))
    return false;
  if (IN_CAPITALS.test(concept.written)) return /\p{Ll}{2}/u.test(text);
  const beginsSentence = /(?:^|[.?!:]\s)$/u.test(text.slice(0, start));
  return !beginsSentence || !isWordOfNames(concept.written.toLowerCase());
}

/** From the first of the words with a capital before it, where the sentence does not begin with that. */
function findStart(text: string, end: number): number {
  const word = LAST_WORD.exec(text.slice(0, end))?.groups?.word;
  const start = word === undefined ? end : end - word.length - 1;
  return start === 0 || start === end ? end : findStart(text, start);
}

/** "The Alexander technique", "the STEPPS programme": what is done is one thing by its own name, and not the known words in it. */
export function joinNamedThings(found: readonly FoundConcept[], text: string): FoundConcept[] {
  const things = found.flatMap((it) => {
    const behind = isProperName(it, text) ? BEHIND.exec(text.slice(it.end))?.[0] : undefined;
    if (behind === undefined) return [];
    const end = it.end + behind.length;
    const start = findStart(text, it.start);
    const isCut = found.some((other) => other.start < end && end < other.end);
    if (isCut) return [];
    const written = text.slice(start, end);
    const names = IN_CAPITALS.test(it.concept.written) ? [written, it.concept.written] : [written];
    return [
      {
        start,
        end,
        concept: { ...readWordConcept(written, names, false), kind: "intervention" as const, weight: WEIGHT },
      },
    ];
  });
  const doOverlap = (one: FoundConcept, other: FoundConcept) => one.start < other.end && other.start < one.end;
  const first = things.filter((it, index) => !things.slice(0, index).some((other) => doOverlap(it, other)));
  return [...found.filter((it) => !first.some((thing) => doOverlap(it, thing))), ...first];
}
