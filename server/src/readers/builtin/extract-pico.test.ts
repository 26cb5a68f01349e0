import type { AbstractSection } from "@medsieve/contract/papers";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../test/papers.ts";
import type { DesignId } from "./designs.ts";
import { extractPico } from "./extract-pico.ts";
import { readPaperText } from "./paper-text.ts";

function extract(title: string, abstract: AbstractSection[], design: DesignId | null = "randomized_trial") {
  const pico = extractPico(readPaperText(makePaper(1, { title, abstract })), design);
  return {
    population: pico.population?.text ?? null,
    intervention: pico.intervention?.text ?? null,
    comparator: pico.comparator?.text ?? null,
    outcome: pico.outcome?.text ?? null,
  };
}
const plain = (text: string): AbstractSection[] => [{ label: null, text }];

describe("extractPico", () => {
  it("reads the sections that are about just that", () => {
    expect(
      extract("Zinc for colds", [
        { label: "PATIENTS", text: "Ninety-six adults with a cold of less than one day." },
        { label: "INTERVENTION", text: "Zinc lozenges every two hours, or matching placebo." },
        { label: "MAIN OUTCOME MEASURE", text: "Days until all symptoms had gone." },
      ]),
    ).toEqual({
      population: "Ninety-six adults with a cold of less than one day",
      intervention: "Zinc lozenges every two hours, or matching placebo",
      comparator: "matching placebo",
      outcome: "Days until all symptoms had gone",
    });
  });

  it("reads running text by the phrases that lead to them", () => {
    expect(
      extract(
        "A trial of zinc",
        plain(
          "Colds are common. A total of 120 children with asthma were randomly assigned to receive oral zinc (10 mg daily) or placebo for six weeks. The primary outcome was the number of sick days. Zinc helped.",
        ),
      ),
    ).toEqual({
      population: "120 children with asthma",
      intervention: "oral zinc (10 mg daily)",
      comparator: "placebo",
      outcome: "number of sick days",
    });
  });

  it("finds two treatments that were compared", () => {
    const pico = extract("Pain", plain("We compared ibuprofen with paracetamol in 50 women after surgery."));
    expect(pico.intervention).toBe("ibuprofen");
    expect(pico.comparator).toContain("paracetamol");
  });

  it("puts the control arm in its place when it is named first", () => {
    const pico = extract("Pain", plain("Forty men were randomized to receive placebo or morphine."));
    expect(pico).toMatchObject({ intervention: "morphine", comparator: "placebo" });
  });

  it("does not take stretches of time or the world's patients for the population", () => {
    expect(extract("Zinc", plain("In three months, 17 elderly individuals took zinc.")).population).toBe(
      "17 elderly individuals",
    );
    expect(extract("Zinc", plain("It affects 12 million patients worldwide.")).population).toBeNull();
  });

  it("is honestly null where the paper does not say", () => {
    const nothing = { population: null, intervention: null, comparator: null, outcome: null };
    expect(extract("Zinc", plain("Zinc is a metal. It is grey."), null)).toEqual(nothing);
    expect(extract("Zinc", [], null)).toEqual(nothing);
    expect(extract("Comment on zinc", plain("Smith compared zinc with placebo in 40 adults."), "comment")).toEqual(
      nothing,
    );
  });
});
