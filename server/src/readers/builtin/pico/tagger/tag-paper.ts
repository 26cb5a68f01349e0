import type { PaperSentence, PaperText } from "../../paper-text.ts";
import { findMarginals } from "./chain.ts";
import { loadPicoModel, PICO_LABELS, type PicoLabel, type PicoModel } from "./pico-model.ts";
import type { PicoToken } from "./split-tokens.ts";
import { readFeatures, readSentences, type Surroundings } from "./token-features.ts";

/** Words of one sentence that tell who was studied, what was done or what was measured. */
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
/** The odds at which a word is left unlabelled: F1 is best well below even. Chosen on the half used for training. */
const NONE_FACTOR = Math.exp(-1.4);
/** How much the other mentions of a word count beside its own place. */
const SHARED = 0.3;
/** Keeps one sure place from deciding for all. */
const FLOOR = 0.01;

/** The mentions of a paper in the order of its text, as the model of the product marks them. */
export function tagPaper(paper: PaperText, model: PicoModel = loadPicoModel()): PicoMention[] {
  const sentences = readSentences(paper, model.groups).map(({ sentence, tokens, around }) => ({
    sentence,
    tokens,
    probabilities: findMarginals(scoreTokens(around, model), model.transitions, LABELS).marginals,
  }));
  shareAmongMentions(sentences);
  return sentences.flatMap(({ sentence, tokens, probabilities }) => joinWords(sentence, tokens, probabilities));
}

function scoreTokens(around: Surroundings, { weights, mask, unit }: PicoModel): Float64Array {
  const scores = new Float64Array(around.facts.length * LABELS);
  for (let at = 0; at < around.facts.length; at++) {
    const features = readFeatures(around, at);
    let none = 0;
    let population = 0;
    let treatment = 0;
    let outcome = 0;
    for (let index = 0; index < features.length; index++) {
      const place = ((features[index] ?? 0) & mask) * LABELS;
      none += weights[place] ?? 0;
      population += weights[place + 1] ?? 0;
      treatment += weights[place + 2] ?? 0;
      outcome += weights[place + 3] ?? 0;
    }
    scores[at * LABELS] = none * unit;
    scores[at * LABELS + 1] = population * unit;
    scores[at * LABELS + 2] = treatment * unit;
    scores[at * LABELS + 3] = outcome * unit;
  }
  return scores;
}

interface ScoredSentence {
  tokens: readonly PicoToken[];
  probabilities: Float64Array;
}

const isShared = (lower: string) => lower.length > 3 && /\p{L}/u.test(lower);

/** A word that stands in several places mostly means one thing: each place hears what the others say. */
function shareAmongMentions(sentences: readonly ScoredSentence[]): void {
  const numbers = new Map<string, number>();
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
    }
    return own;
  });
  const counts = new Uint32Array(numbers.size);
  const sums = new Float64Array(numbers.size * LABELS);
  eachShared(sentences, places, (number, probabilities, from) => {
    counts[number] = (counts[number] ?? 0) + 1;
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
  sentences: readonly ScoredSentence[],
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
    const own = probabilities.subarray(at * LABELS, at * LABELS + LABELS);
    const label = chooseLabel(own);
    const open = label === before ? mentions.at(-1) : undefined;
    before = label;
    if (label === "none") continue;
    const probability = own[PICO_LABELS.indexOf(label)] ?? 0;
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

function chooseLabel(probabilities: Float64Array): PicoLabel {
  let chosen: PicoLabel = "none";
  let greatest = (probabilities[0] ?? 0) * NONE_FACTOR;
  for (const [index, label] of PICO_LABELS.entries()) {
    const probability = probabilities[index] ?? 0;
    if (index === 0 || probability <= greatest) continue;
    greatest = probability;
    chosen = label;
  }
  return chosen;
}
