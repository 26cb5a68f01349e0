import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readFinding } from "./read-finding.ts";

function read(outcome: string, text: string) {
  const paper = makePaper(31, {
    title: "Atorvastatin or placebo after stroke",
    abstract: [{ label: "RESULTS", text: `We analysed 420 patients. ${text} Follow-up was complete.` }],
  });
  return readFinding(readPaperText(paper), { intervention: "atorvastatin", comparator: "placebo", outcome })?.direction;
}

describe("a result that only an interval gives", () => {
  it("is no difference where the interval holds the value of no effect", () => {
    expect(read("mortality", "For mortality, the relative risk was 0.96 (95% CI 0.74 to 1.25).")).toBe("no_difference");
    expect(read("pain", "Pain: mean difference -0.4 points (95% CI -1.1 to 0.3).")).toBe("no_difference");
    expect(read("mortality", "For mortality, RR was 0.96 (95% confidence interval [CI] 0.74-1.25).")).toBe(
      "no_difference",
    );
    expect(read("mortality", "For mortality, RR 1.37 (CI: 0.68-2.76).")).toBe("no_difference");
  });

  it("has the direction of the interval where that lies on one side", () => {
    expect(read("mortality", "For mortality, the hazard ratio was 0.72 (95% CI 0.55 to 0.94).")).toBe("decreased");
    expect(read("walking distance", "Walking distance: mean difference 31 m (95% CI 12 to 50).")).toBe("increased");
  });

  it("does not outweigh words and p values that say otherwise", () => {
    const text =
      "Mortality was significantly lower with atorvastatin (p = 0.01; RR for women 0.96, 95% CI 0.74 to 1.25).";
    expect(read("mortality", text)).not.toBe("no_difference");
  });
});
