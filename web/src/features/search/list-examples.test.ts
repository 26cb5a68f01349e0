import { describe, expect, it } from "vitest";
import { findLatestStage, listExamples } from "./list-examples.ts";
import { makePaper, makeResult } from "./search.fixture.ts";
import { NO_COURSE } from "./search-machine.ts";
import { describeOutcome } from "./search-state.ts";

const preview = {
  ...NO_COURSE.preview,
  queries: Array.from({ length: 5 }, (_, index) => ({
    name: `${index}`,
    query: `${index}${"x".repeat(60)}`,
    reason: null,
  })),
  pmids: ["1", "2", "3", "4"],
  articleTitles: ["A".repeat(45), "B".repeat(46), "C"],
};
const running = { preview, outcome: null };

describe("what a stage has brought", () => {
  it("is three queries of 50 characters", () => {
    const lines = listExamples("generating_queries", running);
    expect(lines).toEqual(["0", "1", "2"].map((start) => `${start}${"x".repeat(49)}…`));
  });

  it("is three PMIDs, with a mark where there are more", () => {
    expect(listExamples("searching_papers", running)).toEqual(["PMID 1, 2, 3, …"]);
    const three = { preview: { ...preview, pmids: ["1", "2", "3"], kept: 3 }, outcome: null };
    expect(listExamples("searching_papers", three)).toEqual(["PMID 1, 2, 3"]);
  });

  it("is two titles of 45 characters", () => {
    expect(listExamples("fetching_details", running)).toEqual(["A".repeat(45), `${"B".repeat(45)}…`]);
  });

  it("is nothing before it has begun", () => {
    expect(listExamples("analyzing_results", running)).toEqual([]);
    expect(findLatestStage(running)).toBe("fetching_details");
    expect(findLatestStage({ ...NO_COURSE, outcome: null })).toBeUndefined();
  });

  it("is derived for a search from the history from how that ended", () => {
    const outcome = describeOutcome(makeResult({ papers: [makePaper({ pmid: "7", title: "Seven" })] }));
    const saved = { preview: NO_COURSE.preview, outcome };
    expect(listExamples("generating_queries", saved)).toEqual(['"Common Cold"[mh] AND zinc[tiab]']);
    expect(listExamples("searching_papers", saved)).toEqual(["PMID 7"]);
    expect(listExamples("analyzing_results", saved)).toEqual(["Seven"]);
  });
});
