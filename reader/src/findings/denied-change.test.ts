import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { deniesChange, deniesEquality, isEffectiveAgainst, isGovernedOtherwise } from "./denied-change.ts";

function readSentence(text: string) {
  const { title, sentences } = readPaperText(makePaper(64, { abstract: [{ label: "RESULTS", text }] }));
  return sentences[0] ?? title;
}

describe("a change that a sentence denies", () => {
  it.each([
    ["Zinc does not prolong labour and does not increase forceps or caesarean delivery.", "caesarean delivery"],
    ["Our results do not support the use of zinc to reduce caesarean delivery.", "caesarean delivery"],
    ["Zinc failed to lower fever or to prevent caesarean delivery.", "caesarean delivery"],
    ["Zinc significantly reduced cost (p < 0.001) but not daily weight gain.", "daily weight gain"],
    ["Zinc does not prolong labour or raise the vacuum-assisted or caesarean rate.", "vacuum-assisted rate"],
    [
      "Zinc does not prolong the active-first and second stages and does not raise rates.",
      "duration of the active-first",
    ],
    ["Zinc raised appetite, while avoiding any increase of fever.", "fever"],
    ["Zinc raised strength without concomitant increases in muscle tone.", "muscle tone"],
    ["Zinc produced non-significant reductions in fever and cough when compared to placebo.", "cough"],
  ])("%s", (text, outcome) => {
    expect(deniesChange(readSentence(text), outcome)).toBe(true);
  });

  it.each([
    ["Zinc did not change appetite and reduced fever.", "fever"],
    ["Although iron had no effect on fever, zinc lowered fever in girls and cough in boys.", "cough"],
    ["Zinc not only reduced cough but also fever.", "cough"],
    ["Zinc reduced fever.", "diarrhoea"],
  ])("is not denied in: %s", (text, outcome) => {
    expect(deniesChange(readSentence(text), outcome)).toBe(false);
  });
});

describe("the verb that governs an outcome", () => {
  const text = "Zinc reduced fever (RR 0.7, p = 0.01), and wheezing (0.8, p = 0.02), and increased mean weight (40 g).";

  it("speaks against the other direction", () => {
    expect(isGovernedOtherwise("increased", readSentence(text), "wheezing")).toBe(true);
    expect(isGovernedOtherwise("decreased", readSentence(text), "wheezing")).toBe(false);
    expect(isGovernedOtherwise("decreased", readSentence(text), "mean weight")).toBe(true);
  });

  it("says nothing where it is of the controls, passive or far away", () => {
    expect(isGovernedOtherwise("increased", readSentence("Placebo reduced wheezing less."), "wheezing")).toBe(false);
    const passive = "Fever was reduced and wheezing rose.";
    expect(isGovernedOtherwise("increased", readSentence(passive), "wheezing")).toBe(false);
  });
});

describe("what is effective against an outcome", () => {
  it("is not more of it", () => {
    const sentence = readSentence("Zinc was more effective to control agitation than the other drugs.");
    expect(isEffectiveAgainst("increased", sentence, "agitation")).toBe(true);
    expect(isEffectiveAgainst("decreased", sentence, "agitation")).toBe(false);
  });
});

describe("an equality that a sentence denies", () => {
  it.each([
    "Ferritin did not differ at baseline, however ferritin was higher with zinc at six months.",
    "Ferritin did not differ before administration of drugs (p = 0.4), while more was seen with zinc afterwards.",
    "Non-inferiority of zinc for ferritin was not proven.",
    "Zinc was superior to iron for ferritin, irrespective of age.",
    "Failed visits and ferritin were greater in the iron group than in the zinc group.",
    "Zinc was associated with a significant decrease in ferritin.",
  ])("%s", (text) => {
    expect(deniesEquality(readSentence(text), "ferritin")).toBe(true);
  });

  it.each([
    "Ferritin was not significantly higher with zinc than with iron.",
    "Ferritin was slightly higher with zinc than with iron, but the difference was not significant.",
    "Zinc was not superior to iron for ferritin.",
    "Ferritin was similar, whereas weight was significantly higher with zinc.",
  ])("is not denied in: %s", (text) => {
    expect(deniesEquality(readSentence(text), "ferritin")).toBe(false);
  });
});
