import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import { isWordOfNames } from "./names-words.ts";
import type { SpellingCorrection } from "./question-text.ts";
import { isSpokenWord } from "./spoken.ts";
import { STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";

/** Shorter words have too many neighbours to know which one was meant; words of three letters may lack one. */
const SHORTEST_CORRECTED = 4;
const LONGEST_CORRECTED = 30;
const MOST_CORRECTED = 12;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Sounds that are written in two ways, and letters that are not heard. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/f/gu, "ph"],
  [/ph/gu, "f"],
  [/i/gu, "y"],
  [/y/gu, "i"],
  [/s/gu, "c"],
  [/c/gu, "s"],
  [/k/gu, "c"],
  [/c/gu, "k"],
  [/k/gu, "ch"],
  [/z/gu, "s"],
  [/z/gu, "x"],
  [/ks/gu, "x"],
  [/kw/gu, "qu"],
  [/u/gu, "eu"],
  [/ew/gu, "eu"],
  [/w/gu, "u"],
  [/ei/gu, "ie"],
  [/ie/gu, "ei"],
  [/^n/gu, "pn"],
  [/^n/gu, "kn"],
  [/^s/gu, "ps"],
  [/r/gu, "rh"],
  [/r/gu, "rrh"],
  [/t/gu, "th"],
  [/g/gu, "gh"],
  [/m$/gu, "mn"],
  [/ee/gu, "ea"],
  [/e/gu, "ae"],
  [/e/gu, "oe"],
  [/ae/gu, "e"],
  [/oe/gu, "e"],
  [/or/gu, "our"],
  [/our/gu, "or"],
];
/** What a word by sound counts beside one that is a letter away, and one that begins otherwise beside one that begins alike. */
const BY_SOUND = 0.3;
const OTHER_START = 1 / 3;
/** How much more a word of medical names counts, and how much a plain English one. */
const NAMED = 2;
const PLAIN = 0.5;
/** What a word that builds sentences counts, of which no source keeps count. */
const PAPERS_OF_PLAIN = 10;

/** Words one letter away: one left out, two swapped, one replaced, one too many or doubled. */
function listOneLetterAway(word: string): string[] {
  const near: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== "") near.push(before + after.slice(1));
    if (after.length > 1) near.push(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) {
      if (after !== "") near.push(before + letter + after.slice(1));
      near.push(before + letter + after);
    }
  }
  return near;
}

function respell(word: string): string[] {
  return SOUNDS.flatMap(([sound, written]) =>
    Array.from(
      word.matchAll(sound),
      ({ 0: heard, index }) => word.slice(0, index) + written + word.slice(index + heard.length),
    ),
  );
}

/** What each word that this one may be a slip of counts, before it is known how common each is. */
function listNear(word: string): Map<string, number> {
  const near = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const other of words) {
      if (other.length < SHORTEST_CORRECTED - 1 || other === word || near.has(other)) continue;
      near.set(other, weight * (other.charAt(0) === word.charAt(0) ? 1 : OTHER_START));
    }
  };
  if (word.length < SHORTEST_CORRECTED) {
    const longer = listOneLetterAway(word).filter((other) => other.length >= SHORTEST_CORRECTED);
    add(longer, 1);
    return near;
  }
  add(listOneLetterAway(word), 1);
  const heard = respell(word);
  // A sound at the beginning is the same sound, however it is written.
  for (const other of [...heard, ...heard.flatMap(respell)]) {
    if (other !== word) near.set(other, Math.max(near.get(other) ?? 0, BY_SOUND));
  }
  return near;
}

/** Words of a question that may be misspelt: those of Latin letters that stand in no name and build no sentence. */
function listDoubtfulWords(question: string): { word: string; start: number; end: number }[] {
  return splitWords(question)
    .filter(({ text, start, end }) => {
      if (text.length < SHORTEST_CORRECTED - 1 || text.length > LONGEST_CORRECTED || !/^[a-z]+$/u.test(text))
        return false;
      const written = question.slice(start, end);
      if (isAbbreviation(written) || isQuoted(question, start, end)) return false;
      return !isWordOfNames(text) && !isSpokenWord(text) && !TERMINOLOGY.mesh.hasWord(text);
    })
    .slice(0, MOST_CORRECTED)
    .map(({ text, start, end }) => ({ word: text, start, end }));
}

/** Several capitals, but for one that was typed twice; a word of three letters with any. */
function isAbbreviation(written: string): boolean {
  const capitals = written.match(/\p{Lu}/gu)?.length ?? 0;
  const isTwice = capitals === 2 && written.charAt(0) === written.charAt(1);
  return written.length < SHORTEST_CORRECTED ? capitals > 0 : capitals > 1 && !isTwice;
}

const MARKS = [
  ["“", "”"],
  ["「", "」"],
  ["『", "』"],
] as const;

/** Quotation marks say that the word is meant as it stands. */
function isQuoted(text: string, start: number, end: number): boolean {
  if (text.slice(0, start).split('"').length % 2 === 0 && text.indexOf('"', end) >= 0) return true;
  return MARKS.some(([open, close]) => {
    const opened = text.lastIndexOf(open, start);
    return opened >= 0 && text.lastIndexOf(close, start) < opened && text.indexOf(close, end) >= 0;
  });
}

/** A word that neither medical names nor plain English has, and what it may be a slip of. */
export interface Slip {
  /** Folded. */
  word: string;
  /** UTF-16 offsets in the question. */
  start: number;
  end: number;
  near: NearWord[];
}

interface NearWord {
  word: string;
  weight: number;
  /** Papers that it stands for where its source does not count it. */
  papers: number;
  /** It stands in a medical name. */
  isName: boolean;
}

/** "The Swank diet": a capital within a sentence that begins no other words with capitals. */
function isProperName(question: string, start: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(question.slice(start, start + 2))) return false;
  const before = question.slice(0, start);
  const isWithin = /[\p{L}\p{N},]\s$/u.test(before);
  const others = splitWords(question).filter((word) => word.start !== start && word.start > 0);
  return isWithin && others.every((word) => !/^\p{Lu}\p{Ll}/u.test(question.slice(word.start, word.end)));
}

/** The words of a question that may be slips. */
export function listSlips(question: string): Slip[] {
  return listDoubtfulWords(question).map(({ word, start, end }) => {
    const stem = stemWord(word);
    const near = [...listNear(word)]
      .filter(([other]) => stemWord(other) !== stem)
      .map(([other, weight]) => weighNear(other, weight))
      .filter(({ isName }) => isName || !isProperName(question, start));
    return { word, start, end, near };
  });
}

function weighNear(word: string, weight: number): NearWord {
  if (STOP_WORDS.has(word) || WEAK_WORDS.has(word)) {
    return { word, weight: weight * PLAIN, papers: PAPERS_OF_PLAIN, isName: false };
  }
  const isName = isWordOfNames(word);
  return { word, weight: weight * (isName ? NAMED : 1), papers: 0, isName };
}

/** Papers that a word stands in, weighed, below which it is no better guess than the word itself. */
const LEAST = 2;

/**
 * Each slip that stands in no paper, read as the commonest word that it may have been. `papersWith` says in how many papers
 * a folded word stands; one that it lacks stands in none.
 */
export function chooseCorrections(
  slips: readonly Slip[],
  papersWith: ReadonlyMap<string, number>,
): SpellingCorrection[] {
  return slips.flatMap(({ word, start, end, near }) => {
    if ((papersWith.get(word) ?? 0) > 0) return [];
    let best: string | null = null;
    let most = 0;
    for (const other of near) {
      const value = other.weight * (papersWith.get(other.word) || other.papers);
      if (value > most) {
        best = other.word;
        most = value;
      }
    }
    return best === null || most < LEAST ? [] : [{ start, end, as: best }];
  });
}
