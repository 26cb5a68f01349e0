import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { explainNoResult } from "./states-result.ts";

function explain(text: string, label: string | null = null) {
  const [sentence] = readPaperText(makePaper(1, { abstract: [{ label, text }] })).sentences;
  if (!sentence) throw new Error("there is no sentence");
  return explainNoResult(sentence);
}

describe("a sentence that states no result of its study", () => {
  it.each([
    ["If successful, this trial could prove that zinc reduces mortality.", "conditional"],
    ["Zinc may reduce the duration of colds.", "conditional"],
    ["Zinc was likely to represent a cost-effective use of resources.", "conditional"],
    ["Colds improved at low doses, with possible benefits for cough at higher ones.", "conditional"],
    ["Cough did not significantly mediate the effect of zinc on sleep.", "related"],
    ["There were no differences in age, weight, gender or number of colds between the groups.", "methods"],
    ["We will compare mortality between the groups.", "planned"],
    ["The aim was to determine the effect of zinc on colds.", "planned"],
    ["The study has recruited 70% of those eligible and tests the efficacy of zinc in improving mood.", "planned"],
    ["Episodes were examined in two studies comparing the efficacy of zinc with similar doses of iron.", "planned"],
    ["In an effort to increase the effect of zinc on colds, the dose was doubled.", "planned"],
    ["A nonresponder was defined as a child whose colds were similar to the mean of the placebo group.", "methods"],
    ["Colds occur in approximately 12% of the population and can result in a reduced quality of life.", "cited"],
    ["Zinc has built an impressive reputation as an effective treatment for colds.", "cited"],
    ["Zinc is a mineral that significantly reduced colds in children.", "cited"],
    ["A recent randomized trial of zinc reported fewer colds.", "cited"],
    ["Earlier, we reported that zinc reduced colds, and now we evaluate it after a year.", "planned"],
    ["Trials of zinc and their impact on colds were subjected to a systematic review.", "planned"],
    ["Placebo-controlled trials have had difficulty showing that zinc reduces colds.", "cited"],
    ["Zinc levels rose as colds improved (r2 = 0.19, p = 0.009).", "related"],
    ["Previous studies showed that zinc significantly reduced symptoms.", "cited"],
    ["Zinc has been shown to reduce the duration of colds.", "cited"],
    ["Here, we consider the cost-effectiveness of zinc that reduced colds.", "planned"],
    ["Cough was unchanged by the decrease in zinc (r=-0.16, P=0.642).", "related"],
    ["Further large trials are needed to confirm the reduced mortality.", "wanted"],
    ["Zinc reduces the duration of colds in children.", "general"],
    ["The mean (SD) age was 59 (17) years and body mass index 29.6 (5.8) kg/m2.", "methods"],
    ["They did not differ significantly in terms of sex, weight or smoking.", "methods"],
    ["Similar patterns were observed for insulin sensitivity and liver fat.", "related"],
  ])("%s", (text, reason) => {
    expect(explain(text)).toBe(reason);
  });

  it("stands in the background, whatever it says", () => {
    expect(explain("Zinc significantly reduced mortality (p < 0.001).", "BACKGROUND")).toBe("section");
  });
});

describe("a sentence that states a result", () => {
  it.each([
    ["Colds were shorter with zinc (4.5 vs 7.0 days, p < 0.001).", "RESULTS"],
    ["There was no significant difference in mortality between the groups.", null],
    ["Zinc reduces the duration of colds in children.", "CONCLUSIONS"],
    ["Mortality did not differ.", null],
    ["Fatigue improved with zinc compared with usual care after controlling for baseline variables.", "RESULTS"],
  ])("%s", (text, label) => {
    expect(explain(text, label)).toBeNull();
  });
});
