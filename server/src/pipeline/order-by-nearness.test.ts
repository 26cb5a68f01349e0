import { describe, expect, it } from "vitest";
import { orderByNearness } from "./order-by-nearness.ts";

const arrange = (...given: Parameters<typeof orderByNearness>) => orderByNearness(...given).pmids;
const order = (nearness: Record<string, number>) => ({ nearness: new Map(Object.entries(nearness)) });

describe("the order in which papers are read", () => {
  it("puts the one paper that has the question's words far above those that several queries rank first", () => {
    const words = order({ "1": 1, "2": 0.4, "3": 0.35 });
    const queries = [
      ["2", "3"],
      ["3", "2"],
    ];
    expect(arrange(["2", "3", "1"], queries, [words])).toEqual(["1", "2", "3"]);
  });

  it("follows the queries where papers come about equally near", () => {
    const words = order({ "1": 1, "2": 0.95, "3": 0.9 });
    expect(arrange(["1", "2", "3"], [["3"], ["3"]], [words])).toEqual(["3", "1", "2"]);
  });

  it("counts every order by words alike", () => {
    expect(arrange(["1", "2"], [], [order({ "1": 1, "2": 0.9 }), order({ "1": 0.3, "2": 1 })])).toEqual(["2", "1"]);
  });

  it("stays where it is not known how near papers come, and keeps every paper", () => {
    expect(arrange(["3", "1"], [["1"]], [])).toEqual(["3", "1"]);
    expect(arrange(["3", "1"], [["1"]], [{ nearness: null }])).toEqual(["3", "1"]);
    expect(arrange(["9", "1"], [], [order({ "1": 1 })])).toEqual(["1", "9"]);
  });

  it("says how near each comes beside the nearest, and nothing where that is not known", () => {
    const { nearness } = orderByNearness(["1", "2", "9"], [], [order({ "1": 0.4, "2": 0.2 })]);
    expect(Object.fromEntries(nearness)).toEqual({ "1": 1, "2": 0.5, "9": 0 });
    expect(orderByNearness(["1"], [["1"]], [{ nearness: null }]).nearness.size).toBe(0);
  });
});
