import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRankRanges, ORDER_MARGINS, type Ranked } from "./uncertainty.ts";

const MARGIN = ORDER_MARGINS.builtin;
const paper = (relevance_score: number, given: Partial<Ranked> = {}): Ranked => ({
  ...{ relevance_score, notices: [] },
  read_by: { reader: "builtin", model: null, fallback: null },
  ...given,
});
const RETRACTED = { notices: [{ kind: "retracted" as const, pmid: null, citation: null }] };
const BY_MODEL = { read_by: { reader: "model" as const, model: "a model", fallback: null } };

describe("the ranks at which a paper could stand", () => {
  it("are those of the papers whose scores are too close to order", () => {
    const papers = [0.9, 0.9 - MARGIN / 2, 0.9 - MARGIN, 0.4].map((score) => paper(score));
    expect(findRankRanges(papers)).toEqual([{ from: 1, to: 2 }, { from: 1, to: 3 }, { from: 2, to: 3 }, null]);
  });

  it("are not stated for a paper that the question names, nor of one that stands alone", () => {
    expect(findRankRanges([paper(1), paper(0.99), paper(0.5)])).toEqual([null, null, null]);
  });

  it("keep retracted papers behind the others", () => {
    const papers = [paper(0.5), paper(0.49, RETRACTED), paper(0.48, RETRACTED)];
    expect(findRankRanges(papers)).toEqual([null, { from: 2, to: 3 }, { from: 2, to: 3 }]);
  });

  it("are wider where a model gave a score", () => {
    const scores = [0.8, 0.8 - (MARGIN + ORDER_MARGINS.model) / 2];
    expect(findRankRanges(scores.map((score) => paper(score)))).toEqual([null, null]);
    const ranges = findRankRanges(scores.map((score) => paper(score, BY_MODEL)));
    expect(ranges).toEqual([
      { from: 1, to: 2 },
      { from: 1, to: 2 },
    ]);
  });

  it("hold the paper's own rank, and go both ways", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 40 }), (scores) => {
        const papers = scores.sort((a, b) => b - a).map((score) => paper(score / 1000));
        for (const [index, range] of findRankRanges(papers).entries()) {
          if (range === null) continue;
          expect(range.from).toBeLessThanOrEqual(index + 1);
          expect(range.to).toBeGreaterThanOrEqual(index + 1);
          expect(findRankRanges(papers)[range.from - 1]?.to).toBeGreaterThanOrEqual(index + 1);
        }
      }),
    );
  });
});
