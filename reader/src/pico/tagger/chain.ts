export interface ChainMarginals {
  /** Probability of label l at token t, at t × labels + l. */
  marginals: Float64Array;
  /** Probability of label a at token t − 1 and b at t, at (t × labels + a) × labels + b. */
  pairs: Float64Array;
  /** Logarithm of the sum over all sequences. */
  logZ: number;
}

/** Number of weights between neighbouring labels, where words are of so many kinds. */
export function countTransitions(kinds: number, labels: number): number {
  return (1 + 2 * kinds) * labels * labels;
}

/** Where the weights of label pairs begin that count between two words: for any two, by the second's kind, by the first's. */
export function findTransitions(
  kinds: Uint8Array,
  second: number,
  count: number,
  labels: number,
): [any: number, bySecond: number, byFirst: number] {
  const block = labels * labels;
  const of = (count / block - 1) / 2;
  return [0, (1 + (kinds[second] ?? 0)) * block, (1 + of + (kinds[second - 1] ?? 0)) * block];
}

/** e to the power of the weight of label b after a, before token t, at (t × labels + a) × labels + b. */
function weighSteps(transitions: Float32Array, kinds: Uint8Array, labels: number): Float64Array {
  const block = labels * labels;
  const steps = new Float64Array(kinds.length * block);
  for (let t = 1; t < kinds.length; t++) {
    const [any, bySecond, byFirst] = findTransitions(kinds, t, transitions.length, labels);
    for (let pair = 0; pair < block; pair++) {
      const weight =
        (transitions[any + pair] ?? 0) + (transitions[bySecond + pair] ?? 0) + (transitions[byFirst + pair] ?? 0);
      steps[t * block + pair] = Math.exp(weight);
    }
  }
  return steps;
}

/**
 * Forward and backward over a chain of labels; `scores` holds each token's score for each label, in logarithms, and
 * `kinds` the kind of its word, by which the weights between neighbouring labels differ.
 */
export function findMarginals(
  scores: Float64Array,
  transitions: Float32Array,
  kinds: Uint8Array,
  labels: number,
): ChainMarginals {
  const length = kinds.length;
  const marginals = new Float64Array(scores.length);
  const pairs = new Float64Array(scores.length * labels);
  if (length === 0) return { marginals, pairs, logZ: 0 };
  const steps = weighSteps(transitions, kinds, labels);
  // Each token's scores are taken relative to their greatest, each forward row is made to sum to 1.
  const local = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const scales = new Float64Array(length);
  let logZ = 0;
  for (let t = 0; t < length; t++) {
    let greatest = Number.NEGATIVE_INFINITY;
    for (let l = 0; l < labels; l++) greatest = Math.max(greatest, scores[t * labels + l] ?? 0);
    let sum = 0;
    for (let l = 0; l < labels; l++) {
      const own = Math.exp((scores[t * labels + l] ?? 0) - greatest);
      local[t * labels + l] = own;
      let before = t === 0 ? 1 : 0;
      for (let a = 0; t > 0 && a < labels; a++)
        before += (forward[(t - 1) * labels + a] ?? 0) * (steps[(t * labels + a) * labels + l] ?? 0);
      forward[t * labels + l] = before * own;
      sum += before * own;
    }
    for (let l = 0; l < labels; l++) forward[t * labels + l] = (forward[t * labels + l] ?? 0) / sum;
    scales[t] = sum;
    logZ += Math.log(sum) + greatest;
  }
  for (let l = 0; l < labels; l++) backward[(length - 1) * labels + l] = 1;
  for (let t = length - 2; t >= 0; t--) {
    for (let a = 0; a < labels; a++) {
      let after = 0;
      for (let b = 0; b < labels; b++) {
        const next = (t + 1) * labels + b;
        const pair = ((t + 1) * labels + a) * labels + b;
        const way = ((steps[pair] ?? 0) * (local[next] ?? 0) * (backward[next] ?? 0)) / (scales[t + 1] ?? 1);
        after += way;
        pairs[pair] = (forward[t * labels + a] ?? 0) * way;
      }
      backward[t * labels + a] = after;
    }
  }
  for (let at = 0; at < scores.length; at++) marginals[at] = (forward[at] ?? 0) * (backward[at] ?? 0);
  return { marginals, pairs, logZ };
}
