import { combineHashes, hashName } from "../../models/feature-hash.ts";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import { CUE_BITS, countDocumentCues } from "./document-cues.ts";
import { type PicoToken, splitTokens } from "./split-tokens.ts";
import { ABOUT_BITS, readWordFacts, type WordFacts, type WordGroupTable } from "./word-facts.ts";

/** A sentence as the tagger sees it. */
export interface TaggedSentence {
  sentence: PaperSentence;
  tokens: PicoToken[];
  around: Surroundings;
}

const EDGE = hashName("<edge>");
/** What stands before and after a sentence. */
export const NOTHING: WordFacts = {
  ...{ word: EDGE, stem: EDGE, shape: EDGE, coarse: 0, fine: 0, kind: 0, isClosed: true, near: 0, about: 0 },
  ...{ start4: EDGE, end3: EDGE, end4: EDGE },
};
const OPEN = hashName("(");
const CLOSE = hashName(")");

/** Parts that an abstract is cut into to say where a sentence stands; the title is none of them. */
const PARTS = 5;
const TITLE_PART = 99;
/** Words counted from either end of a sentence. */
const FROM_END = 6;

/** The title and the abstract's sentences, with what the features of their tokens are read from. */
export function readSentences(paper: PaperText, groups: WordGroupTable): TaggedSentence[] {
  const sentences = [paper.title, ...paper.sentences].map((sentence) => {
    const tokens = splitTokens(sentence.text);
    return { sentence, tokens, facts: readWordFacts(tokens, groups) };
  });
  const cues = countDocumentCues(sentences);
  return sentences.map(({ sentence, tokens, facts }, index) => {
    const around: Surroundings = {
      facts,
      joints: new Uint8Array(facts.map(({ kind }) => kind)),
      kind: hashName(sentence.kind),
      part: index === 0 ? TITLE_PART : Math.floor(((index - 1) * PARTS) / Math.max(1, sentences.length - 1)),
      about: facts.reduce((bits, { about }) => bits | about, 0),
      own: facts.map(({ stem }) => cues.get(stem) ?? 0),
      ...findFrames(facts),
    };
    return { sentence, tokens, around };
  });
}

/** What surrounds the tokens of one sentence. */
export interface Surroundings {
  facts: readonly WordFacts[];
  /** What each word is between its neighbours. */
  joints: Uint8Array;
  kind: number;
  part: number;
  /** What the sentence may be for, in bits. */
  about: number;
  /** Cues of each token's stem in the whole paper. */
  own: readonly number[];
  /** Nearest small word before and after each token; -1 for none. */
  before: Int32Array;
  after: Int32Array;
  /** 1 within brackets. */
  inBrackets: Uint8Array;
}

function findFrames(facts: readonly WordFacts[]): Pick<Surroundings, "before" | "after" | "inBrackets"> {
  const before = new Int32Array(facts.length).fill(-1);
  const after = new Int32Array(facts.length).fill(-1);
  const inBrackets = new Uint8Array(facts.length);
  let last = -1;
  let depth = 0;
  for (let at = 0; at < facts.length; at++) {
    before[at] = last;
    inBrackets[at] = depth > 0 ? 1 : 0;
    const { word, isClosed } = facts[at] ?? NOTHING;
    if (isClosed) last = at;
    if (word === OPEN) depth++;
    else if (word === CLOSE) depth = Math.max(0, depth - 1);
  }
  last = -1;
  for (let at = facts.length - 1; at >= 0; at--) {
    after[at] = last;
    if (facts[at]?.isClosed) last = at;
  }
  return { before, after, inBrackets };
}

/** More features than a token ever has. */
const MOST = 256;
const found = new Uint32Array(MOST);
let count = 0;
let template = 0;

/** One more feature: its kind is its place among the calls. */
function add(a: number, b: number, c: number): void {
  found[count++] = combineHashes(++template, a, b, c);
}

/** How far from a token, in words, a word still says something of it. */
export const REACH = 4;
/** Kinds of features that a word has for one place beside it, at most. */
const WORD_TEMPLATES = 8;
const SENTENCE_TEMPLATES = 200;
const PLACE_TEMPLATES = 300;
const ABOUT_TEMPLATES = PLACE_TEMPLATES + 50;
const CUE_TEMPLATES = PLACE_TEMPLATES + 60;

/** Features that a token has from the word `offset` places from it (−REACH to REACH); the array is used again. */
export function readWordFeatures(facts: WordFacts, offset: number): Uint32Array {
  count = 0;
  template = (offset + REACH) * WORD_TEMPLATES;
  const far = Math.abs(offset);
  add(facts.word, 0, 0);
  if (far <= 3) add(facts.fine, 0, 0);
  if (far <= 2) add(facts.coarse, 0, 0);
  if (far <= 1) {
    add(facts.shape, 0, 0);
    add(facts.end3, 0, 0);
  }
  if (far === 0) {
    add(facts.start4, 0, 0);
    add(facts.end4, 0, 0);
  }
  return found.subarray(0, count);
}

/** Features that every token of a sentence has; the array is used again. */
export function readSentenceFeatures({ kind, part, about }: Surroundings): Uint32Array {
  count = 0;
  template = SENTENCE_TEMPLATES;
  add(0, 0, 0);
  add(kind, 0, 0);
  add(part, 0, 0);
  add(kind, part, 0);
  for (let cue = 0; cue < ABOUT_BITS; cue++) {
    template = SENTENCE_TEMPLATES + 4;
    if ((about & (1 << cue)) === 0) continue;
    add(cue, 0, 0);
    add(cue, kind, 0);
  }
  return found.subarray(0, count);
}

/** Features that a token has from its words together and from where it stands; the array is used again. */
export function readPlaceFeatures(
  { facts, kind, part, about, own, before, after, inBrackets }: Surroundings,
  at: number,
): Uint32Array {
  count = 0;
  template = PLACE_TEMPLATES;
  const here = facts[at] ?? NOTHING;
  const a1 = facts[at - 1] ?? NOTHING;
  const b1 = facts[at + 1] ?? NOTHING;

  add((facts[at - 2] ?? NOTHING).word, a1.word, 0);
  add(a1.word, here.word, 0);
  add(here.word, b1.word, 0);
  add(b1.word, (facts[at + 2] ?? NOTHING).word, 0);
  add(kind, here.word, 0);
  add(kind, a1.word, 0);
  add(part, here.word, 0);
  add(kind, here.shape, 0);
  add(here.end3, kind, 0);
  add(here.fine, kind, 0);
  add(here.fine, part, 0);

  const left = before[at] ?? -1;
  const right = after[at] ?? -1;
  const leftWord = (facts[left] ?? NOTHING).word;
  const rightWord = (facts[right] ?? NOTHING).word;
  const second = left < 0 ? -1 : (before[left] ?? -1);
  add(leftWord, 0, 0);
  add(rightWord, 0, 0);
  add(leftWord, rightWord, 0);
  add(left < 1 ? EDGE : (facts[left - 1] ?? NOTHING).word, leftWord, 0);
  add(rightWord, right < 0 ? EDGE : (facts[right + 1] ?? NOTHING).word, 0);
  add(leftWord, here.word, 0);
  add(rightWord, here.word, 0);
  add(leftWord, (facts[second] ?? NOTHING).word, 0);
  add(inBrackets[at] ?? 0, 0, 0);
  add(Math.min(FROM_END, at), 0, 0);
  add(Math.min(FROM_END, facts.length - at), 0, 0);

  const cues = own[at] ?? 0;
  add(cues, 0, 0);
  add(cues, kind, 0);
  add(own[at - 1] ?? 0, cues, 0);
  add(own[at + 1] ?? 0, cues, 0);
  for (let cue = 0; cue < ABOUT_BITS; cue++) {
    if ((about & (1 << cue)) === 0) continue;
    template = ABOUT_TEMPLATES;
    add(cue, here.stem, 0);
  }
  for (let bit = 0; bit < CUE_BITS; bit++) {
    if ((cues & (1 << bit)) === 0) continue;
    template = CUE_TEMPLATES;
    add(bit, 0, 0);
    add(bit, kind, here.isClosed ? 1 : 0);
  }
  return found.subarray(0, count);
}

/** All features of a token, as hashes. */
export function readFeatures(around: Surroundings, at: number): Uint32Array {
  const all = [...readSentenceFeatures(around), ...readPlaceFeatures(around, at)];
  for (let offset = -REACH; offset <= REACH; offset++)
    all.push(...readWordFeatures(around.facts[at + offset] ?? NOTHING, offset));
  return Uint32Array.from(all);
}
