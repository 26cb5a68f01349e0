import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuseRankings } from "./fuse.ts";

const rankings = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(String), { maxLength: 30 }), {
  maxLength: 6,
});
const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

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

  it("heeds a ranking more that weighs more", () => {
    expect(fuseRankings([["1"], ["2"]], 5, [1, 3])).toEqual(["2", "1"]);
    expect(fuseRankings([["1"], ["2"]], 5, [3, 1])).toEqual(["1", "2"]);
  });

  it("lets each query contribute at most its share", () => {
    expect(fuseRankings([["1", "2", "3", "4"], ["9"]], 2).sort()).toEqual(["1", "2", "9"]);
  });

  it("lets queries that found the same papers bring different ones, until every share is used", () => {
    const same = Array.from({ length: 10 }, () => count(1, 200));
    expect(fuseRankings(same, 5)).toEqual(count(1, 50));
  });

  it("counts a paper against a query with little else, so that a broad one still brings others", () => {
    expect(fuseRankings([count(1, 40), ["1", "2"], ["3", "4"]], 2)).toHaveLength(6);
  });

  it("fills the shares of broad queries with papers on the topic before it takes others", () => {
    const onTopic = count(1, 30);
    const broad = [...count(101, 103), ...onTopic, ...count(104, 200)];
    const fused = fuseRankings([onTopic, onTopic, onTopic, broad], 5);
    expect(fused.toSorted((a, b) => Number(a) - Number(b))).toEqual(count(1, 20));
  });

  it("still reads the few papers there are, and what broad queries add", () => {
    const fused = fuseRankings([["1", "2", "3"], ["2", "1"], count(1, 90)], 5);
    expect(fused.slice(0, 3).toSorted()).toEqual(["1", "2", "3"]);
    expect(fused).toHaveLength(8);
  });

  it("shares papers out as well as can be, whatever the rankings: one paper each, no share exceeded", () => {
    fc.assert(
      fc.property(rankings, fc.integer({ min: 1, max: 10 }), (lists, limit) => {
        const fused = fuseRankings(lists, limit);
        expect(new Set(fused).size).toBe(fused.length);
        const all = new Set(lists.flat());
        expect(fused.every((pmid) => all.has(pmid))).toBe(true);
        // Hall's theorem: for every set of queries, what only they found fits into their shares, and no more is possible.
        for (let chosen = 0; chosen < 2 ** lists.length; chosen++) {
          const inside = lists.filter((_, index) => chosen & (1 << index));
          const outside = new Set(lists.filter((_, index) => !(chosen & (1 << index))).flat());
          const only = fused.filter((pmid) => !outside.has(pmid));
          expect(only.length).toBeLessThanOrEqual(inside.length * limit);
        }
        const bounds = Array.from({ length: 2 ** lists.length }, (_, chosen) => {
          const inside = lists.filter((_, index) => chosen & (1 << index));
          const outside = lists.filter((_, index) => !(chosen & (1 << index)));
          return inside.length * limit + new Set(outside.flat()).size;
        });
        expect(fused.length).toBe(Math.min(...bounds));
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

  it("takes 10,000 papers of each of 50 queries", () => {
    const many = Array.from({ length: 50 }, (_, query) => count(query * 100, query * 100 + 9_999));
    expect(fuseRankings(many, 5)).toHaveLength(250);
  });
});
