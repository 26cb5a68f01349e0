import { DESIGN_SIZE } from "../models/design-model.ts";
import { combineHashes, hashText } from "../models/feature-hash.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import type { DesignId } from "./designs.ts";

const KINDS = { inTitle: 1, word: 2, pair: 3, stated: 9 };
const NUMBER = /^\d/u;
const NOTHING = 0;
const ANY_NUMBER = hashText("0");
/** Places that what the paper states of its design has among the hundreds of its words: it weighs as much as all. */
const STATED_PLACES = 4;

const findPlace = (kind: number, a: number, b: number) => combineHashes(kind, a, b, NOTHING) & (DESIGN_SIZE - 1);

function hashWords({ words }: PaperSentence): number[] {
  return words.map(({ text }) => (NUMBER.test(text) ? ANY_NUMBER : hashText(text)));
}

/** Words and pairs of neighbours of a sentence of the abstract, as places of the model's weights. */
export function describeSentence(sentence: PaperSentence): number[] {
  const words = hashWords(sentence);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const single = findPlace(KINDS.word, word, NOTHING);
    return next === undefined ? [single] : [single, findPlace(KINDS.pair, word, next)];
  });
}

/**
 * What a paper's design is known by: words of its title, words and pairs of its abstract, each once, and the design that
 * its words state; null where they state none.
 */
export function describeDesign(paper: PaperText, stated: DesignId | null): number[] {
  const title = hashWords(paper.title).map((word) => findPlace(KINDS.inTitle, word, NOTHING));
  const name = hashText(stated ?? "none");
  const claims = Array.from({ length: STATED_PLACES }, (_, index) => findPlace(KINDS.stated + index, name, NOTHING));
  return [...new Set([...title, ...paper.sentences.flatMap(describeSentence)]), ...claims];
}

/** What each place counts, so that long and short abstracts weigh the same. */
export function scaleDesign(places: readonly number[]): number {
  return 8 / Math.sqrt(places.length);
}
