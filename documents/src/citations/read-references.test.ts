import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { citePaper } from "./citations.fixture.ts";
import { hostileText } from "./hostile-text.fixture.ts";
import { writeNbib } from "./nbib.ts";
import { readReferences, recognizeReferences } from "./read-references.ts";
import { writeRis } from "./ris.ts";

const NOTHING = { pmid: null, doi: null, title: null };

describe("a file in RIS", () => {
  it.each([
    ["Zotero's", ["TI  - Zinc", "DO  - 10.1000/ABC.1", "ER  - "], { doi: "10.1000/abc.1", title: "Zinc" }],
    [
      "EndNote's of PubMed",
      ["T1  - Zinc", "AN  - 10796643", "DP  - NLM PubMed", "ER  - "],
      { pmid: "10796643", title: "Zinc" },
    ],
    ["of Embase, whose number is no PMID", ["AN  - 2012345678", "DB  - Embase", "ER  - "], {}],
    ["with a note", ["N1  - PMID: 10796643", "ER  - "], { pmid: "10796643" }],
    ["with an address of PubMed", ["UR  - https://pubmed.ncbi.nlm.nih.gov/10796643/", "ER  - "], { pmid: "10796643" }],
    ["with an address of a DOI", ["UR  - https://doi.org/10.1000/abc.", "ER  - "], { doi: "10.1000/abc" }],
    ["cut off", ["TI  - Zinc"], { title: "Zinc" }],
  ])("is read: %s", (_name, lines, expected) => {
    const text = `\uFEFF${["TY  - JOUR", ...lines].join("\r\n")}`;
    expect(recognizeReferences(text)).toBe("ris");
    expect(readReferences(text, "ris")).toEqual([{ ...NOTHING, ...expected }]);
  });

  it("has each of its references", () => {
    const text = [1, 2, 3].map((pmid) => writeRis(citePaper({}, pmid))).join("");
    expect(readReferences(text, "ris").map(({ pmid }) => pmid)).toEqual(["1", "2", "3"]);
  });
});

describe("a file in PubMed's display", () => {
  it("is read with what goes on in the next line", () => {
    const text = [
      "",
      "PMID- 10796643",
      "TI  - Duration of symptoms in patients with the common cold treated with zinc",
      "      acetate.",
      "LID - S0003-4819(00)12345 [pii]",
      "AID - 10.7326/0003-4819-133-4 [doi]",
      "",
      "PMID- 2",
    ].join("\n");
    expect(recognizeReferences(text)).toBe("nbib");
    expect(readReferences(text, "nbib")).toEqual([
      {
        pmid: "10796643",
        doi: "10.7326/0003-4819-133-4",
        title: "Duration of symptoms in patients with the common cold treated with zinc acetate.",
      },
      { ...NOTHING, pmid: "2" },
    ]);
  });
});

describe("what Medsieve writes", () => {
  it("is read back as the same papers, whatever their titles hold", () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (titles) => {
        const papers = titles.map((title, index) => citePaper({ title, doi: `10.1000/${index}` }, index + 1));
        const expected = papers.map(({ pmid }, index) => [pmid, `10.1000/${index}`]);
        for (const [format, write] of [
          ["ris", writeRis],
          ["nbib", writeNbib],
        ] as const) {
          const text = papers.map(write).join("");
          expect(recognizeReferences(text)).toBe(format);
          expect(readReferences(text, format).map(({ pmid, doi }) => [pmid, doi])).toEqual(expected);
        }
      }),
    );
  });
});

describe("any other text", () => {
  it("is no file of references", () => {
    for (const text of ["", "10796643, 2", "TY", "PMID: 123"]) expect(recognizeReferences(text)).toBeNull();
  });
});
