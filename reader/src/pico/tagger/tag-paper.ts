import { loadPicoModel, PICO_LABELS, type PicoLabel } from "../../models/pico-model.ts";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import { findMarginals } from "./chain.ts";
import { scoreTokens } from "./score-tokens.ts";
import type { PicoToken } from "./split-tokens.ts";
import { readSentences } from "./token-features.ts";

/** Words of one sentence that state who was studied, what was done or what was measured. */
export interface PicoMention {
  label: Exclude<PicoLabel, "none">;
  sentence: PaperSentence;
  /** UTF-16 offsets in the sentence. */
  start: number;
  end: number;
  /** Mean probability of its words, 0 to 1. */
  probability: number;
}

const LABELS = PICO_LABELS.length;
/** How much the other mentions of a word count beside its own place. */
const SHARED = 0.3;
/** Keeps one sure place from deciding for all. */
const FLOOR = 0.01;

/** A sentence with how probable each label is for each of its words. */
export interface MarkedSentence {
  sentence: PaperSentence;
  tokens: readonly PicoToken[];
  /** At token × labels + label, in the order of PICO_LABELS. */
  probabilities: Float64Array;
}

/** The title and the sentences of a paper, each word weighed by the model of the product. */
export function markPaper(paper: PaperText): MarkedSentence[] {
  const model = loadPicoModel();
  const sentences = readSentences(paper, model.groups).map(({ sentence, tokens, around }) => ({
    sentence,
    tokens,
    probabilities: findMarginals(scoreTokens(around, model), model.transitions, around.joints, LABELS).marginals,
  }));
  shareAmongMentions(sentences);
  return sentences;
}

/** The mentions of a paper in the order of its text, as the model of the product marks them. */
export function tagPaper(paper: PaperText): PicoMention[] {
  const sentences = paper.once(markPaper);
  return sentences.flatMap(({ sentence, tokens, probabilities }) => joinWords(sentence, tokens, probabilities));
}

const isShared = (lower: string) => lower.length > 3 && /\p{L}/u.test(lower);

/** A word that stands in several places mostly means one thing: each place hears what the others say. */
function shareAmongMentions(sentences: readonly MarkedSentence[]): void {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const places = sentences.map(({ tokens }) => {
    const own = new Int32Array(tokens.length).fill(-1);
    for (let at = 0; at < tokens.length; at++) {
      const lower = tokens[at]?.lower ?? "";
      let number = numbers.get(lower);
      if (number === undefined) {
        number = isShared(lower) ? numbers.size : -1;
        numbers.set(lower, number);
      }
      own[at] = number;
      if (number >= 0) counts[number] = (counts[number] ?? 0) + 1;
    }
    return own;
  });
  const sums = new Float64Array(numbers.size * LABELS);
  eachShared(sentences, places, (number, probabilities, from) => {
    if (counts[number] === 1) return;
    for (let label = 0; label < LABELS; label++) {
      const sum = number * LABELS + label;
      sums[sum] = (sums[sum] ?? 0) + Math.log((probabilities[from + label] ?? 0) + FLOOR);
    }
  });
  eachShared(sentences, places, (number, probabilities, from) => {
    const others = (counts[number] ?? 1) - 1;
    if (others === 0) return;
    let total = 0;
    for (let label = 0; label < LABELS; label++) {
      const own = (probabilities[from + label] ?? 0) + FLOOR;
      const said = ((sums[number * LABELS + label] ?? 0) - Math.log(own)) / others;
      const shared = own * Math.exp(SHARED * said);
      probabilities[from + label] = shared;
      total += shared;
    }
    for (let label = 0; label < LABELS; label++)
      probabilities[from + label] = (probabilities[from + label] ?? 0) / total;
  });
}

/** Every place of a word that may stand in several. */
function eachShared(
  sentences: readonly MarkedSentence[],
  places: readonly Int32Array[],
  visit: (number: number, probabilities: Float64Array, from: number) => void,
): void {
  for (const [index, { probabilities }] of sentences.entries()) {
    const own = places[index] ?? new Int32Array();
    for (let at = 0; at < own.length; at++) {
      const number = own[at] ?? -1;
      if (number >= 0) visit(number, probabilities, at * LABELS);
    }
  }
}

/** Neighbouring words of one label as a mention. */
function joinWords(sentence: PaperSentence, tokens: readonly PicoToken[], probabilities: Float64Array): PicoMention[] {
  const mentions: PicoMention[] = [];
  let before: PicoLabel = "none";
  let words = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    const index = chooseLabel(probabilities, at * LABELS);
    const label = PICO_LABELS[index] ?? "none";
    const open = label === before ? mentions.at(-1) : undefined;
    before = label;
    if (label === "none") continue;
    const probability = probabilities[at * LABELS + index] ?? 0;
    if (open) {
      open.end = end;
      open.probability += (probability - open.probability) / ++words;
    } else {
      words = 1;
      mentions.push({ label, sentence, start, end, probability });
    }
  }
  return mentions;
}

/** Position in PICO_LABELS of the most probable label of the token whose probabilities begin at `from`. */
function chooseLabel(probabilities: Float64Array, from: number): number {
  let chosen = 0;
  let greatest = 0;
  for (let index = 0; index < LABELS; index++) {
    const probability = probabilities[from + index] ?? 0;
    if (probability <= greatest) continue;
    greatest = probability;
    chosen = index;
  }
  return chosen;
}
