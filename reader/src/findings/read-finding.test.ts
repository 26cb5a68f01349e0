import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readFindingOfArms } from "./read-finding.ts";

describe("a finding of the arms", () => {
  const read = (text: string) =>
    readFindingOfArms(readPaperText(makePaper(66, { title: "Zinc", abstract: [{ label: "RESULTS", text }] })), {
      ...{ intervention: "zinc", comparator: "placebo", outcome: "pain" },
    })?.direction;

  it("is in the next sentence that says which way, where the likeliest does not", () => {
    expect(read("Changes in pain differed between zinc and placebo (p = 0.04). Zinc reduced pain.")).toBe("decreased");
  });

  it("does not say that nothing differs by those with and without something, or by what was alike besides", () => {
    expect(read("Zinc reduced pain both in patients with and without fever.")).not.toBe("no_difference");
    expect(read("Only patients on zinc had less pain, despite similar activity.")).not.toBe("no_difference");
  });

  it("is not in what a conclusion makes of chance", () => {
    const trend = "A trend towards less pain was seen with zinc compared with placebo (p = 0.07).";
    expect(read(`${trend} In conclusion, zinc reduced pain.`)).toBe("unclear");
  });
});
