import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuseRankings } from "./fuse.ts";

const rankings = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(String), { maxLength: 30 }), {
  maxLength: 6,
});

describe("fusing rankings", () => {
  it("puts a paper that two queries found above one that only one found at the same rank", () => {
    expect(
      fuseRankings(
        [
          ["1", "2"],
          ["3", "2"],
        ],
        5,
      )[0],
    ).toBe("2");
  });

  it("lets each query contribute at most its share", () => {
    expect(fuseRankings([["1", "2", "3", "4"], ["9"]], 2).sort()).toEqual(["1", "2", "9"]);
  });

  it("gives each paper once, whatever the rankings, and never more than the queries may contribute", () => {
    fc.assert(
      fc.property(rankings, fc.integer({ min: 1, max: 10 }), (lists, limit) => {
        const fused = fuseRankings(lists, limit);
        expect(new Set(fused).size).toBe(fused.length);
        expect(fused.length).toBeLessThanOrEqual(lists.length * limit);
        const all = new Set(lists.flat());
        expect(fused.every((pmid) => all.has(pmid))).toBe(true);
      }),
    );
  });

  it("leaves nothing out while there is room", () => {
    fc.assert(
      fc.property(rankings, (lists) => {
        expect(new Set(fuseRankings(lists, 1000))).toEqual(new Set(lists.flat()));
      }),
    );
  });
});
