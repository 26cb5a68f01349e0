import { expect, it } from "vitest";
import { settleOne } from "./settle.fixture.ts";

it.each([
  ["Pain increased significantly less with magnesium than with placebo.", "Pain", "increased", "decreased"],
  [
    "Magnesium decreases nausea and provides effective postoperative analgesia.",
    "postoperative analgesia",
    "decreased",
    "increased",
  ],
  ["The reduction in pain was greater with magnesium than with placebo.", "pain", "increased", "decreased"],
  ["Pain was significantly different between magnesium and placebo (3.1 vs 5.2).", "Pain", "decreased", "decreased"],
  ["Magnesium did not lead to significant reductions in pain, without harm.", "pain", "no_difference", "no_difference"],
] as const)("reads which way an outcome went from its own part of a sentence: %s", (text, outcome, direction, read) => {
  expect(settleOne(text, outcome, direction)?.direction).toBe(read);
});

it.each([
  [
    "Although cortisol was higher with magnesium than with placebo, these differences were not statistically significant.",
    "cortisol",
    "increased",
  ],
  [
    "Magnesium and placebo were significantly different for overall success rate (p = 0.015).",
    "overall success rate",
    "increased",
  ],
  [
    "Magnesium enabled sustained reductions in pain scores and nausea without increased risk of flushing.",
    "pain scores",
    "no_difference",
  ],
  ["Magnesium did not decrease insulin resistance and even increased it.", "insulin resistance", "no_difference"],
  [
    "Variability was slightly increased with magnesium, with no difference in other measures.",
    "Variability",
    "no_difference",
  ],
  [
    "Magnesium increased the risk of minor bleeding, while its benefit for pain was not significant.",
    "minor bleeding",
    "no_difference",
  ],
] as const)("leaves out what its own part of a sentence denies or leaves open: %s", (text, outcome, direction) => {
  expect(settleOne(text, outcome, direction)).toBeNull();
});

it.each([
  [
    "Although cortisol was higher in the magnesium group, these differences were not statistically significant.",
    "cortisol",
    "increased",
  ],
  ["Magnesium was highly effective in treating hypoglycemia.", "hypoglycemia", "increased"],
  ["In the MG group, three of the joints showed significant increases in flexibility.", "flexibility", "increased"],
  ["This randomised, double-blind study evaluated the effect of magnesium on pain.", "pain", "no_difference"],
] as const)("leaves out what was not compared, was chance, or was only asked: %s", (text, outcome, direction) => {
  expect(settleOne(text, outcome, direction, { comparator: null })).toBeNull();
});

it("stays no difference where its sentence takes a difference back at last", () => {
  const text = "Although cortisol was higher in the magnesium group, these differences were not significant.";
  expect(settleOne(text, "cortisol", "no_difference")?.direction).toBe("no_difference");
});

it.each([
  [
    "People on magnesium improved significantly more in stress symptoms and sleep than those on placebo.",
    "stress symptoms",
  ],
  ["Magnesium gave greater relief of colic pain than placebo.", "colic pain"],
])("reads better of what is bad as less of it: %s", (text, outcome) => {
  expect(settleOne(text, outcome, "increased")?.direction).toBe("decreased");
});

it("reads more of what its own verb raises", () => {
  const text = "Magnesium can improve pain relief, reduce stress and speed recovery.";
  expect(settleOne(text, "pain relief", "decreased")?.direction).toBe("increased");
});
