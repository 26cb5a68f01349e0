import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readFinding } from "./read-finding.ts";

const read = (text: string, outcome: string) =>
  readFinding(readPaperText(makePaper(66, { title: "Zinc in children", abstract: [{ label: "RESULTS", text }] })), {
    ...{ intervention: "zinc", comparator: "placebo", outcome },
  })?.direction ?? null;

describe("what one part of a sentence says of another", () => {
  it("is no difference where both arms changed and the difference was not significant", () => {
    const text =
      "Appetite rose both with zinc and placebo, but the difference between the two treatments was not significant (p = 0.6).";
    expect(read(text, "appetite")).toBe("no_difference");
  });

  it("is no difference of an outcome that it says changed", () => {
    const text = "There was no effect on sleep, and zinc resulted in significantly increased costs.";
    expect(read(text, "costs")).not.toBe("no_difference");
  });

  it("is no difference of an item of a list that has its own word", () => {
    const text =
      "With zinc there was less diarrhoea, lower pain scores and shorter fever than with placebo, and no differences in stay.";
    expect(read(text, "pain scores")).not.toBe("no_difference");
  });

  it("is no difference before anything was done", () => {
    const text =
      "While diarrhoea did not differ between zinc and placebo before treatment, it was rarer later (p < 0.01).";
    expect(read(text, "diarrhoea")).not.toBe("no_difference");
  });

  it("is no equality where one arm alone changed significantly", () => {
    const text = "Diarrhoea rose nonsignificantly with zinc but significantly with placebo (p = 0.05).";
    expect(read(text, "diarrhoea")).not.toBe("no_difference");
  });

  it("is unclear where both arms rose, by one verb", () => {
    const text = "Tumour size increased by 2.4% in the zinc group and 14.3% in the placebo group (p < 0.01).";
    expect(read(text, "tumour size")).not.toBe("increased");
  });

  it("is no change where the groups did not differ in it", () => {
    const text = "Appetite significantly improved from visit 1 to 4 (p < 0.01) with no difference between groups.";
    expect(read(text, "appetite")).not.toBe("increased");
  });

  it("is no result where it is of the baseline", () => {
    expect(
      read("The baseline fever and diarrhoea were not different between zinc and placebo.", "diarrhoea"),
    ).toBeNull();
    expect(
      read("The baseline mean scores of diarrhoea were not different between zinc and placebo.", "diarrhoea"),
    ).toBeNull();
  });
});

describe("the numbers of a finding", () => {
  const numbersOf = (text: string, outcome: string) =>
    readFinding(readPaperText(makePaper(67, { title: "Zinc in children", abstract: [{ label: "RESULTS", text }] })), {
      ...{ intervention: "zinc", comparator: "placebo", outcome },
    })?.numbers;

  it("are not those of what it names in passing", () => {
    const text =
      "Fever was significantly lower with zinc (p < 0.001), despite the lower paracetamol dose with zinc (1.04 mg/kg) versus placebo (1.36 mg/kg).";
    expect(numbersOf(text, "fever")?.groups).toEqual([]);
  });

  it("are none of two p values that only their order distinguishes", () => {
    const text =
      "With zinc there were significant reductions of fever and cough compared to placebo (P = 0.0194 and P = 0.0145, respectively).";
    expect(numbersOf(text, "cough")?.p).toBeNull();
  });
});
