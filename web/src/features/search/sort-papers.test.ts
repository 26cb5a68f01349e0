import type { Notice } from "@medsieve/contract/papers";
import { describe, expect, it } from "vitest";
import { makePaper } from "./search.fixture.ts";
import type { ShownPaper } from "./search-state.ts";
import { sortPapers } from "./sort-papers.ts";

const RETRACTED: Notice[] = [{ kind: "retracted", pmid: null, citation: null }];

function makeShown(pmid: string, relevance_score: number, year: number, notices: Notice[] = []): ShownPaper {
  const paper = makePaper({ pmid, relevance_score, year, notices });
  return { record: paper, reading: paper } as ShownPaper;
}

const papers = [makeShown("1", 0.9, 2001), makeShown("2", 0.4, 2005), makeShown("3", 0.7, 2010, RETRACTED)];
const sort = (...how: [Parameters<typeof sortPapers>[1], boolean?]) =>
  sortPapers(papers, ...how).map(({ record }) => record.pmid);

describe("the order of papers", () => {
  it("puts retracted ones last, whatever it goes by", () => {
    expect(sort("relevance")).toEqual(["1", "2", "3"]);
    expect(sort("year")).toEqual(["2", "1", "3"]);
  });

  it("puts them among the others where that is asked for", () => {
    expect(sort("relevance", true)).toEqual(["1", "3", "2"]);
    expect(sort("year", true)).toEqual(["3", "2", "1"]);
  });

  it("leaves one that was asked for by its PMID where it is", () => {
    const named = makeShown("4", 1, 1999, RETRACTED);
    expect(sortPapers([named, ...papers], "relevance").map(({ record }) => record.pmid)).toEqual(["4", "1", "2", "3"]);
  });
});
