import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCitations } from "../../lib/split-citations.ts";
import { splitStatements } from "../../lib/split-statements.ts";
import { makePaper } from "./search.fixture.ts";

const [VERIFIED, UNVERIFIED] = makePaper().evidence;
if (!VERIFIED || !UNVERIFIED) throw new Error("The fixture has two statements.");

describe("splitting a summary at its statements", () => {
  it("puts each statement's evidence behind its own words", () => {
    const parts = splitStatements(`Note: ${VERIFIED.statement} ${UNVERIFIED.statement}`, [UNVERIFIED, VERIFIED]);
    expect(parts.map((part) => [part.text, part.evidence[0]?.status ?? null])).toEqual([
      ["Note: ", null],
      ["Colds were shorter with zinc.", "verified"],
      [" ", null],
      ["The effect in children is unknown.", "unverified"],
    ]);
  });

  it("puts all that a statement rests on behind it", () => {
    const elsewhere = { ...VERIFIED, section: "title" };
    const [part] = splitStatements(VERIFIED.statement, [VERIFIED, elsewhere]);
    expect(part?.evidence).toEqual([VERIFIED, elsewhere]);
  });

  it("finds a phrase beside the longer one that it is part of", () => {
    const statement = (words: string) => ({ ...VERIFIED, field: "intervention" as const, statement: words });
    const parts = splitStatements("zinc lozenges daily; zinc", [statement("zinc"), statement("zinc lozenges daily")]);
    expect(parts.map((part) => [part.text, part.evidence[0]?.statement])).toEqual([
      ["zinc lozenges daily", "zinc lozenges daily"],
      ["; ", undefined],
      ["zinc", "zinc"],
    ]);
  });

  it("leaves out a statement that is not in the text", () => {
    expect(splitStatements("Other words.", [VERIFIED])).toEqual([{ text: "Other words.", start: 0, evidence: [] }]);
  });

  it("loses no character, whatever the statements", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, statements) => {
        const evidence = statements.map((statement) => ({ ...VERIFIED, statement }));
        const parts = splitStatements(text, evidence);
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});

describe("splitting an answer at its PMIDs", () => {
  it("finds single PMIDs and several in one pair of brackets", () => {
    const answer = "Zinc helps [PMID 11]. Two disagree [PMID 12, PMID 13; 14]。";
    const pmids = splitCitations(answer).flatMap((part) => part.pmid ?? []);
    expect(pmids).toEqual(["11", "12", "13", "14"]);
  });

  it("leaves numbers outside of brackets alone", () => {
    expect(splitCitations("120 adults, PMID 11 and [12]")).toEqual([
      { text: "120 adults, PMID 11 and [12]", pmid: null },
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
