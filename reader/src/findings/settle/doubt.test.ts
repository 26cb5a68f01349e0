import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { readPaperText } from "../../paper-text.ts";
import { makeFound, makeTrial, settleOne } from "./settle.fixture.ts";
import { settleFindings } from "./settle-findings.ts";

describe("an outcome in doubt", () => {
  it.each([
    ["Walking distance improved more with magnesium in patients with chronic heart failure.", "heart failure"],
    ["Magnesium was given for compensation of heart failure, and walking improved (p = 0.01).", "heart failure"],
    ["Magnesium improved walking more than placebo in hypertension.", "hypertension"],
    ["The statistical difference was lower with magnesium than with placebo.", "statistical difference"],
    ["Falls were frequent, and severity was lower with magnesium than with placebo.", "severity"],
  ])("is left out: %s", (text, outcome) => {
    expect(settleOne(text, outcome, "decreased")).toBeNull();
  });

  it.each([
    ["The incidence of heart failure was lower with magnesium than with placebo.", "heart failure"],
    ["Magnesium prevented diabetes in more people than placebo.", "diabetes"],
    ["Hypertension was less frequent with magnesium than with placebo.", "Hypertension"],
  ])("is kept where it was counted: %s", (text, outcome) => {
    expect(settleOne(text, outcome, "decreased")).not.toBeNull();
  });

  it("is left out under a name of two of which one went up and the other down, and kept where both went one way", () => {
    const apart = "Higher mood scores and a lower level of fatigue were seen with magnesium than with placebo.";
    const together =
      "Magnesium gave less pain than placebo; and a greater sleep time (p = 0.01) and appetite (p = 0.02).";
    const fallen =
      "A greater decrease than with placebo was seen in pain (p = 0.01) and fatigue (p = 0.02) with magnesium.";
    expect(settleOne(apart, "mood and fatigue", "increased")).toBeNull();
    expect(settleOne(together, "sleep time and appetite", "increased")).not.toBeNull();
    expect(settleOne(fallen, "pain and fatigue", "decreased")).not.toBeNull();
    expect(settleOne(apart.replace("Higher", "No higher"), "mood and fatigue", "no_difference")).not.toBeNull();
  });

  it("is no part of what a short form says less of", () => {
    const [text, methods] = [
      "LBW was less frequent with magnesium.",
      "We counted low birth weight (LBW) with magnesium.",
    ];
    expect(settleOne(text, "birth weight", "decreased", { methods })).toBeNull();
  });

  it("has the head that says what was measured of it", () => {
    const text = "Magnesium increased minutes of moderate activity compared with placebo.";
    expect(settleOne(text, "moderate activity", "increased")?.outcome).toBe("minutes of moderate activity");
  });

  it("is quality of life and no quality", () => {
    const text = "Asthma-related quality of life improved more with magnesium than with placebo.";
    expect(settleOne(text, "Asthma-related quality", "increased")?.outcome).toBe("Asthma-related quality of life");
  });

  it("is no part of what an abbreviation stands for", () => {
    const methods = "People with attention deficit hyperactivity disorder (ADHD) got magnesium or placebo.";
    const text = "ADHD symptoms were lower with magnesium than with placebo.";
    expect(settleOne(text, "attention", "decreased", { methods })).toBeNull();
    expect(settleOne(text, "ADHD symptoms", "decreased", { methods })).not.toBeNull();
  });
});

describe("an arm in doubt", () => {
  const settleTitled = (title: string, text: string, intervention: string, comparator: string | null = null) => {
    const paper = readPaperText(makePaper(71, { title, abstract: [{ label: "RESULTS", text }] }));
    return settleFindings([makeFound(text, "pain", "decreased", { intervention, comparator })], paper)[0];
  };

  it("is what was added to what both groups got", () => {
    const title = "Clonidine as an adjuvant to ropivacaine in nerve block";
    const text = "Pain was lower with clonidine than without it.";
    expect(settleTitled(title, text, "ropivacaine")?.intervention).toBe("Clonidine");
    expect(settleTitled(title, text, "clonidine")?.intervention).toBe("clonidine");
  });

  it.each([
    ["Bootcamp during chemotherapy", "chemotherapy", "Pain was lower in the bootcamp group than with chemotherapy."],
    ["Zinc in insulin resistance", "insulin", "Pain was lower in the zinc group than in the insulin group."],
    ["A combination of genistein, zinc and iron", "combination of genistein", "Pain was lower than with placebo."],
    ["Switching to a biosimilar of infliximab", "infliximab", "Pain was lower after infliximab than before."],
  ])("is left out: %s", (title, intervention, text) => {
    expect(settleTitled(title, text, intervention)).toBeUndefined();
  });

  it("is kept of two versions where the sentence has both", () => {
    const text = "Pain was lower with biosimilar infliximab than with original infliximab.";
    const title = "A biosimilar against infliximab";
    expect(settleTitled(title, text, "biosimilar infliximab", "original infliximab")).toBeDefined();
  });
});

describe("groups of which it is not known who they are", () => {
  it.each([
    "Group I patients kept a stable pain score.",
    "Pain was lower than with placebo, but only when magnesium was infused.",
    "However, among patients with diabetes pain was lower with magnesium than with placebo.",
  ])("have no finding: %s", (text) => {
    expect(settleOne(text, "pain", "decreased")).toBeNull();
  });

  it("are all whom the paper is about, where its title says so", () => {
    const text = "Among patients with diabetes, pain was lower with magnesium than with placebo.";
    const paper = readPaperText(
      makePaper(71, { title: "Magnesium in type 2 diabetes", abstract: [{ label: "RESULTS", text }] }),
    );
    expect(settleFindings([makeFound(text, "pain", "decreased")], paper)).toHaveLength(1);
  });

  it("are known where an arm is named beside the letter", () => {
    expect(settleOne("Pain was lower in group A (magnesium) than in group B.", "pain", "decreased")).not.toBeNull();
  });
});

it.each([
  "A significant reduction in pain was only observed in women who received magnesium.",
  "Women without a history of migraine had less pain with magnesium compared with placebo.",
  "Compared with placebo, pain was less in the group that did not develop flushing.",
])("is no finding where it holds for some only: %s", (text) => {
  expect(settleOne(text, "pain", "decreased")).toBeNull();
});

it("has no finding of the arm that another is superior to, or of what is usual by another name", () => {
  const text = "Fentanyl is superior to MAGN with respect to sleep.";
  expect(settleOne(text, "sleep", "increased", { comparator: "fentanyl" })).toBeNull();
  const usual = "Sleep was longer with magnesium than with usual care.";
  const arms = { intervention: "conventional care", comparator: "magnesium" };
  expect(settleOne(usual, "sleep", "increased", arms)).toBeNull();
});

describe("ways of one treatment", () => {
  const settleTitled = (title: string, text: string) => {
    const paper = readPaperText(makePaper(71, { title, abstract: [{ label: "RESULTS", text }] }));
    return settleFindings([makeFound(text, "pain", "no_difference", { comparator: null })], paper)[0];
  };

  it.each([
    "Comparison of oral and intravenous magnesium after surgery",
    "Safety of two dose levels of magnesium after surgery",
    "Relief after halving the dose of magnesium",
    "Relief after discontinuation of zinc or magnesium",
    "Magnesium in preeclamptic and healthy women",
    "Comparison of 1- and 2-week courses of magnesium",
    "Two resting positions with magnesium after surgery",
  ])("are none that is tried against something else: %s", (title) => {
    expect(settleTitled(title, "Pain did not differ significantly between the groups.")).toBeUndefined();
  });

  it("are kept where the sentence has a control", () => {
    const text = "Pain did not differ significantly between magnesium and the control group.";
    expect(settleTitled("Two doses of magnesium after surgery", text)).toBeDefined();
  });
});

describe("an outcome that is left open or gainsaid", () => {
  it("is left out under the shorter of two names of which one sentence says contrary things", () => {
    const text = "Severe pain was lower with magnesium than with placebo.";
    const found = [makeFound(text, "pain", "increased"), makeFound(text, "Severe pain", "decreased")];
    expect(settleFindings(found, makeTrial(text)).map(({ outcome }) => outcome)).toEqual(["Severe pain"]);
  });

  it("is left out where another finding says which way it went", () => {
    const text = "Pain was lower with magnesium than with placebo.";
    const [said, open] = [makeFound(text, "pain", "decreased"), makeFound(text, "pain score", "unclear")];
    const trial = makeTrial(text);
    expect(settleFindings([open, said], trial).map(({ direction }) => direction)).toEqual(["decreased"]);
  });
});

describe("a sentence that compares nothing", () => {
  it.each([
    "Pain decreased significantly after 12 weeks of magnesium therapy (7.7 to 5.2, p < 0.005).",
    "Patients with pain were randomized to receive magnesium for 14 days.",
    "Previous studies found that magnesium reduced pain compared with placebo.",
  ])("has no finding: %s", (text) => {
    expect(settleOne(text, "pain", "decreased")).toBeNull();
  });

  it("does not say whose direction it is where the intervention is the other side", () => {
    const text = "Pain was lower with fentanyl compared to magnesium.";
    expect(settleOne(text, "pain", "decreased", { comparator: null })).toBeNull();
  });

  it.each(["Pain decreased after magnesium therapy compared with placebo."])("is kept: %s", (text) => {
    expect(settleOne(text, "pain", "decreased")).not.toBeNull();
  });
});
