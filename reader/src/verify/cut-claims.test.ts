import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutClaims } from "./cut-claims.ts";

const cite = (text: string, references?: string | string[]) =>
  cutClaims(text, references).map(({ bare, cited }) => [bare, cited.map(({ pmid, doi }) => pmid ?? doi)]);

const LIST = [
  "Smith J. Zinc and colds. PMID: 11",
  "Lee K, et al. Iron in women. 2018. doi:10.1000/xyz",
  "Wu L. Tea. 2019.",
].join("\n");

describe("cutClaims", () => {
  it("reads a number in brackets that no list of references reaches as a PMID", () => {
    expect(cite("Zinc shortens colds [28852567]. Iron helps tired women [28852567; 1234567].")).toEqual([
      ["Zinc shortens colds.", ["28852567"]],
      ["Iron helps tired women.", ["28852567", "1234567"]],
    ]);
  });

  it("ties a claim to the PMIDs, DOIs and addresses that stand in it", () => {
    expect(
      cite("Zinc shortens colds (PMID: 990000123, 45678). Iron helps tired women (https://doi.org/10.1000/ABC.5)."),
    ).toEqual([
      ["Zinc shortens colds.", ["990000123", "45678"]],
      ["Iron helps tired women.", ["10.1000/abc.5"]],
    ]);
    expect(cite("Zinc shortens colds https://pubmed.ncbi.nlm.nih.gov/4711/.")).toEqual([
      ["Zinc shortens colds.", ["4711"]],
    ]);
  });

  it("reads numbers, ranges and raised figures by the reference list, beside the text or at its end", () => {
    const text = "Zinc shortens colds [1,2]. Iron helps tired women.² Nothing else is known about tea and sleep [1-3].";
    const expected = [
      ["Zinc shortens colds.", ["11", "10.1000/xyz"]],
      ["Iron helps tired women.", ["10.1000/xyz"]],
      ["Nothing else is known about tea and sleep.", ["11", "10.1000/xyz", null]],
    ];
    expect(cite(text, LIST)).toEqual(expected);
    expect(cite(text, LIST.split("\n"))).toEqual(expected);
    expect(cite(`${text}\n\nReferences\n1. ${LIST.replaceAll("\n", "\n2. ").replace("2. Wu", "3. Wu")}`)).toEqual(
      expected,
    );
  });

  it("finds the reference of an author and a year", () => {
    expect(
      cite("Iron helps tired women (Lee et al., 2018). Tea keeps people awake, as Wu (2019) showed.", LIST),
    ).toEqual([
      ["Iron helps tired women.", ["10.1000/xyz"]],
      ["Tea keeps people awake, as showed.", [null]],
    ]);
    expect(cite("Iron helps tired women (Miller et al., 2018).")).toEqual([["Iron helps tired women.", [null]]]);
  });

  it("gives a citation behind the full stop to the sentence before it", () => {
    expect(cite("Zinc shortens colds. [1] Iron helps tired women. [2]", LIST)).toEqual([
      ["Zinc shortens colds.", ["11"]],
      ["Iron helps tired women.", ["10.1000/xyz"]],
    ]);
  });

  it("takes no number of the text for a citation", () => {
    expect(cite("Sixty adults (60) took zinc for a cold². In 2019 they were well (n = 12).")).toEqual([
      ["Sixty adults (60) took zinc for a cold².", []],
      ["In 2019 they were well (n = 12).", []],
    ]);
  });

  it("keeps a citation that the list lacks, as one of a paper that is not named", () => {
    expect(cite("Zinc shortens colds [95].", LIST)).toEqual([["Zinc shortens colds.", [null]]]);
    expect(cite("Zinc shortens colds [1, 95].", LIST)).toEqual([["Zinc shortens colds.", ["11", null]]]);
  });

  it("reads Japanese and Chinese punctuation", () => {
    expect(
      cite("亜鉛は風邪の期間を短縮する（PMID: 123）。鉄は疲労を軽くする［１］。", "Smith J. Zinc. PMID: 11"),
    ).toMatchObject([
      [expect.stringContaining("亜鉛は風邪の期間を短縮する"), ["123"]],
      [expect.stringContaining("鉄は疲労を軽くする"), ["11"]],
    ]);
  });

  it("gives each claim exactly as it stands in the text, in order", () => {
    const part = fc.constantFrom(
      "Zinc shortens colds",
      " [1]",
      ". ",
      "\n",
      "(PMID 12)",
      "鉄は疲労を軽くする。",
      "10.1000/x.",
      "²",
      " Smith (2019) ",
      "References\n",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        let last = 0;
        for (const claim of cutClaims(text, LIST)) {
          expect(text.slice(claim.start, claim.end)).toBe(claim.text);
          expect(claim.start).toBeGreaterThanOrEqual(last);
          last = claim.end;
        }
      }),
    );
  });
});
