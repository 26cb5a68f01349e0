import { PICO_LABELS, type PicoModel } from "../../models/pico-model.ts";
import {
  NOTHING,
  REACH,
  readPlaceFeatures,
  readSentenceFeatures,
  readWordFeatures,
  type Surroundings,
} from "./token-features.ts";
import type { WordFacts } from "./word-facts.ts";

const LABELS = PICO_LABELS.length;
const OFFSETS = 2 * REACH + 1;

/** The score of each token for each label, at token × labels + label: the sum of the weights of its features. */
export function scoreTokens(around: Surroundings, model: PicoModel): Float64Array {
  const { facts } = around;
  const { unit } = model;
  const scores = new Float64Array(facts.length * LABELS);
  const shared = new Int32Array(LABELS);
  addWeights(readSentenceFeatures(around), model, shared, 0);
  const words = facts.map((own) => scoreWord(own, model));
  const nothing = scoreWord(NOTHING, model);
  const own = new Int32Array(LABELS);
  for (let at = 0; at < facts.length; at++) {
    own.set(shared);
    addWeights(readPlaceFeatures(around, at), model, own, 0);
    let none = own[0] ?? 0;
    let population = own[1] ?? 0;
    let treatment = own[2] ?? 0;
    let outcome = own[3] ?? 0;
    for (let offset = 0; offset < OFFSETS; offset++) {
      const word = words[at + offset - REACH] ?? nothing;
      const from = offset * LABELS;
      none += word[from] ?? 0;
      population += word[from + 1] ?? 0;
      treatment += word[from + 2] ?? 0;
      outcome += word[from + 3] ?? 0;
    }
    const to = at * LABELS;
    scores[to] = none * unit;
    scores[to + 1] = population * unit;
    scores[to + 2] = treatment * unit;
    scores[to + 3] = outcome * unit;
  }
  return scores;
}

/** Adds the weights of features for each label from `to` on. */
function addWeights(features: Uint32Array, { weights, mask }: PicoModel, sums: Int32Array, to: number): void {
  let none = sums[to] ?? 0;
  let population = sums[to + 1] ?? 0;
  let treatment = sums[to + 2] ?? 0;
  let outcome = sums[to + 3] ?? 0;
  for (let index = 0; index < features.length; index++) {
    const place = ((features[index] ?? 0) & mask) * LABELS;
    none += weights[place] ?? 0;
    population += weights[place + 1] ?? 0;
    treatment += weights[place + 2] ?? 0;
    outcome += weights[place + 3] ?? 0;
  }
  sums[to] = none;
  sums[to + 1] = population;
  sums[to + 2] = treatment;
  sums[to + 3] = outcome;
}

/** What a word adds to the score of the tokens about it, at (offset + REACH) × labels + label, in the model's units. */
function scoreWord(facts: WordFacts, model: PicoModel): Int32Array {
  if (facts.scored?.model === model) return facts.scored.own;
  const own = new Int32Array(OFFSETS * LABELS);
  for (let offset = 0; offset < OFFSETS; offset++)
    addWeights(readWordFeatures(facts, offset - REACH), model, own, offset * LABELS);
  facts.scored = { model, own };
  return own;
}
