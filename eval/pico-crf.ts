import { countTransitions, findMarginals, findTransitions } from "@medsieve/reader/pico/tagger/chain";

/** A sentence to learn from: of each token its features (positions in the weights) and its label. */
export interface CrfSentence {
  features: readonly Uint32Array[];
  /** What each word is between its neighbours. */
  kinds: Uint8Array;
  labels: readonly number[];
}

export interface CrfModel {
  /** Weight of feature f for label l at f × labels + l. */
  weights: Float32Array;
  /** Weights of label b after label a, at a × labels + b of each block: in the order of findTransitions. */
  transitions: Float32Array;
}

export interface CrfSettings {
  labels: number;
  /** Kinds of words. */
  kinds: number;
  /** Number of features, a power of two. */
  size: number;
  epochs: number;
  rate: number;
  /** Pull towards zero at each update of a weight. */
  decay: number;
  /** Share of the features left out of a token at random while learning. */
  dropout: number;
}

/** Squares of slopes that every weight begins with: the first steps stay small. */
const FIRST_SQUARE = 1e-2;
/** Slopes below this are passed over. */
const LEAST_SLOPE = 1e-4;

/**
 * Conditional random field over a chain, learnt by AdaGrad sentence by sentence and averaged over
 * the later half of the epochs; the same input gives the same model.
 */
export function trainCrf(
  sentences: readonly CrfSentence[],
  settings: CrfSettings,
  say: (line: string) => void,
): CrfModel {
  const { labels, size, epochs } = settings;
  const weights = createLearnt(size * labels);
  const transitions = createLearnt(countTransitions(settings.kinds, labels));
  const pairSlopes = new Float64Array(transitions.values.length);
  const averagedFrom = Math.ceil(epochs / 2);
  const draw = createDraws();
  const order = sentences.filter((sentence) => sentence.labels.length > 0);
  const kept = new Uint32Array(Math.max(1, ...order.map(({ features }) => countFeatures(features))));
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, draw);
    let loss = 0;
    for (const sentence of order) {
      const ends = keepFeatures(sentence.features, kept, settings.dropout, draw);
      const scores = scoreTokens(kept, ends, weights.values, labels);
      const { marginals, pairs, logZ } = findMarginals(scores, transitions.values, sentence.kinds, labels);
      loss += logZ;
      for (const [at, label] of sentence.labels.entries()) {
        const own = at * labels + label;
        loss -= scores[own] ?? 0;
        marginals[own] = (marginals[own] ?? 0) - 1;
        const pair = (at * labels + (sentence.labels[at - 1] ?? 0)) * labels + label;
        if (at === 0) continue;
        pairs[pair] = (pairs[pair] ?? 0) - 1;
        const within = pair - at * labels * labels;
        for (const from of findTransitions(sentence.kinds, at, transitions.values.length, labels))
          loss -= transitions.values[from + within] ?? 0;
      }
      moveWeights(weights, kept, ends, marginals, settings);
      moveTransitions(transitions, pairSlopes, sentence.kinds, pairs, settings);
    }
    if (epoch >= averagedFrom) {
      addToSums(weights);
      addToSums(transitions);
    }
    say(`epoch ${epoch} of ${epochs}: loss ${(loss / order.length).toFixed(3)} a sentence`);
  }
  const averaged = epochs - averagedFrom + 1;
  return {
    weights: Float32Array.from(weights.sums, (sum) => sum / averaged),
    transitions: Float32Array.from(transitions.sums, (sum) => sum / averaged),
  };
}

/** Values that are learnt, the squares of their slopes so far, and their sums over the epochs that are averaged. */
interface Learnt {
  values: Float32Array;
  squares: Float32Array;
  sums: Float64Array;
}

function createLearnt(length: number): Learnt {
  return {
    values: new Float32Array(length),
    squares: new Float32Array(length).fill(FIRST_SQUARE),
    sums: new Float64Array(length),
  };
}

function addToSums({ values, sums }: Learnt): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (values[at] as number);
}

function move({ values, squares }: Learnt, at: number, slope: number, rate: number): void {
  const square = (squares[at] as number) + slope * slope;
  squares[at] = square;
  values[at] = (values[at] as number) - (rate * slope) / Math.sqrt(square);
}

function moveWeights(
  weights: Learnt,
  kept: Uint32Array,
  ends: Uint32Array,
  slopes: Float64Array,
  { labels, rate, decay }: CrfSettings,
): void {
  const { values } = weights;
  let index = 0;
  for (let token = 0; token < ends.length; token++) {
    const first = index;
    for (let label = 0; label < labels; label++) {
      const slope = slopes[token * labels + label] as number;
      if (Math.abs(slope) < LEAST_SLOPE) continue;
      for (index = first; index < (ends[token] as number); index++) {
        const place = (kept[index] as number) * labels + label;
        move(weights, place, slope + decay * (values[place] as number), rate);
      }
    }
    index = ends[token] as number;
  }
}

/** `sums` is for adding up in. */
function moveTransitions(
  transitions: Learnt,
  sums: Float64Array,
  kinds: Uint8Array,
  slopes: Float64Array,
  { labels, rate }: CrfSettings,
): void {
  const block = labels * labels;
  sums.fill(0);
  for (let second = 1; second < kinds.length; second++) {
    for (const from of findTransitions(kinds, second, sums.length, labels)) {
      for (let pair = 0; pair < block; pair++)
        sums[from + pair] = (sums[from + pair] as number) + (slopes[second * block + pair] as number);
    }
  }
  for (let at = 0; at < sums.length; at++) if (sums[at] !== 0) move(transitions, at, sums[at] as number, rate);
}

function countFeatures(features: CrfSentence["features"]): number {
  return features.reduce((sum, own) => sum + own.length, 0);
}

/** Writes the features that are not left out one token after another; returns where each token's end. */
function keepFeatures(
  features: CrfSentence["features"],
  kept: Uint32Array,
  dropout: number,
  draw: () => number,
): Uint32Array {
  const ends = new Uint32Array(features.length);
  let count = 0;
  for (let token = 0; token < features.length; token++) {
    const own = features[token] as Uint32Array;
    for (let at = 0; at < own.length; at++) if (draw() >= dropout) kept[count++] = own[at] as number;
    ends[token] = count;
  }
  return ends;
}

function scoreTokens(kept: Uint32Array, ends: Uint32Array, weights: Float32Array, labels: number): Float64Array {
  const scores = new Float64Array(ends.length * labels);
  let index = 0;
  for (let token = 0; token < ends.length; token++) {
    for (; index < (ends[token] as number); index++) {
      const from = (kept[index] as number) * labels;
      for (let label = 0; label < labels; label++) {
        const to = token * labels + label;
        scores[to] = (scores[to] as number) + (weights[from + label] as number);
      }
    }
  }
  return scores;
}

function shuffle<T>(order: T[], draw: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
}

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function createDraws(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
