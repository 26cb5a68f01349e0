import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeededRandom } from "./seeded-random.ts";
import { varyDifference, varyRatio } from "./study-topic.ts";

describe("studies of one topic", () => {
  it("differ, but none reverses a strong effect", () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0.05, max: 0.4, noNaN: true }), (seed, ratio) => {
        expect(varyRatio(ratio, createSeededRandom(seed))).toBeLessThan(1.1);
        expect(varyRatio(1 / ratio, createSeededRandom(seed))).toBeGreaterThan(0.9);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0.6, max: 3, noNaN: true }), (seed, sd) => {
        const score = { name: "pain", unit: "mm", baseline: 50, sd: 1, better: "lower", difference: -sd } as const;
        expect(varyDifference(score, createSeededRandom(seed))).toBeLessThan(-0.25 * sd);
      }),
    );
  });

  it("contradict each other now and then where the effect is small", () => {
    const found = Array.from({ length: 200 }, (_, at) => varyRatio(0.8, createSeededRandom(`study ${at}`)));
    expect(found.filter((ratio) => ratio > 0.95).length).toBeGreaterThan(10);
    expect(found.filter((ratio) => ratio < 0.85).length).toBeGreaterThan(100);
  });
});
