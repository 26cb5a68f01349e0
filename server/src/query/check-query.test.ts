import { NO_LIMITS } from "@medsieve/contract/searches";
import { describe, expect, it } from "vitest";
import { checkQuery, checkUnasked } from "./check-query.ts";
import { checkQueryText } from "./check-query-text.ts";
import { foldName, listHeadings, NO_FACTS, readFacts } from "./known-headings.ts";

describe("a query that was written", () => {
  const check = (query: string, humans = false) =>
    checkQuery({ name: "First", query, reason: null }, { ...NO_LIMITS, humans }, readFacts(NO_FACTS));

  it("is run within the limits, and says what was put right", () => {
    expect(check("zinc AND heart[tile]", true)).toMatchObject({
      name: "First",
      query: "zinc AND heart AND Humans[mh]",
      unlimited: "zinc AND heart",
      writtenAs: "zinc AND heart[tile]",
      changes: [{ code: "field_tag", written: "heart[tile]" }],
      blocks: [{ query: "zinc" }, { query: "heart" }, { query: "Humans[mh]" }],
      warnings: [],
    });
    expect(check("zinc")).toMatchObject({ query: "zinc", writtenAs: null, changes: [] });
  });

  it("says where a warning belongs, as long as it is run as it was written", () => {
    const query = "zinc AND a cold";
    expect(check(query)).toMatchObject({ query, warnings: [{ code: "stop_words", start: 9, end: 15 }] });
    expect(check(query, true)).toMatchObject({ warnings: [{ code: "stop_words", start: null, end: null }] });
  });

  it("is refused where nothing of it can be searched", () => {
    expect(check("()")).toEqual({
      ...{ name: "First", query: "()", reason: null, changes: [] },
      refused: "The query holds nothing that can be searched.",
    });
  });
});

describe("the text of a query", () => {
  it("that is well written is left alone", () => {
    expect(checkQueryText("zinc")).toMatchObject({ refused: null, warnings: [], mended: null, blocks: [{}] });
  });

  it("that is read otherwise than written says where, and what would be run", () => {
    expect(checkQueryText("zinc AND heart[tile]")).toMatchObject({
      refused: null,
      warnings: [{ code: "unknown_tag", start: 14, end: 20 }],
      mended: { query: "zinc AND heart", changes: [{ code: "field_tag" }] },
    });
  });

  it("that cannot be read as it stands says why, beside what would be run", () => {
    expect(checkQueryText("#1 AND zinc")).toMatchObject({
      refused: null,
      warnings: [{ code: "history_reference", start: 0 }],
      mended: { query: "zinc" },
    });
  });

  it.each(["AND", "()"])("that holds nothing is refused: %s", (text) => {
    expect(checkQueryText(text)).toEqual({
      refused: expect.objectContaining({ code: "empty_query" }),
      ...{ warnings: [], mended: null, blocks: [] },
    });
  });
});

describe("MeSH headings", () => {
  it("are compared without case and punctuation", () => {
    expect(foldName("Heart-Failure, (X) 2")).toBe("heart failure x 2");
    expect(foldName("—")).toBe("");
  });

  it("are known from MeSH and from the source, in any of their variants", () => {
    const facts = readFacts({ present: [foldName("Qwert Disease")], absent: ["zinc lozenge"] });
    expect(["zinc", "Zincs", "Qwert disease", "Qwert diseases", "nothing such"].map(facts.find)).toEqual([
      ...["Zinc", "Zinc", "Qwert disease", "Qwert disease"],
      null,
    ]);
    expect(facts.findByEntryTerm("heart attack")).toBe("Myocardial Infarction");
    expect(["Zinc Lozenge", "zinc"].map(facts.isAbsent)).toEqual([true, false]);
  });

  it("of a query are listed once, without subheadings, truncation and other fields", () => {
    const query = "Zinc[mh] AND Zinc/therapeutic use[mh] AND Hear*[mh] AND Iron[majr] AND cold[tiab] AND zinc";
    expect(listHeadings(query)).toEqual(["Zinc", "Iron"]);
  });

  it("that MeSH does not have are named of each query", () => {
    const listUnknown = (query: string) => checkUnasked({ name: "", query, reason: null }, NO_LIMITS).unknown;
    expect(["Zinc[mh]", "Heart Failures[mh] AND Qwert[mh]", "()"].map(listUnknown)).toEqual([[], ["Qwert"], []]);
  });
});
