import { splitWords } from "../../../text/words.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** Shorter names are abbreviations, which mean other things elsewhere. */
const SHORTEST_NAME = 5;

const fold = (name: string): string =>
  splitWords(name)
    .map((word) => word.text)
    .join(" ");

const HEADINGS = new Map<string, string>();
const ENTRY_TERMS = new Map<string, string>();
for (const { heading, english } of VOCABULARY) {
  if (heading === null) continue;
  HEADINGS.set(fold(heading), heading);
  for (const name of english) {
    if (name.length >= SHORTEST_NAME && !ENTRY_TERMS.has(fold(name))) ENTRY_TERMS.set(fold(name), heading);
  }
}

/** A heading of the vocabulary by its name, as MeSH prints it; null when the vocabulary does not have it. */
export function findVocabularyHeading(name: string): string | null {
  return HEADINGS.get(fold(name)) ?? null;
}

/** The heading of the concept that has this English name; null when no concept has, or it has no heading. */
export function findHeadingOfName(name: string): string | null {
  return ENTRY_TERMS.get(fold(name)) ?? null;
}
