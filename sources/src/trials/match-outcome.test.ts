import { describe, expect, it } from "vitest";
import { matchOutcome } from "./match-outcome.ts";

describe("a registered measure beside the outcomes of a paper", () => {
  it.each([
    ["Percent change from baseline in LDL cholesterol at week 12", "LDL cholesterol levels"],
    ["Duration of cold symptoms", "the duration of cold symptoms"],
    ["Overall survival", "overall survival at 5 years"],
  ])("takes %j to be reported as %j", (measure, outcome) => {
    expect(matchOutcome(measure, ["adverse events", outcome])).toBe(outcome);
  });

  it.each([
    ["Mortality", "cardiovascular mortality"],
    ["Progression-free survival", "overall survival"],
    ["Change from baseline at week 12", "change from baseline"],
    ["Pain", "use of pain medication"],
  ])("never takes %j for %j", (measure, outcome) => {
    expect(matchOutcome(measure, [outcome])).toBeNull();
  });
});
