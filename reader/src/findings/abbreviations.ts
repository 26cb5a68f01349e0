import { stemWord } from "@medsieve/text/stem";
import type { PaperText } from "../paper-text.ts";

const SHORT = /[([]([A-Za-z][\w/-]{1,9})[)\]]/gu;
const CAPITALS = /\p{Lu}.*\p{Lu}/u;
/** "Frovatriptan 2.5 mg (F)"; not letters that are words, probabilities or counts. */
const LETTER =
  /(?<![\p{L}\d-])(\p{L}[\p{L}-]{4,40})(?: \d[\d.,]* ?(?:mg|g|µg|μg|mcg|ml|%)(?:\/\p{L}+)?)? [([]([B-HJ-MOQ-Z])[)\]]/gu;
const HAS_LETTER = /[([][B-HJ-MOQ-Z][)\]]/u;
const WORD = /[\p{L}\p{N}]+/gu;
/** UTF-16 units before a bracket in which the long form stands. */
const REACH = 100;

/** The words before a bracket that its letters abbreviate, each letter found in order from the end; null where they do not. */
function findLong(before: string, short: string): string | null {
  const letters = short.toLowerCase().replace(/[^a-z0-9]/gu, "");
  const lower = before.toLowerCase();
  let at = lower.length - 1;
  for (let index = letters.length - 1; index >= 0; index--) {
    const letter = letters.charAt(index);
    const begins = (place: number) => place === 0 || !/[\p{L}\p{N}]/u.test(lower.charAt(place - 1));
    while (at >= 0 && (lower.charAt(at) !== letter || (index === 0 && !begins(at)))) at--;
    if (at < 0) return null;
    at--;
  }
  const long = before.slice(at + 1).trim();
  const words = long.match(WORD)?.length ?? 0;
  return words > 0 && words <= letters.length + 3 && long.length > short.length ? long : null;
}

/** Abbreviations that a text explains, "left ventricular ejection fraction (LVEF)": as printed, with stems of the long form. */
function findAbbreviations(texts: readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const text of texts) {
    for (const { 1: short = "", index } of text.matchAll(SHORT)) {
      if (!CAPITALS.test(short) || found.has(short)) continue;
      const long = findLong(text.slice(Math.max(0, index - REACH), index), short);
      if (long === null) continue;
      found.set(
        short,
        Array.from(long.toLowerCase().matchAll(WORD), ([word]) => stemWord(word)),
      );
    }
  }
  for (const text of texts) {
    if (!HAS_LETTER.test(text)) continue;
    for (const { 1: long = "", 2: letter = "" } of text.matchAll(LETTER)) {
      if (!found.has(letter) && long.charAt(0).toUpperCase() === letter)
        found.set(letter, [stemWord(long.toLowerCase())]);
    }
  }
  return found;
}

const findInPaper = ({ title, sentences }: PaperText) =>
  findAbbreviations([title, ...sentences].map(({ text }) => text));

/** The abbreviations that a paper explains, found once. */
export const readAbbreviations = (paper: PaperText): ReadonlyMap<string, readonly string[]> => paper.once(findInPaper);

/** One of two names is short for the other: "DBT" and "Dialectical Behaviour Therapy". */
export function areOneInShort(one: string | null, other: string | null, paper: PaperText): boolean {
  const abbreviations = readAbbreviations(paper);
  const isShortFor = (short: string | null, long: string | null) => {
    const stems = short === null ? undefined : abbreviations.get(short);
    const words = new Set(Array.from((long ?? "").toLowerCase().matchAll(WORD), ([word]) => stemWord(word)));
    return stems !== undefined && stems.length > 0 && stems.every((stem) => words.has(stem));
  };
  return isShortFor(one, other) || isShortFor(other, one);
}
