import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { readPaperText } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";
import { makeFound, settleOne } from "./settle.fixture.ts";
import { settleFindings } from "./settle-findings.ts";

/** The finding of a trial of this title, settled; null where it is left out. */
function settleUnder(title: string, text: string, outcome: string, more: Partial<QuotedFinding> = {}) {
  const abstract = [
    { label: "METHODS", text: "Ninety adults were randomised to one of two groups." },
    { label: "RESULTS", text },
  ];
  const found = makeFound(text, outcome, "increased", more);
  return settleFindings([found], readPaperText(makePaper(71, { title, abstract })))[0] ?? null;
}

describe("an intervention in doubt", () => {
  it("is what another thing makes work better", () => {
    const text = "Sleep time was longer in the experimental group than in the control group (p = 0.01).";
    expect(settleUnder("Ginseng improves the efficacy of magnesium in insomnia", text, "Sleep time")).toBeNull();
    expect(settleUnder("Magnesium improves sleep in insomnia", text, "Sleep time")).not.toBeNull();
  });

  it("is one whose ways were compared", () => {
    const settings = "Strength increased in groups I and V after magnesium (p < 0.05).";
    const title = "The different combinations of dose and duration of magnesium and strength";
    expect(settleUnder(title, settings, "Strength", { comparator: null })).toBeNull();
    const start = "Walking speed did not differ between early and delayed magnesium (p = 0.6).";
    const found = { comparator: null, direction: "no_difference" } as const;
    expect(settleOne(start, "Walking speed", "no_difference", found)).toBeNull();
    const based = "Recovery time was longer than with lean mass.";
    const weights = "Magnesium based on real weight versus lean mass in obesity";
    expect(settleUnder(weights, based, "Recovery time", { comparator: "lean mass" })).toBeNull();
  });

  it("is one that was given with another thing alone", () => {
    const text = "Insulin + magnesium noticeably increased sleep time (P < 0.05).";
    expect(settleOne(text, "sleep time", "increased", { comparator: null })).toBeNull();
    const alone = "Insulin plus magnesium increased sleep time compared with insulin alone (P < 0.05).";
    expect(settleOne(alone, "sleep time", "increased", { comparator: null })).not.toBeNull();
  });

  it("is a part of a combination, or one of two versions of one drug", () => {
    const text = "Sleep time did not differ between the two groups (p = 0.6).";
    const title = "A combination therapy consisting of valerian and magnesium in insomnia";
    expect(settleUnder(title, text, "Sleep time", { direction: "no_difference" })).toBeNull();
    const generic = "A generic product of magnesium compared to Sleepwell in insomnia";
    expect(settleUnder(generic, text, "Sleep time", { direction: "no_difference", comparator: null })).toBeNull();
  });

  it("is one that stands behind what it is compared with, also by its initials", () => {
    const text = "Sleep time was higher in LIVT as compared to HIMT (P = 0.04).";
    const more = { intervention: "high-intensity magnesium treatment", comparator: null };
    expect(settleUnder("High-intensity magnesium treatment", text, "Sleep time", more)).toBeNull();
  });

  it("is left out of what one sex of a study of both had", () => {
    const text = "Sleep time in the male patients was longer with magnesium than with placebo (P = 0.04).";
    expect(settleOne(text, "Sleep time", "increased")).toBeNull();
    expect(settleUnder("Magnesium for male patients with insomnia", text, "Sleep time")).not.toBeNull();
  });

  it("is not what a sentence says of the drug that it was added to", () => {
    const title = "Magnesium as an adjuvant to ropivacaine for shoulder surgery";
    const more = { intervention: "ropivacaine", comparator: null };
    const base = "Ropivacaine provided a longer relief of pain than before.";
    expect(settleUnder(title, base, "relief of pain", more)).toBeNull();
    const both = "Magnesium with ropivacaine gave a longer block than ropivacaine alone.";
    expect(settleUnder(title, both, "block", more)?.intervention).toBe("Magnesium");
  });
});

describe("a change of one group", () => {
  it("is left out though its comparator was cut", () => {
    const text = "In the magnesium group, at 3 months, there was an improvement in sleep score (11.0±3.3 to 5.4±2.2).";
    expect(settleOne(text, "sleep score", "increased", { comparator: "3-month course of" })).toBeNull();
  });
});
