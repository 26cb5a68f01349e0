import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitStatements } from "../paper/split-statements.ts";
import { splitCitations } from "./split-citations.ts";

const place = (text: string, offset: number | null) => ({ text, offset });

describe("splitting a summary at its statements", () => {
  it("cuts it where they stand, in whatever order they come", () => {
    const [zinc, lozenges, hidden] = [place("zinc", 22), place("zinc lozenges daily", 0), place("zinc", null)];
    const parts = splitStatements("zinc lozenges daily - zinc.", [zinc, hidden, lozenges]);
    expect(parts).toEqual([
      { text: "zinc lozenges daily", start: 0, statement: lozenges },
      { text: " - ", start: 19, statement: null },
      { text: "zinc", start: 22, statement: zinc },
      { text: ".", start: 26, statement: null },
    ]);
  });

  it("loses no character, wherever the statements are said to stand", () => {
    const statement = fc.record({ text: fc.string(), offset: fc.option(fc.integer({ min: -3, max: 30 })) });
    fc.assert(
      fc.property(fc.string(), fc.array(statement), (text, statements) => {
        const parts = splitStatements(text, statements);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => text.startsWith(part.text, part.start))).toBe(true);
      }),
    );
  });
});

describe("splitting an answer at its PMIDs", () => {
  it("finds single PMIDs and several in one pair of brackets", () => {
    const answer = "Zinc helps [PMID 11]. Two disagree [PMID 12, PMID 13; 14]。";
    const pmids = splitCitations(answer).flatMap((part) => part.pmids);
    expect(pmids).toEqual(["11", "12", "13", "14"]);
  });

  it("leaves numbers outside of brackets alone", () => {
    expect(splitCitations("120 adults, PMID 11 and [12]")).toEqual([
      { text: "120 adults, PMID 11 and [12]", pmids: [] },
    ]);
  });

  it("loses no character, whatever the answer", () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom("[PMID 1]", "[PMID", "]", "[pmids: 3,4 ]", "，"));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const answer = pieces.join("");
        const parts = splitCitations(answer);
        expect(parts.map((part) => part.text).join("")).toBe(answer);
      }),
    );
  });
});
