import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuotations, splitQuotations } from "./split-quotations.ts";

function readQuoted(text: string): string[] {
  return findQuotations(text).map(({ start, end }) => text.slice(start, end));
}

describe("what a reader quotes", () => {
  it("is found between the quotation marks of each language", () => {
    expect(readQuoted("Result: “Colds were shorter.” Conclusion: “Zinc works.”")).toEqual([
      "Colds were shorter.",
      "Zinc works.",
    ]);
    expect(readQuoted("結果：「Colds were shorter.」 著者らの結論：「Zinc works.」")).toHaveLength(2);
    expect(readQuoted("结果：“Colds were shorter.”")).toEqual(["Colds were shorter."]);
  });

  it("may hold quotation marks itself", () => {
    expect(readQuoted("“They felt “much better” on zinc.”")).toEqual(["They felt “much better” on zinc."]);
    expect(readQuoted("「They felt “much better” on zinc.」")).toEqual(["They felt “much better” on zinc."]);
  });

  it("is not what follows a mark without a partner", () => {
    expect(readQuoted("A “ alone, 」and the like “”")).toEqual([]);
  });

  it("is found behind marks that are never closed", () => {
    expect(readQuoted(`${"“".repeat(3)}zinc” 「“iron”`)).toEqual(["zinc", "iron"]);
  });

  it("is cut where a statement ends within it", () => {
    const text = "Found: “One. Two.”";
    const quotations = findQuotations(text);
    expect(splitQuotations("Found: “One.", 0, quotations)).toEqual([
      { text: "Found: “", isQuoted: false },
      { text: "One.", isQuoted: true },
    ]);
    expect(splitQuotations(" Two.”", 12, quotations)).toEqual([
      { text: " Two.", isQuoted: true },
      { text: "”", isQuoted: false },
    ]);
  });

  it("loses no character, wherever the text is cut", () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom("“", "”", "「", "」"));
    fc.assert(
      fc.property(fc.array(piece), fc.nat(), (pieces, cut) => {
        const text = pieces.join("");
        const at = text.length === 0 ? 0 : cut % text.length;
        const quotations = findQuotations(text);
        const parts = [
          ...splitQuotations(text.slice(0, at), 0, quotations),
          ...splitQuotations(text.slice(at), at, quotations),
        ];
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});
