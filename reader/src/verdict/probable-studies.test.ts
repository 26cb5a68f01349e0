import { describe, expect, it } from "vitest";
import { makePaper } from "../../../server/test/papers.ts";
import { groupProbableStudies } from "./probable-studies.ts";

const TITLE = "Zinc for colds: the ZINCOLD trial";
const report = (pmid: number, changes: Partial<ReturnType<typeof makePaper>> = {}, n: number | null = 60) => ({
  ...makePaper(pmid, { title: TITLE, authors: ["Doe J", "Roe R"], ...changes }),
  n,
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

  it.each([
    ["another number of participants", report(2, {}, 61)],
    ["no known number of them", report(2, {}, null)],
    ["another first author", report(2, { authors: ["Roe R"] })],
    ["another acronym", report(2, { title: "Zinc for colds: the COLDZINC trial" })],
    ["a registration number", report(2, { registrations: [{ registry: "ISRCTN", id: "ISRCTN00000001" }] })],
  ])("are not those with %s", (_, other) => {
    expect(groupProbableStudies([report(1), other])).toEqual([]);
  });
});
