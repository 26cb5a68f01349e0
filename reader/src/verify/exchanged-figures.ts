import { splitWords } from "@medsieve/text/words";
import type { FindingSentence } from "../findings/finding-text.ts";
import { readNumbers } from "../findings/read-numbers.ts";
import { writeNumberWords } from "./number-words.ts";

interface Slot {
  value: number;
  kind: string;
}

/** The words of a text without its figures, and the figures by how many words stand before them. */
interface Frame {
  words: string[];
  slots: Map<number, Slot[]>;
}

/** Share of the words of both that have to be the same, in the same order. */
const SAME = 0.8;
/** Words that a claim has at least. */
const LEAST_WORDS = 6;
/** Words that are compared; no sentence that is repeated is longer. */
const MOST_WORDS = 120;

function readFrame(text: string): Frame {
  const { values, ps, effects } = readNumbers(text);
  const taken = [...ps, ...effects];
  const isTaken = (at: number) => taken.some(({ start, end }) => start <= at && at < end);
  const figures = values.filter(({ start }) => !isTaken(start));
  const words = splitWords(text).filter(
    ({ start, text: word }) =>
      !isTaken(start) && !/\d/u.test(word) && !figures.some((one) => one.start <= start && start < one.end),
  );
  const slots = new Map<number, Slot[]>();
  for (const { start, value, kind } of figures) {
    const before = words.filter((word) => word.start < start).length;
    slots.set(before, [...(slots.get(before) ?? []), { value, kind }]);
  }
  return { words: words.slice(0, MOST_WORDS).map(({ text: word }) => word.toLowerCase()), slots };
}

/** For each word of `a` the place of the same word in `b`, by the longest sequence that both have in common. */
function align(a: readonly string[], b: readonly string[]): Map<number, number> {
  const longest = Array.from({ length: a.length + 1 }, () => new Uint8Array(b.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row = longest[i];
    for (let j = b.length - 1; row !== undefined && j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const places = new Map<number, number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) places.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return places;
}

/** Figures that stand at the same place of both: behind the same word, and before the same word. */
function listPaired(claim: Frame, sentence: Frame, places: ReadonlyMap<number, number>): [Slot, Slot][] {
  return [...claim.slots].flatMap(([before, own]): [Slot, Slot][] => {
    const left = before === 0 ? -1 : places.get(before - 1);
    const right = before === claim.words.length ? sentence.words.length : places.get(before);
    if (left === undefined || right === undefined || right !== left + 1) return [];
    const others = sentence.slots.get(right) ?? [];
    return own.length === others.length ? own.flatMap((slot, n): [Slot, Slot][] => [[slot, others[n] ?? slot]]) : [];
  });
}

/**
 * The sentence that a claim repeats in all but its figures, which stand in other places than in the paper: each other's, or figures of
 * something else. Null where there is none. `isRounded`: whether a figure may stand for another.
 */
export function findExchangedFigures(
  claim: string,
  sentences: readonly FindingSentence[],
  isRounded: (claimed: number, printed: number) => boolean,
): FindingSentence | null {
  const own = readFrame(claim);
  if (own.words.length < LEAST_WORDS || own.slots.size === 0) return null;
  for (const sentence of sentences) {
    const other = readFrame(writeNumberWords(sentence.sentence.text));
    const longest = Math.max(own.words.length, other.words.length);
    if (Math.min(own.words.length, other.words.length) < SAME * longest) continue;
    const places = align(own.words, other.words);
    if (places.size < SAME * longest) continue;
    const paired = listPaired(own, other, places);
    if (paired.some(([a, b]) => a.value !== b.value && a.kind === b.kind && !isRounded(a.value, b.value)))
      return sentence;
  }
  return null;
}
