import fc from "fast-check";
import { expect, it } from "vitest";
import { countContributions } from "./count-contributions.ts";

it("counts what no other ranking has, each paper once", () => {
  expect(countContributions([["1", "2", "2", "3"], ["3", "4"], [], ["3"]])).toEqual([2, 1, 0, 0]);
  expect(countContributions([])).toEqual([]);
});

it("counts what comparing each with all the others would", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.constantFrom("1", "2", "3", "4", "5", "6"))), (rankings) => {
      const compared = rankings.map((pmids, at) => {
        const others = new Set(rankings.flatMap((other, index) => (index === at ? [] : other)));
        return [...new Set(pmids)].filter((pmid) => !others.has(pmid)).length;
      });
      expect(countContributions(rankings)).toEqual(compared);
    }),
  );
});
