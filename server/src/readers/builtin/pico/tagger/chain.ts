export interface ChainMarginals {
  /** Probability of label l at token t, at t × labels + l. */
  marginals: Float64Array;
  /** Expected number of times label b follows label a, at a × labels + b. */
  pairs: Float64Array;
  /** Logarithm of the sum over all sequences. */
  logZ: number;
}

/** Forward and backward over a chain of labels; `scores` holds each token's score for each label, in logarithms. */
export function findMarginals(scores: Float64Array, transitions: Float32Array, labels: number): ChainMarginals {
  const length = scores.length / labels;
  const marginals = new Float64Array(scores.length);
  const pairs = new Float64Array(labels * labels);
  if (length === 0) return { marginals, pairs, logZ: 0 };
  const step = transitions.map(Math.exp);
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
        before += (forward[(t - 1) * labels + a] ?? 0) * (step[a * labels + l] ?? 0);
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
        const way = ((step[a * labels + b] ?? 0) * (local[next] ?? 0) * (backward[next] ?? 0)) / (scales[t + 1] ?? 1);
        after += way;
        pairs[a * labels + b] = (pairs[a * labels + b] ?? 0) + (forward[t * labels + a] ?? 0) * way;
      }
      backward[t * labels + a] = after;
    }
  }
  for (let at = 0; at < scores.length; at++) marginals[at] = (forward[at] ?? 0) * (backward[at] ?? 0);
  return { marginals, pairs, logZ };
}
