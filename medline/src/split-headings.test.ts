import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitGluedSections } from "./split-headings.ts";

describe("an abstract whose headings were run into its text", () => {
  it("has a section for each of them", () => {
    const text =
      "Aims/hypothesisWe asked whether zinc helps.MethodsAdults (n = 40) took zinc or placebo.ResultsColds were shorter (p = 0.01).Conclusions/interpretationZinc helps.Trial registrationNCT00000001";
    expect(splitGluedSections(text)).toEqual([
      { label: "Aims/hypothesis", text: "We asked whether zinc helps." },
      { label: "Methods", text: "Adults (n = 40) took zinc or placebo." },
      { label: "Results", text: "Colds were shorter (p = 0.01)." },
      { label: "Conclusions/interpretation", text: "Zinc helps." },
      { label: "Trial registration", text: "NCT00000001" },
    ]);
  });

  it("keeps what stands before the first, and knows them with a colon and without a blank", () => {
    expect(splitGluedSections("Colds are common.Materials and Methods:Adults took zinc.Results:12 had colds.")).toEqual(
      [
        { label: null, text: "Colds are common." },
        { label: "Materials and Methods", text: "Adults took zinc." },
        { label: "Results", text: "12 had colds." },
      ],
    );
  });

  it.each([
    "Methods and results are described. Results of both were alike.",
    "Colds are common. Results vary. Conclusions cannot be drawn.",
    "The outcome was good.Patients recovered.",
    "ResultsZinc helps.",
  ])("is one section where it only has such words: %s", (text) => {
    expect(splitGluedSections(text)).toEqual([{ label: null, text }]);
  });

  it("loses nothing but headings, whatever the text", () => {
    const part = fc.constantFrom(
      "Methods",
      "Results",
      "Background",
      ".",
      " ",
      "Zinc helps",
      "it",
      ": ",
      "(n = 3)",
      "結果",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join("").trim();
        const sections = splitGluedSections(text);
        const bare = (words: string) => words.replaceAll(/[\s:]/gu, "");
        const joined = sections.map(({ label, text: own }) => `${label ?? ""}${own}`).join("");
        if (sections.length > 1) expect(bare(text).length).toBeGreaterThanOrEqual(bare(joined).length);
        for (const { text: own } of sections) expect(text).toContain(own);
      }),
    );
  });
});
