import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const headings = (question: string) => analyzeQuestion(question).concepts.flatMap(({ heading }) => heading ?? []);

describe("abbreviations in a question", () => {
  it.each([
    ["does a low fodmap diet help ibs", "Irritable Bowel Syndrome"],
    ["Is yoga good for copd?", "Pulmonary Disease, Chronic Obstructive"],
    ["ptsd and sleep", "Stress Disorders, Post-Traumatic"],
  ])("%s: known in small letters, too", (question, heading) => {
    expect(headings(question)).toContain(heading);
  });

  it.each([
    "which diet is a good fit for gout",
    "a pet for lonely people",
    "do hearing aids help",
    "prophylactic dressings for pressure injury",
    "midazolam for a fitting child",
    "Tipping the balance of gut bacteria",
    "Fit to drive after a stroke",
  ])("%s: a word is none", (question) => {
    const found = headings(question);
    expect(found).not.toContain("Occult Blood");
    expect(found).not.toContain("Drug Hypersensitivity Syndrome");
    expect(found).not.toContain("Positron-Emission Tomography");
    expect(found).not.toContain("Acquired Immunodeficiency Syndrome");
    expect(found).not.toContain("Portasystemic Shunt, Transjugular Intrahepatic");
  });
});
