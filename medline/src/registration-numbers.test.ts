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
    ["RPCEC00000123 of Cuba", "RPCEC00000123"],
    ["LBCTR2020033424", "LBCTR2020033424"],
    ["ITMCTR2020000008", "ITMCTR2020000008"],
    ["REPEC: PER-059-10", "PER-059-10"],
    ["JMA-IIA00123", "JMA-IIA00123"],
  ])("are found in %j", (text, id) => {
    expect(readRegistrations([text]).map((found) => found.id)).toEqual([id]);
  });

  it.each([
    ["Trial registration numberNCT00298142.", "NCT00298142"],
    ["ClinicalTrials.gov NCT02120430Electronic supplementary material", "NCT02120430"],
    ["registered at ClinicalTrials.gov (no. NCT‐00552175)", "NCT00552175"],
    ["(clinicaltrials.gov identifier: 01358734)", "NCT01358734"],
    ["Trial registrationISRCTN83991850Funding", "ISRCTN83991850"],
    ["Trial Number (ISRCTN): 35739639", "ISRCTN35739639"],
    ["ISRCTN, number 91288089", "ISRCTN91288089"],
    ["The trial is registered ISRCTN Number 38581822.", "ISRCTN38581822"],
    ["EudraCT number: 2010-021493-11Electronic", "2010-021493-11"],
    ["EUDRACT Reference Number: 2012-002764-27.", "2012-002764-27"],
    ["EudraCT- Nr. 2011–003238-15", "2011-003238-15"],
    ["the EudraCT “2008-002191-98”", "2008-002191-98"],
    ["the European Clinical Trials Database, number 2009-010335-41", "2009-010335-41"],
    ["EUCTR2011-003594-28-DE", "2011-003594-28"],
    ["UMIN Clinical Trials Registry, no. C000000289", "UMINC000000289"],
    ["registered with UMIN (no. ID000004010)", "UMIN000004010"],
    ["University Medical Information Network, Japan 000012287.", "UMIN000012287"],
    ["JapicCTI number, 121934", "JapicCTI-121934"],
    ["Australian New Zealand Clinical Trials Registry (ACTRN); 12611000769987", "ACTRN12611000769987"],
    ["ANZCTRN12615000530527", "ACTRN12615000530527"],
    ["Pan African Clinical Trial Registry PACTR20130200047835", "PACTR20130200047835"],
    ["Nederlands Trial Register (NTR: 1786)", "NTR1786"],
    ["Trial registration numberNTR4464; Pre-results.", "NTR4464"],
    ["Netherlands Trial Register, NL7890", "NL7890"],
    ["recruiting/): RBR-8wt2fyRESULTS", "RBR-8wt2fy"],
    ["EU CT 2022-500123-12", "2022-500123-12-00"],
  ])("are found where nothing parts them from other words, or only the registry's name does, as in %j", (text, id) => {
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
    "hyperNTR12 in cells",
    "PROSPERO registration number CRD42019139692",
    "protocol NL12345.068.12 of the ethics committee",
    "registered with ClinicalTrials.gov in 20150312 of our files",
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
