import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { loadPicoModel, PICO_LABELS } from "../../models/pico-model.ts";
import { readPaperText } from "../../paper-text.ts";
import { scoreTokens } from "./score-tokens.ts";
import { readFeatures, readSentences } from "./token-features.ts";

describe("scoreTokens", () => {
  it("adds up the weights of the features that training gives a token", () => {
    const text = "We randomly assigned 40 adults (20 women) to zinc, 5 mg daily, or placebo. The outcome was fever.";
    const paper = readPaperText(makePaper(1, { title: "Zinc for the cold", abstract: [{ label: null, text }] }));
    const model = loadPicoModel();
    for (const { around, tokens } of readSentences(paper, model.groups)) {
      const scores = scoreTokens(around, model);
      for (const [at] of tokens.entries()) {
        for (const [label] of PICO_LABELS.entries()) {
          const weights = Array.from(
            readFeatures(around, at),
            (feature) => model.weights[(feature & model.mask) * PICO_LABELS.length + label] ?? 0,
          );
          const sum = weights.reduce((total, weight) => total + weight, 0);
          expect(scores[at * PICO_LABELS.length + label]).toBeCloseTo(sum * model.unit, 9);
        }
      }
    }
  });
});
