import { type Abbreviation, TERMINOLOGY, type VocabularyConcept } from "@medsieve/terminology/terminology";
import type { Word } from "@medsieve/text/words";
import { isEnglishWord } from "./abbreviations.ts";
import { isEastAsian } from "./east-asian-text.ts";
import { findConceptByName, type NameSpan } from "./english-names.ts";
import { readVocabularyConcept } from "./name-index.ts";

/** Before another name of one word, behind a name of two. */
const SCORE = 1.5;

/** Whether a word of the text begins so, apart from the abbreviation itself; Japanese and Chinese have no blanks before words. */
function stands(beginning: string, text: string, abbreviation: Word): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    const isWithin = at >= abbreviation.start && at < abbreviation.end;
    if (!isWithin && (isEastAsian(beginning) || !/[a-z0-9]/u.test(text.charAt(at - 1)))) return true;
  }
  return false;
}

/** The meanings of a word as it is written; at the head of a sentence "Pred" is pred, and in small letters "larc" LARC. */
function listMeanings(written: string): readonly Abbreviation[] {
  const meanings = TERMINOLOGY.abbreviations.get(written);
  if (meanings !== undefined) return meanings;
  if (/^\p{Lu}\p{Ll}+$/u.test(written)) return TERMINOLOGY.abbreviations.get(written.toLowerCase()) ?? [];
  const mayBe = /^[a-z]{3,5}$/u.test(written) && !isEnglishWord(written);
  return mayBe ? (TERMINOLOGY.abbreviations.get(written.toUpperCase()) ?? []) : [];
}

/** Whether a name that the text has in Japanese or Chinese has a word in English that begins so. */
const isNamed = (beginning: string, named: string): boolean =>
  named.startsWith(beginning) || named.includes(` ${beginning}`);

function findMeaning(abbreviation: Word, text: string, named: string): VocabularyConcept | null {
  const meanings = listMeanings(text.slice(abbreviation.start, abbreviation.end));
  const folded = text.toLowerCase();
  const meant =
    meanings.find(({ beside }) => beside.some((word) => stands(word, folded, abbreviation) || isNamed(word, named))) ??
    meanings.find(({ beside }) => beside.length === 0);
  return meant === undefined ? null : findConceptByName(meant.meaning);
}

/**
 * The abbreviations of the text that mean one thing here and may mean another elsewhere, by the words beside them. `named`
 * has the English names of what stands in it in Japanese or Chinese, in small letters.
 */
export function listAbbreviations(
  text: string,
  words: readonly Word[],
  taken: readonly boolean[],
  named: string,
): NameSpan[] {
  return words.flatMap((word, index) => {
    const concept = taken[index] ? null : findMeaning(word, text, named);
    if (concept === null) return [];
    const value = (written: string) => readVocabularyConcept(written, concept);
    return [{ start: index, end: index + 1, score: SCORE, value }];
  });
}
