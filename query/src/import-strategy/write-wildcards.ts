import type { StrategyNote } from "@medsieve/contract/strategies";
import { makeNote } from "../translate/notes.ts";

/** Letters or digits that PubMed wants before a star. */
const MIN_BEFORE_STAR = 4;
/** What most wildcards within words stand for: spellings of one word that differ in a vowel, in s and z, or in a letter that one lacks. */
const VOWELS = ["a", "e", "i", "o", "u", "y"];
const SIBILANTS = ["s", "z"];
/** Each wildcard that is written out makes several words of one. */
const MOST_WRITTEN_OUT = 2;

/**
 * A word with the wildcards of another database as words for PubMed, which has only truncation behind four letters: cut
 * before a wildcard where as many stand there, written out with the letters that are likeliest where not. A short word that
 * is truncated, such as rat*, is written with its plural.
 */
export function writeWildcards(written: string, mayWriteOut: boolean, note: (note: StrategyNote) => void): string[] {
  const word = written.replace(/(?:[*$]\d*|:)$/u, "*");
  const short = /^([\p{L}\p{N}]{2,3})\*$/u.exec(word)?.[1];
  if (short !== undefined && mayWriteOut) {
    const forms = [short, pluralize(short)];
    note(makeNote("truncation_written_out", { word: written, written: forms.join(", ") }));
    return forms;
  }
  const words = writeOut(word, mayWriteOut ? MOST_WRITTEN_OUT : 0);
  const [first = ""] = words;
  if (words.length > 1) note(makeNote("wildcard_written_out", { word: written, written: words.join(", ") }));
  else if (first !== word) note(makeNote("wildcard_cut", { word: written, written: first }));
  else if (/\d$/u.test(written) && word.endsWith("*")) note(makeNote("truncation_unbounded", { word: written }));
  if (words.some((one) => one.endsWith("*") && countLetters(one) < MIN_BEFORE_STAR)) {
    note(makeNote("truncation_too_short", { word: written }));
  }
  return words;
}

function writeOut(word: string, most: number): string[] {
  const at = word.search(/[*$?#](?=.)|[?#]$/u);
  if (at < 0) return [word];
  const before = word.slice(0, at);
  const after = word.slice(at + 1).replace(/^[*$?#]+(?=.)/u, "");
  const isCut = most === 0 || before === "" || after === "" || countLetters(before) >= MIN_BEFORE_STAR;
  if (isCut) return [`${before}*`];
  const between = /[aeiouy]$/iu.test(before) && /^[aeiouy]/iu.test(after) ? SIBILANTS : VOWELS;
  const words = ["", ...between].flatMap((letter) => writeOut(`${before}${letter}${after}`, most - 1));
  return [...new Set(words)];
}

const pluralize = (word: string): string => (/[sxz]$/iu.test(word) ? `${word}es` : `${word}s`);

const countLetters = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
