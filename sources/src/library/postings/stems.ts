import { stemWord } from "@medsieve/text/stem";

/** Words that stand in nearly every paper and distinguish none from another (Lucene's English stop words). */
const STOP_WORDS = new Set(
  (
    "a an and are as at be but by for if in into is it no not of on or such that the their then there these they this " +
    "to was will with"
  ).split(" "),
);

const BEGINNING = "\u0001";

/** The lexeme under which a stem stands among the postings; no word begins so. */
export const stemLexeme = (stem: string): string => BEGINNING + stem;

/** The stem of a word; null of a stop word. */
export function findStem(word: string): string | null {
  return STOP_WORDS.has(word) ? null : stemWord(word);
}
