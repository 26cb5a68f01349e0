import { describe, expect, it } from "vitest";
import { groupProbableStudies } from "./probable-studies.ts";
import type { Registration } from "./registrations.ts";

interface Report {
  pmid: string;
  title: string;
  authors: string[];
  registrations: Registration[];
  n: number | null;
}

const ISRCTN_1: Registration = { registry: "ISRCTN", id: "ISRCTN00000001" };
const ISRCTN_2: Registration = { registry: "ISRCTN", id: "ISRCTN00000002" };

const report = (pmid: number, changes: Partial<Report> = {}): Report => ({
  pmid: String(pmid),
  title: "Zinc for colds: the ZINCOLD trial",
  authors: ["Doe J", "Roe R"],
  registrations: [],
  n: 60,
  ...changes,
});

describe("papers that probably report one trial", () => {
  it("have acronym, participants and first author in common", () => {
    const papers = [
      report(1),
      report(2, { title: "Sleep in the ZINCOLD study" }),
      report(3, { title: "Zinc for colds" }),
    ];
    expect(groupProbableStudies(papers)).toEqual([{ acronym: "ZINCOLD", pmids: ["1", "2"] }]);
  });

  it("may have an acronym with small letters in it", () => {
    const papers = [report(1, { title: "The DiRECT trial" }), report(2, { title: "Costs of the DiRECT trial" })];
    expect(groupProbableStudies(papers)).toEqual([{ acronym: "DiRECT", pmids: ["1", "2"] }]);
  });

  it("may have a number in one of them", () => {
    const papers = [report(1), report(2, { registrations: [ISRCTN_1] })];
    expect(groupProbableStudies(papers)).toEqual([{ acronym: "ZINCOLD", pmids: ["1", "2"] }]);
  });

  it.each([
    ["another number of participants", [report(1), report(2, { n: 61 })]],
    ["no known number of them", [report(1), report(2, { n: null })]],
    ["another first author", [report(1), report(2, { authors: ["Roe R"] })]],
    ["another acronym", [report(1), report(2, { title: "Zinc for colds: the COLDZINC trial" })]],
    [
      "one number, which shows it",
      [report(1, { registrations: [ISRCTN_1] }), report(2, { registrations: [ISRCTN_1] })],
    ],
    [
      "two numbers of one registry",
      [report(1, { registrations: [ISRCTN_1] }), report(2, { registrations: [ISRCTN_2] }), report(3)],
    ],
  ])("are not those with %s", (_, papers) => {
    expect(groupProbableStudies(papers)).toEqual([]);
  });
});
