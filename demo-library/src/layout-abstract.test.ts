import { describe, expect, it } from "vitest";
import { introduceAbbreviation } from "./layout-abstract.ts";
import { addArticle, capitalize, joinNames, writeSentences } from "./wording.ts";

describe("abstracts of fictional papers", () => {
  const subject = { name: "atrial fibrillation", short: "AF", mesh: [] };
  const shorten = (...texts: string[]) =>
    introduceAbbreviation(
      texts.map((text) => ({ label: null, text })),
      subject,
    ).map(({ text }) => text);

  it("give an abbreviation at the first mention and use it from then on", () => {
    expect(shorten("Atrial fibrillation is common.", "Patients with atrial fibrillation bleed.")).toEqual([
      "Atrial fibrillation (AF) is common.",
      "Patients with AF bleed.",
    ]);
    expect(shorten("In atrial fibrillation (AF), atrial fibrillation recurs.")).toEqual([
      "In atrial fibrillation (AF), AF recurs.",
    ]);
    expect(shorten("Non-atrial fibrillation stays.")).toEqual(["Non-atrial fibrillation stays."]);
  });

  it("are made of whole sentences", () => {
    expect(writeSentences("one came", "", "was it two?")).toBe("One came. Was it two?");
    expect(capitalize("mTOR activation")).toBe("mTOR activation");
    expect(joinNames(["a", "b", "c"])).toBe("a, b, and c");
    expect(
      ["8-year-old", "MRI study", "CT study", "unit", "ulcer", "open-label", "18-month-old"].map(addArticle),
    ).toEqual([
      ...["an 8-year-old", "an MRI study", "a CT study", "a unit", "an ulcer", "an open-label", "an 18-month-old"],
    ]);
  });
});
