import { findMarginals } from "../server/src/readers/builtin/pico/tagger/chain.ts";

/** A sentence to learn from: of each token its features (positions in the weights) and its label. */
export interface CrfSentence {
  features: readonly Uint32Array[];
  labels: readonly number[];
}

export interface CrfModel {
  /** Weight of feature f for label l at f × labels + l. */
  weights: Float32Array;
  /** Weight of label b after label a at a × labels + b. */
  transitions: Float32Array;
}

export interface CrfSettings {
  labels: number;
  /** Number of features, a power of two. */
  size: number;
  epochs: number;
  rate: number;
  /** Pull towards zero at each update of a weight. */
  decay: number;
  /** Share of the features left out of a token at random while learning. */
  dropout: number;
}

/**
 * Conditional random field over a chain, learnt by AdaGrad sentence by sentence and averaged over
 * the later half of the epochs; the same input gives the same model.
 */
export function trainCrf(
  sentences: readonly CrfSentence[],
  settings: CrfSettings,
  say: (line: string) => void,
): CrfModel {
  const { labels, size, epochs, rate, decay, dropout } = settings;
  const weights = new Float32Array(size * labels);
  const squares = new Float32Array(size * labels).fill(1e-2);
  const transitions = new Float32Array(labels * labels);
  const transitionSquares = new Float32Array(labels * labels).fill(1e-2);
  const weightSums = new Float64Array(weights.length);
  const transitionSums = new Float64Array(transitions.length);
  const averagedFrom = Math.ceil(epochs / 2);
  const draw = createDraws();
  const order = sentences.map((_, index) => index);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(draw() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    let loss = 0;
    for (const index of order) {
      const sentence = sentences[index];
      if (sentence === undefined || sentence.labels.length === 0) continue;
      const features =
        dropout === 0 ? sentence.features : sentence.features.map((all) => all.filter(() => draw() >= dropout));
      const scores = scoreTokens(features, weights, labels);
      const { marginals, pairs, logZ } = findMarginals(scores, transitions, labels);
      loss += logZ;
      for (const [at, label] of sentence.labels.entries()) {
        loss -= scores[at * labels + label] ?? 0;
        if (at > 0) loss -= transitions[(sentence.labels[at - 1] ?? 0) * labels + label] ?? 0;
        for (let l = 0; l < labels; l++) {
          const gradient = (marginals[at * labels + l] ?? 0) - (l === label ? 1 : 0);
          if (Math.abs(gradient) < 1e-4) continue;
          for (const feature of features[at] ?? []) {
            const place = feature * labels + l;
            const weight = weights[place] as number;
            const slope = gradient + decay * weight;
            const square = (squares[place] as number) + slope * slope;
            squares[place] = square;
            weights[place] = weight - (rate * slope) / Math.sqrt(square);
          }
        }
      }
      for (let pair = 0; pair < labels * labels; pair++) {
        let gradient = pairs[pair] ?? 0;
        for (let at = 1; at < sentence.labels.length; at++) {
          if ((sentence.labels[at - 1] ?? 0) * labels + (sentence.labels[at] ?? 0) === pair) gradient--;
        }
        const square = (transitionSquares[pair] as number) + gradient * gradient;
        transitionSquares[pair] = square;
        transitions[pair] = (transitions[pair] as number) - (rate * gradient) / Math.sqrt(square);
      }
    }
    if (epoch >= averagedFrom) {
      addTo(weightSums, weights);
      addTo(transitionSums, transitions);
    }
    say(`epoch ${epoch} of ${epochs}: loss ${(loss / sentences.length).toFixed(3)} a sentence`);
  }
  const averaged = epochs - averagedFrom + 1;
  return {
    weights: Float32Array.from(weightSums, (sum) => sum / averaged),
    transitions: Float32Array.from(transitionSums, (sum) => sum / averaged),
  };
}

function addTo(sums: Float64Array, values: Float32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (values[at] as number);
}

function scoreTokens(features: readonly Uint32Array[], weights: Float32Array, labels: number): Float64Array {
  const scores = new Float64Array(features.length * labels);
  for (const [at, found] of features.entries()) {
    for (const feature of found) {
      for (let l = 0; l < labels; l++)
        scores[at * labels + l] = (scores[at * labels + l] as number) + (weights[feature * labels + l] as number);
    }
  }
  return scores;
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
