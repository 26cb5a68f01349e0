import type { RecallCheck } from "@medsieve/contract/queries";
import { describe, expect, it } from "vitest";
import { listRecallRows, locateBlock } from "./recall-rows.ts";

const ZINC = { name: "zinc", query: "zinc[tiab]", start: 0, end: 10, excluded: false, found: ["1"] };
const COLDS = { name: "colds", query: "colds[tiab]", start: 15, end: 26, excluded: false, found: ["1", "2"] };
const RECALL: RecallCheck = {
  unknown: ["9"],
  titles: { "1": "One", "2": "Two" },
  found: ["1"],
  queries: [
    { found: ["1"], lost: [{ pmid: "2", blocks: [0], limits: true }], blocks: [ZINC, COLDS], refused: null },
    { found: [], lost: [], blocks: [], refused: { code: "not_run", message: "x", start: null, end: null } },
  ],
};

describe("the papers of a recall check", () => {
  it("stand with those first that every query loses, then those that the source does not have", () => {
    expect(listRecallRows(RECALL, ["1", "9", "2"]).map(({ pmid }) => pmid)).toEqual(["2", "9", "1"]);
  });

  it("say of each query whether it finds them, and what loses them", () => {
    const [two, nine, one] = listRecallRows(RECALL, ["1", "9", "2"]);
    expect(two).toMatchObject({ title: "Two", isFound: false });
    expect(two?.cells).toMatchObject([
      { state: "lost", blocks: [{ index: 0, name: "zinc" }], limits: true },
      { state: "refused" },
    ]);
    expect(nine).toMatchObject({ title: null, cells: [] });
    expect(one?.cells[0]).toMatchObject({ state: "found" });
  });
});

describe("the place of a concept in its query", () => {
  it("is where it was said to be, or where it stands by now", () => {
    expect(locateBlock("zinc[tiab] AND colds[tiab]", COLDS)).toEqual({ start: 15, end: 26 });
    expect(locateBlock("(zinc[tiab]) AND colds[tiab]", COLDS)).toEqual({ start: 17, end: 28 });
    expect(locateBlock("copper", COLDS)).toBeNull();
  });
});
