import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexShares } from "./word-shares.ts";

describe("how common words are", () => {
  const shares = indexShares(
    [
      { word: "statins", share: 0.1 },
      { word: "stat", share: 0.02 },
      { word: "statin", share: 0.2 },
      { word: "zinc", share: 0.4 },
    ],
    1000,
  );

  it("is what was counted, and nothing for a word that was not", () => {
    expect(shares.find("statin", false)).toBeCloseTo(0.2);
    expect(shares.find("stati", false)).toBe(0);
    expect(shares.find("zoo", true)).toBe(0);
  });

  it("is of a cut word what all that begin so have together, and at most all papers", () => {
    expect(shares.find("statin", true)).toBeCloseTo(0.3);
    expect(shares.find("stat", true)).toBeCloseTo(0.32);
    const common = indexShares(
      ["cell", "cells", "cellular"].map((word) => ({ word, share: 0.6 })),
      1000,
    );
    expect(common.find("cell", true)).toBe(1);
  });

  it("never makes a cut word rarer than the word", () => {
    const rows = fc.uniqueArray(fc.record({ word: fc.string(), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      selector: ({ word }) => word,
    });
    fc.assert(
      fc.property(rows, (given) => {
        const all = indexShares(given, 1000);
        for (const { word, share } of given) {
          expect(all.find(word, false)).toBeCloseTo(share);
          expect(all.find(word, true)).toBeGreaterThanOrEqual(all.find(word, false));
        }
      }),
    );
  });
});
