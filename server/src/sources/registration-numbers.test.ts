import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRegistrations } from "./registration-numbers.ts";

describe("the trials that a paper is registered under", () => {
  it.each([
    ["ClinicalTrials.gov number, NCT01234567.", "NCT01234567"],
    ["Trial registration: NCT 01234567", "NCT01234567"],
    ["Current Controlled Trials ISRCTN 12345678", "ISRCTN12345678"],
    ["EudraCT number: 2004-000446-20).", "2004-000446-20"],
    ["EU CT 2022-500123-12-00", "2022-500123-12-00"],
    ["jRCTs031180123 in Japan", "jRCTs031180123"],
    ["UMIN Clinical Trials Registry, UMIN000012345", "UMIN000012345"],
    ["JapicCTI-101234", "JapicCTI-101234"],
    ["ChiCTR-TRC-12002345", "ChiCTR-TRC-12002345"],
    ["ChiCTR2000029308", "ChiCTR2000029308"],
    ["ACTRN 12607000123456", "ACTRN12607000123456"],
    ["DRKS00012345", "DRKS00012345"],
    ["CTRI/2012/09/002967", "CTRI/2012/09/002967"],
    ["PACTR201301000456789", "PACTR201301000456789"],
    ["IRCT2013012345678N1", "IRCT2013012345678N1"],
    ["Netherlands Trial Register NTR1234", "NTR1234"],
    ["KCT0001234", "KCT0001234"],
    ["TCTR20190123001", "TCTR20190123001"],
    ["RBR-7BQXM2", "RBR-7bqxm2"],
    ["SLCTR/2012/001", "SLCTR/2012/001"],
  ])("are found in %j", (text, id) => {
    expect(readRegistrations([text]).map((found) => found.id)).toEqual([id]);
  });

  it("are each named once, in the order in which they are printed", () => {
    const found = readRegistrations(["ISRCTN ISRCTN12345678", "Registered as NCT01234567 (isrctn 12345678)."]);
    expect(found).toEqual([
      { registry: "ISRCTN", id: "ISRCTN12345678" },
      { registry: "ClinicalTrials.gov", id: "NCT01234567" },
    ]);
  });

  it.each([
    "GENBANK AB123456",
    "albumin 00001234 and NCT1234567",
    "NCT012345678 has a digit too many",
    "between 2004-000446-20 and 2005",
    "NTR in 1234 patients",
  ])("are not seen in %j", (text) => {
    expect(readRegistrations([text])).toEqual([]);
  });

  it("are the same whatever stands around them", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 0, max: 99_999_999 }), (before, after, number) => {
        const id = `NCT${String(number).padStart(8, "0")}`;
        expect(readRegistrations([`${before} ${id}; ${after}`])).toContainEqual({ registry: "ClinicalTrials.gov", id });
      }),
    );
  });
});
