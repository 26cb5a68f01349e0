import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupStudies } from "./group-studies.ts";
import type { Registry } from "./registrations.ts";

/** A paper with numbers such as "NCT1" and "ISRCTN1". */
function makeReport(pmid: number, ids: readonly string[], types: string[] = ["Journal Article"]) {
  const registrations = ids.map((id) => {
    const registry: Registry = id.startsWith("NCT") ? "ClinicalTrials.gov" : "ISRCTN";
    return { registry, id };
  });
  return { pmid: String(pmid), registrations, publication_types: types };
}

describe("papers of one trial", () => {
  it("are those that share a number, also by way of a third", () => {
    const papers = [
      makeReport(1, ["NCT1"]),
      makeReport(2, ["ISRCTN1"]),
      makeReport(3, ["NCT2"]),
      makeReport(4, ["NCT1", "ISRCTN1"]),
      makeReport(5, []),
      makeReport(6, []),
    ];
    expect(groupStudies(papers)).toEqual([{ pmids: ["1", "2", "4"], registrations: ["NCT1", "ISRCTN1"] }]);
  });

  it("are no reviews, and none that names several trials of one registry", () => {
    const trial = makeReport(1, ["NCT1"]);
    expect(groupStudies([trial, makeReport(2, ["NCT1"], ["Systematic Review"])])).toEqual([]);
    expect(groupStudies([trial, makeReport(2, ["NCT1"], ["Meta-Analysis"])])).toEqual([]);
    expect(groupStudies([trial, makeReport(2, ["NCT1", "NCT2"]), makeReport(3, ["NCT2"])])).toEqual([]);
  });

  it("are in one group each, whatever the order of the papers", () => {
    const report = fc.uniqueArray(fc.constantFrom("NCT1", "NCT2", "ISRCTN1", "ISRCTN2"), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 8 }), (numbers) => {
        const papers = numbers.map((ids, index) => makeReport(index + 1, ids));
        const groups = (given: typeof papers) => groupStudies(given).map(({ pmids }) => pmids.toSorted().join(" "));
        const found = groups(papers);
        const members = found.flatMap((group) => group.split(" "));
        expect(new Set(members).size).toBe(members.length);
        expect(groups(papers.toReversed()).toSorted()).toEqual(found.toSorted());
      }),
    );
  });
});
