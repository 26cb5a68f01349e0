import { describe, expect, it } from "vitest";
import { findOutcomePolarity } from "./outcome-polarity.ts";

describe("findOutcomePolarity", () => {
  it.each([
    ["all-cause mortality", "bad"],
    ["pain relief", "good"],
    ["reduction in pain", "good"],
    ["reduction in quality of life", "bad"],
    ["progression-free survival", "good"],
    ["time to relapse", "good"],
    ["time to recovery", "bad"],
    ["HDL cholesterol", "good"],
    ["LDL cholesterol", "bad"],
    ["weight loss", "good"],
    ["improvement in depression", "good"],
    ["LDL-C reduction", "good"],
    ["success rate of enema reduction", "good"],
    ["time to first flatus", "bad"],
    ["QTc prolongation", "bad"],
    ["PFS", "good"],
    ["time to exhaustion", "good"],
    ["plasma zinc concentration", "unknown"],
    ["", "unknown"],
  ])("%s: more of it is %s", (outcome, polarity) => {
    expect(findOutcomePolarity(outcome)).toBe(polarity);
  });
});
