import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { readAsset } from "../../assets.ts";
import {
  decodePicoModel,
  encodePicoModel,
  loadPicoModel,
  PICO_MODEL_FILE,
  PICO_TRANSITIONS,
} from "../../models/pico-model.ts";
import { readPaperText } from "../../paper-text.ts";
import { tagPaper } from "./tag-paper.ts";

const MEGABYTE = 2 ** 20;

describe("tagPaper", () => {
  it("marks who was studied, what was done and what was measured", () => {
    const text =
      "We randomly assigned 240 children with acute otitis media to receive amoxicillin or placebo. The primary outcome was time to resolution of symptoms.";
    const paper = readPaperText(
      makePaper(1, { title: "Amoxicillin for acute otitis media", abstract: [{ label: null, text }] }),
    );
    const tagged = tagPaper(paper).map(({ label, sentence, start, end }) => [label, sentence.text.slice(start, end)]);
    expect(tagged).toContainEqual(["treatment", "Amoxicillin"]);
    expect(tagged.some(([label, words]) => label === "population" && words?.includes("children"))).toBe(true);
    expect(tagged.some(([label, words]) => label === "outcome" && words?.includes("resolution of symptoms"))).toBe(
      true,
    );
  });

  it("marks stretches of one sentence, in order and apart, with a probability, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.lorem({ maxCount: 20 }), (title, text) => {
        const paper = readPaperText(makePaper(1, { title, abstract: [{ label: null, text }] }));
        let last: { sentence: unknown; end: number } | null = null;
        for (const { sentence, start, end, probability } of tagPaper(paper)) {
          expect(start).toBeGreaterThanOrEqual(last?.sentence === sentence ? last.end : 0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(sentence.text.length);
          expect(probability).toBeGreaterThan(0);
          expect(probability).toBeLessThanOrEqual(1);
          last = { sentence, end };
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("the model", () => {
  it("stays small, and holds numbers and no words", () => {
    expect(readAsset(PICO_MODEL_FILE).length).toBeLessThan(MEGABYTE);
    const { weights, groups } = loadPicoModel();
    expect(weights.length).toBe((loadPicoModel().mask + 1) * 4);
    expect([...groups.keys()].every((name) => typeof name === "number")).toBe(true);
  });

  it("is the same after it was packed and unpacked", () => {
    const model = {
      mask: 3,
      weights: Int8Array.from({ length: 16 }, (_, at) => at * 9 - 70),
      unit: 0.25,
      transitions: Float32Array.from({ length: PICO_TRANSITIONS }, (_, at) => at / 4),
      groups: new Map([[4_000_000_000, [3, 500] as const]]),
    };
    expect(decodePicoModel(encodePicoModel(model))).toEqual(model);
  });
});
