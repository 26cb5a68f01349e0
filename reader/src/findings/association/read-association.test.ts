import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { readPaperText } from "../../paper-text.ts";
import { readWordConcept } from "../../question/name-index.ts";
import { readAssociation } from "./read-association.ts";

const asConcept = (name: string) => readWordConcept(name, [name], false);

function read(exposure: string, outcome: string, ...sections: readonly [label: string, text: string][]) {
  const abstract = sections.map(([label, text]) => ({ label, text }));
  const paper = readPaperText(makePaper(1, { title: `${exposure} and ${outcome}`, abstract }));
  return readAssociation(paper, asConcept(exposure), asConcept(outcome));
}

const direction = (...given: Parameters<typeof read>) => read(...given)?.direction ?? null;

describe("what a paper reports of two things going together", () => {
  it.each([
    ["Frailty was associated with mortality (HR 2.07, 95% CI 1.67-2.56).", "increased"],
    ["Frailty was independently associated with a higher risk of mortality.", "increased"],
    ["Frailty was inversely associated with mortality.", "decreased"],
    ["Frailty was associated with a marked reduction of mortality.", "decreased"],
    ["Frailty was a protective factor, being associated with lower mortality.", "decreased"],
    ["Frailty was not an independent predictor of mortality.", "no_difference"],
    ["We found no significant association between frailty and mortality.", "no_difference"],
    ["Frailty, when compared with no frailty, was associated with higher mortality.", "increased"],
    ["Mortality was significantly higher in patients with frailty than in others.", "increased"],
    ["Mortality was similar in patients with frailty and in others.", "no_difference"],
    ["Age predicted stroke but was not associated with frailty or mortality.", null],
    ["A U-shaped relationship was found between frailty and mortality.", "unclear"],
    ["Frailty predicted mortality before adjustment but not after it.", "unclear"],
    ["Frailty was associated with mortality (OR 0.62, 95% CI 0.50-0.77).", "decreased"],
    ["Frailty was associated with mortality (OR 1.20, 95% CI 0.90-1.61).", "no_difference"],
  ])("%s", (text, expected) => expect(direction("frailty", "mortality", ["RESULTS", text])).toBe(expected));

  it("is nothing where a study only looks for it, or another one found it", () => {
    for (const text of [
      "We analyzed the association between frailty and mortality.",
      "The relationship between frailty and mortality was assessed by regression.",
      "It is possible that frailty causes mortality.",
      "Whether frailty is associated with mortality is not known.",
    ]) {
      expect(direction("frailty", "mortality", ["RESULTS", text]), text).toBeNull();
    }
    const background = "Frailty is associated with mortality.";
    expect(direction("frailty", "mortality", ["BACKGROUND", background])).toBeNull();
    expect(direction("frailty", "mortality", ["OBJECTIVE", `To test whether ${background}`])).toBeNull();
  });

  it("is nothing where both go with something third", () => {
    expect(
      direction("frailty", "mortality", ["RESULTS", "Frailty and mortality were associated with age."]),
    ).toBeNull();
    expect(
      direction("frailty", "mortality", ["RESULTS", "Age was associated with mortality after adjusting for frailty."]),
    ).toBeNull();
  });

  it("follows the conclusion, and is unclear where results do not agree", () => {
    const yes = "Frailty was associated with higher mortality.";
    const no = "Frailty was not associated with mortality after adjustment.";
    expect(direction("frailty", "mortality", ["RESULTS", yes], ["CONCLUSIONS", no])).toBe("no_difference");
    expect(direction("frailty", "mortality", ["RESULTS", `${yes} ${no}`])).toBe("unclear");
  });

  it("does not say which way something goes with survival where the paper does not", () => {
    expect(direction("VEGF expression", "survival", ["RESULTS", "VEGF expression was associated with survival."])).toBe(
      "unclear",
    );
  });

  it("knows names by their abbreviations, and says where both stand", () => {
    const text = "Exposure to second-hand smoke (SHS) was common. SHS was associated with insomnia.";
    const reading = read("second-hand smoke", "insomnia", ["RESULTS", text]);
    expect(reading?.direction).toBe("increased");
    const { evidence, exposure, outcome } = reading ?? expect.fail("nothing was read");
    expect(evidence.text.slice(exposure.start, exposure.end)).toBe("SHS");
    expect(evidence.text.slice(outcome.start, outcome.end)).toBe("insomnia");
  });

  it("is nothing between two names of one thing", () => {
    expect(
      direction("dental performance", "performance", ["RESULTS", "Dental performance predicted performance."]),
    ).toBeNull();
  });
});
