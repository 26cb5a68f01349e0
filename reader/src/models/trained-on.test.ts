import { describe, expect, it } from "vitest";
import { readAsset } from "../assets.ts";
import { encodePmids, TRAINED_ON_FILE, wasTrainedOn } from "./trained-on.ts";

describe("wasTrainedOn", () => {
  it("knows an abstract that the weights were learnt from, and no other", () => {
    expect(wasTrainedOn("10037531")).toBe(true);
    expect(wasTrainedOn("1")).toBe(false);
    expect(wasTrainedOn("")).toBe(false);
  });

  it("keeps no PMID as such, in any order of the file", () => {
    expect(encodePmids(["10037531", "29430154"])).toEqual(encodePmids(["29430154", "10037531"]));
    expect(readAsset(TRAINED_ON_FILE).toString("latin1")).not.toContain("10037531");
  });
});
