import { describe, expect, it } from "vitest";
import { convertEvidence, groupByStatement } from "./group-evidence.ts";
import { EVIDENCE, makeEntry, RECORD } from "./older-documents.fixture.ts";

describe("entries of one list", () => {
  it("are grouped by field and statement, in the order in which the statements first come", () => {
    const [first, again] = [makeEntry({}), makeEntry({ quote: null })];
    const other = makeEntry({ statement: "Zinc harmed." });
    const elsewhere = makeEntry({ field: "outcome" });
    expect(groupByStatement([first, other, again, elsewhere])).toEqual([[first, again], [other], [elsewhere]]);
    expect(groupByStatement([])).toEqual([]);
  });
});

describe("an entry as evidence", () => {
  it("keeps its place, and says what is wrong with it and what it means only where that was stored", () => {
    expect(convertEvidence(makeEntry({}), RECORD)).toEqual(EVIDENCE);
    expect(convertEvidence(makeEntry({}), RECORD)).not.toHaveProperty("gloss");
    const repaired = makeEntry({ status: "repaired", problem: "numbers_differ", gloss: "より短い" });
    const explained = { ...EVIDENCE, status: "repaired", problem: "numbers_differ", gloss: "より短い" };
    expect(convertEvidence(repaired, RECORD)).toEqual(explained);
  });

  it("has no place where it is unverified", () => {
    const evidence = convertEvidence(makeEntry({ status: "unverified", problem: "quote_not_found" }), RECORD);
    const placeless = { section_index: null, start: null, end: null };
    expect(evidence).toEqual({ ...EVIDENCE, ...placeless, status: "unverified", problem: "quote_not_found" });
  });

  it.each([
    ["a section's label", { section: "METHODS", quote: "Zinc", start: 0, end: 4 }, 1],
    ["a label that two sections have", { section: "RESULTS", quote: "Coughs", start: 0, end: 6 }, 2],
    ["the title", { section: "title", quote: "colds", start: 9, end: 14 }, 0],
    ["publication types", { section: "publication types", quote: "Randomized", start: 0, end: 10 }, 1],
    ["MeSH", { section: "MeSH", quote: "Common Cold", start: 0, end: 11 }, 1],
    ["keywords", { section: "keywords", quote: "zinc", start: 0, end: 4 }, 1],
    ["no section that there is", { section: "SUMMARY", quote: "zinc", start: 0, end: 4 }, null],
    ["no section", { section: null, quote: "zinc", start: 0, end: 4 }, null],
    ["other words than stand there", { quote: "longer" }, null],
    ["no start", { start: null, quote: "Colds were shorter" }, null],
    ["no end", { start: 0, end: null, quote: "Colds were shorter." }, null],
  ] as const)("of %s is in the section that has its words there", (_, given, index) => {
    expect(convertEvidence(makeEntry(given), RECORD).section_index).toBe(index);
  });

  it("knows an abstract without sections as such, and labels before what else is called so", () => {
    const abstract = [{ label: null, text: "Colds were shorter." }];
    expect(convertEvidence(makeEntry({ section: "abstract" }), { ...RECORD, abstract }).section_index).toBe(0);
    const labelled = [{ label: "title", text: "Not these words." }];
    const entry = makeEntry({ section: "title", quote: "Zinc", start: 0, end: 4 });
    expect(convertEvidence(entry, { ...RECORD, abstract: labelled }).section_index).toBeNull();
  });

  it("has its place in a section unknown where the record is", () => {
    expect(convertEvidence(makeEntry({}), undefined)).toEqual({ ...EVIDENCE, section_index: null });
  });
});
