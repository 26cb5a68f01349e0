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
    ["1. 3918516\n2) 12029402\n[3] 29614893\n(4) PMID: 7497506", ["3918516", "12029402", "29614893", "7497506"]],
    [
      "Murphy BP, Harford FJ. Air embolism. Ann Surg. 1985;201(2):242-5. PMID: 3918516; PMCID: PMC1250640.",
      ["3918516"],
    ],
    [
      "1: Blanc P. Iatrogenic air\nembolism. 2002 May;28. doi: 10.1007/s00134-002-1255-0.\nPMID: 12029402.\n\n12",
      ["12029402", "12"],
    ],
  ])("are read from %j", (text, pmids) => {
    const read = readPmids(text);
    expect(read.pmids).toEqual(pmids);
    expect([read.dois, read.others]).toEqual([[], []]);
  });

  it("say which pieces are none", () => {
    expect(readPmids("123 PMC456 10.1000/x.1 12345678901 Smith")).toEqual({
      pmids: ["123"],
      dois: ["10.1000/x.1"],
      others: ["PMC456", "12345678901", "Smith"],
    });
  });

  it.each([
    [
      "10.1007/S00134-002-1255-0, doi:10.1111/j.1399-6576.2007.01549.x; 123",
      ["10.1007/s00134-002-1255-0", "10.1111/j.1399-6576.2007.01549.x"],
    ],
    ["https://doi.org/10.1000/zinc.11. (doi 10.1000/a)", ["10.1000/zinc.11", "10.1000/a"]],
    ["10.1002/(SICI)1097-0258(19980815/30)17:15<1661", ["10.1002/(sici)1097-0258(19980815/30)17:15"]],
    ["https://dx.doi.org/10.1000/x、10.1000/X", ["10.1000/x"]],
  ])("may be given by DOI: %j", (text, dois) => {
    expect(readPmids(text).dois).toEqual(dois);
  });

  it("are all read, however they are separated", () => {
    const pmid = fc.integer({ min: 1, max: 9_999_999_999 }).map(String);
    const separator = fc.constantFrom(",", " ", "\n", ";", "\t", " | ", "、", "\r\n");
    fc.assert(
      fc.property(fc.uniqueArray(pmid, { minLength: 1, maxLength: 20 }), separator, (pmids, between) => {
        expect(readPmids(pmids.join(between))).toEqual({ pmids, dois: [], others: [] });
      }),
    );
  });
});
