import { describe, expect, it } from "vitest";
import { settleOne as settle } from "./settle.fixture.ts";

describe("the words right before an outcome", () => {
  it.each([
    ["The increments in haemoglobin were significant with magnesium.", "haemoglobin", "decreased", "increased"],
    [
      "Magnesium led to improvements in quality of life and a reduction in falls.",
      "quality of life",
      "decreased",
      "increased",
    ],
    ["The decrease in platelets with magnesium was smaller than with placebo.", "platelets", "decreased", "increased"],
    ["Magnesium led to significantly less loss of muscle strength.", "muscle strength", "decreased", "increased"],
    ["The improvement in oxygen uptake was greater with magnesium.", "oxygen uptake", "increased", "increased"],
    ["Magnesium led to a smaller reduction in haemoglobin.", "haemoglobin", "increased", "increased"],
    ["The difference in total costs was $102 greater with magnesium.", "total costs", "decreased", "increased"],
    [
      "Both salts significantly reduced cholesterol and LDL, with a greater LDL reduction by magnesium.",
      ...(["LDL", "decreased", "decreased"] as const),
    ],
    [
      "Improvement in the magnesium group was significantly greater than in the ketamine group for the KOOS pain score.",
      ...(["KOOS pain score", "increased", "decreased"] as const),
    ],
    [
      "Magnesium reduced pain more than placebo, but it caused severe drowsiness.",
      "drowsiness",
      "decreased",
      "increased",
    ],
    ["Both doses of magnesium reduced pain compared with placebo.", "pain", "decreased", "decreased"],
  ] as const)("say which way it went: %s", (text, outcome, read, direction) => {
    expect(settle(text, outcome, read)?.direction).toBe(direction);
  });

  it.each([
    [
      "Sleep scores were high, with a borderline higher wellbeing with magnesium than with placebo.",
      "wellbeing",
      "increased",
    ],
    ["Magnesium showed a lower change in bowel frequency than placebo.", "bowel frequency", "decreased"],
    ["Vitamin levels increased and PTH levels decreased with magnesium.", "PTH levels", "increased"],
    [
      "Depression scores rose in both, but the increase with magnesium was smaller than with placebo.",
      ...(["Depression scores", "increased"] as const),
    ],
    ["More people no longer met depression criteria with magnesium than with placebo.", "depression", "increased"],
    ["Magnesium can effectively improve quality of life.", "quality of life", "no_difference"],
    ["Doubling the dose of magnesium induced no unexpected adverse events.", "adverse events", "increased"],
    ["Both magnesium (40 mg) and ketamine are effective in decreasing pain.", "pain", "decreased"],
    [
      "Both salts significantly reduced cholesterol and LDL, with a greater LDL reduction by magnesium.",
      ...(["cholesterol", "decreased"] as const),
    ],
    [
      "Cramps fell from 8 to 4 a week with magnesium (p < 0.05), while with ketamine they fell from 9 to 4.",
      ...(["Cramps", "decreased"] as const),
    ],
    ["Concentrations rose in both groups and were higher at week 13 than at week 2.", "Concentrations", "increased"],
    ["Troponin was lower with magnesium than with placebo during the preoperative period.", "Troponin", "decreased"],
    ["Sleep scores significantly differed between the two groups.", "Sleep scores", "no_difference"],
    ["Deaths occurred in 1.2% with magnesium (none was sudden) and 0.6% with placebo.", "Deaths", "no_difference"],
    ["The odds of sleep varied from 1.9 to 3.4 with magnesium, with borderline significance.", "sleep", "increased"],
    ["Improvements in albumin concentration were seen with magnesium.", "albumin concentration", "decreased"],
    ["Adherence did not differ between magnesium and placebo before the intervention.", "Adherence", "no_difference"],
    ["Falls fell in both doses of magnesium and with placebo, which were all significant.", "Falls", "decreased"],
    [
      "There were no significant differences in pain at 2 h, but significant differences were seen at 24 h.",
      "pain",
      "no_difference",
    ],
  ] as const)("may leave it open: %s", (text, outcome, direction) => {
    expect(settle(text, outcome, direction)).toBeNull();
  });
});

describe("a sentence that ends on groups that did not differ", () => {
  const end = "but there was no difference between groups (P = 0.25).";

  it("found none, whatever each of them had", () => {
    const text = `A reduction in cramps was seen in the magnesium (13%) and the placebo (27%) group, ${end}`;
    expect(settle(text, "cramps", "decreased")).toMatchObject({ direction: "no_difference", favours: "neither" });
  });

  it("leaves open what one of them had", () => {
    expect(settle(`Cramps decreased with magnesium, ${end}`, "Cramps", "decreased")).toBeNull();
  });

  it("may speak of another outcome", () => {
    const text =
      "Cramps were fewer with magnesium than with placebo, but there was no difference between groups in pain.";
    expect(settle(text, "Cramps", "decreased")?.direction).toBe("decreased");
  });
});
