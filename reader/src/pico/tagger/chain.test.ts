import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTransitions, findMarginals, findTransitions } from "./chain.ts";

const LABELS = 2;
const KINDS = 2;

/** Probabilities by adding up every sequence of labels there is. */
function addUp(scores: readonly number[], transitions: Float32Array, kinds: Uint8Array) {
  const length = kinds.length;
  const marginals = new Array<number>(scores.length).fill(0);
  let total = 0;
  for (let sequence = 0; sequence < LABELS ** length; sequence++) {
    const labels = Array.from({ length }, (_, at) => (sequence >> at) & 1);
    let score = 0;
    for (const [at, label] of labels.entries()) {
      score += scores[at * LABELS + label] ?? 0;
      if (at === 0) continue;
      for (const from of findTransitions(kinds, at, transitions.length, LABELS))
        score += transitions[from + (labels[at - 1] ?? 0) * LABELS + label] ?? 0;
    }
    total += Math.exp(score);
    for (const [at, label] of labels.entries()) {
      const own = at * LABELS + label;
      marginals[own] = (marginals[own] ?? 0) + Math.exp(score);
    }
  }
  return { marginals: marginals.map((sum) => sum / total), logZ: Math.log(total) };
}

describe("findMarginals", () => {
  it("is what adding up all sequences of labels gives", () => {
    const weight = fc.double({ min: -3, max: 3, noNaN: true });
    const token = fc.record({ kind: fc.nat(KINDS - 1), scores: fc.array(weight, { minLength: 2, maxLength: 2 }) });
    const count = countTransitions(KINDS, LABELS);
    fc.assert(
      fc.property(
        fc.array(token, { minLength: 1, maxLength: 6 }),
        fc.array(weight, { minLength: count, maxLength: count }),
        (tokens, weights) => {
          const scores = tokens.flatMap((one) => one.scores);
          const kinds = Uint8Array.from(tokens, ({ kind }) => kind);
          const transitions = Float32Array.from(weights);
          const found = findMarginals(Float64Array.from(scores), transitions, kinds, LABELS);
          const expected = addUp(scores, transitions, kinds);
          expect(found.logZ).toBeCloseTo(expected.logZ, 6);
          for (const [at, value] of expected.marginals.entries()) expect(found.marginals[at]).toBeCloseTo(value, 6);
          // The pairs before a token add up to what the token is.
          for (let at = 1; at < kinds.length; at++) {
            const isOne = (found.pairs[at * 4 + 1] ?? 0) + (found.pairs[at * 4 + 3] ?? 0);
            expect(isOne).toBeCloseTo(expected.marginals[at * LABELS + 1] ?? 0, 6);
          }
        },
      ),
    );
  });

  it("knows nothing of no words", () => {
    const transitions = new Float32Array(countTransitions(KINDS, LABELS));
    expect(findMarginals(new Float64Array(), transitions, new Uint8Array(), LABELS).logZ).toBe(0);
  });
});
