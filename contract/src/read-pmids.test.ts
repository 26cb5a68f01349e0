import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPmids } from "./read-pmids.ts";

describe("known papers that are pasted", () => {
  it.each([
    ["123, 456;789\t1011\n1213", ["123", "456", "789", "1011", "1213"]],
    ["PMID: 123\nPMID:456. PMID 789", ["123", "456", "789"]],
    ["https://pubmed.ncbi.nlm.nih.gov/31234567/?from_term=2015", ["31234567"]],
    ["https://www.ncbi.nlm.nih.gov/pubmed/31234567", ["31234567"]],
    ['"123"[pmid] OR 456[uid] OR (789)', ["123", "456", "789"]],
    ["１２３、４５６", ["123", "456"]],
    ["123 123 0123", ["123"]],
  ])("are read from %j", (text, pmids) => {
    const read = readPmids(text);
    expect(read.pmids).toEqual(pmids);
    expect(read.others).toEqual([]);
  });

  it("say which pieces are none", () => {
    expect(readPmids("123 PMC456 10.1000/x.1 12345678901 Smith")).toEqual({
      pmids: ["123"],
      others: ["PMC456", "10.1000/x.1", "12345678901", "Smith"],
    });
  });

  it("are all read, however they are separated", () => {
    const pmid = fc.integer({ min: 1, max: 9_999_999_999 }).map(String);
    const separator = fc.constantFrom(",", " ", "\n", ";", "\t", " | ", "、", "\r\n");
    fc.assert(
      fc.property(fc.uniqueArray(pmid, { minLength: 1, maxLength: 20 }), separator, (pmids, between) => {
        expect(readPmids(pmids.join(between))).toEqual({ pmids, others: [] });
      }),
    );
  });
});
