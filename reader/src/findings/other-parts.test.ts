import { describe, expect, it } from "vitest";
import { makePaper } from "../../../server/test/papers.ts";
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

  it("is no difference before anything was done", () => {
    const text =
      "While diarrhoea did not differ between zinc and placebo before treatment, it was rarer later (p < 0.01).";
    expect(read(text, "diarrhoea")).not.toBe("no_difference");
  });

  it("is no change where the groups did not differ in it", () => {
    const text = "Appetite significantly improved from visit 1 to 4 (p < 0.01) with no difference between groups.";
    expect(read(text, "appetite")).not.toBe("increased");
  });

  it("is no result where it is of the baseline", () => {
    expect(
      read("The baseline mean scores of diarrhoea were not different between zinc and placebo.", "diarrhoea"),
    ).toBeNull();
  });
});
