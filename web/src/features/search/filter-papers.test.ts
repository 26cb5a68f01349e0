import { describe, expect, it } from "vitest";
import { countBy, countDesigns, countRecent, filterPapers } from "./filter-papers.ts";
import { isFiltered, readListView } from "./list-view.ts";
import { makePaper } from "./search.fixture.ts";
import type { ShownPaper } from "./search-state.ts";
import { sortPapers } from "./sort-papers.ts";

function show(changes: Parameters<typeof makePaper>[0]): ShownPaper {
  const paper = makePaper(changes);
  return { record: paper, reading: paper };
}

const TRIAL = show({ pmid: "1", year: 2010, relevance_score: 0.9, study_design: "Randomized controlled trial" });
const COHORT = show({ pmid: "2", year: 2015, relevance_score: 0.6, study_design: "Cohort study" });
const UNDATED = show({ pmid: "3", year: null, relevance_score: 0.59, study_design: null, cited_by: null });
const RETRACTED = show({
  pmid: "4",
  year: 2020,
  relevance_score: 0.85,
  study_design: "Cohort study",
  notices: [{ kind: "retracted", pmid: null, citation: null }],
});
const ALL = [TRIAL, COHORT, UNDATED, RETRACTED];

function pass(view: Parameters<typeof filterPapers>[1], highlighted: string[] = []): string[] {
  return filterPapers(ALL, view, new Set(highlighted), null).map(({ record }) => record.pmid);
}

describe("filtering papers", () => {
  it("passes all of them when nothing is asked for", () => {
    expect(pass({})).toEqual(["1", "2", "3", "4"]);
  });

  it("takes both years of a range in, and leaves out papers without a year", () => {
    expect(pass({ since: 2010, until: 2015 })).toEqual(["1", "2"]);
    expect(pass({ since: 2011 })).toEqual(["2", "4"]);
    expect(pass({ until: 2014 })).toEqual(["1"]);
  });

  it("takes any of the designs, and from a score upwards", () => {
    expect(pass({ design: ["Cohort study"] })).toEqual(["2", "4"]);
    expect(pass({ design: ["Cohort study", "Randomized controlled trial"] })).toEqual(["1", "2", "4"]);
    expect(pass({ score: 0.6 })).toEqual(["1", "2", "4"]);
    expect(pass({ score: 0.8 })).toEqual(["1", "4"]);
  });

  it("takes a design that goes by the wording of the abstract as that design", () => {
    const guessed = show({ study_design: "Cohort study (by the wording of the abstract as a whole)" });
    expect(countDesigns([COHORT, guessed])).toEqual([{ design: "Cohort study", count: 2 }]);
    expect(filterPapers([TRIAL, guessed], { design: ["Cohort study"] }, new Set(), null)).toEqual([guessed]);
  });

  it("joins its filters", () => {
    expect(pass({ highlighted: true }, ["2", "4"])).toEqual(["2", "4"]);
    expect(pass({ highlighted: true, retracted: "hidden" }, ["2", "4"])).toEqual(["2"]);
  });

  it("counts the designs, the most frequent first", () => {
    expect(countDesigns(ALL)).toEqual([
      { design: "Cohort study", count: 2 },
      { design: "Randomized controlled trial", count: 1 },
    ]);
  });
});

describe("sorting papers", () => {
  const list = (...given: Parameters<typeof sortPapers>) => sortPapers(...given).map(({ record }) => record.pmid);

  it("puts what is unknown last", () => {
    expect(list(ALL, "year", true)).toEqual(["4", "2", "1", "3"]);
    expect(list(ALL, "citations", true).at(-1)).toBe("3");
  });

  it("puts retracted papers behind all others, however they are ordered, unless they are asked for in their place", () => {
    expect(list(ALL, "year")).toEqual(["2", "1", "3", "4"]);
    expect(list([RETRACTED, TRIAL, COHORT], "relevance").at(-1)).toBe("4");
  });
});

describe("a list's address", () => {
  it("keeps what it can read and passes over the rest", () => {
    const read = readListView({
      sort: "year",
      since: 2001,
      until: "soon",
      score: 0.3,
      design: "x",
      search: "id",
    });
    expect(read).toEqual({ sort: "year", since: 2001 });
    expect(isFiltered(read)).toBe(true);
    expect(isFiltered({ sort: "year" })).toBe(false);
  });
});

describe("what papers can be filtered by", () => {
  it("counts those since the first of the recent years, unless that is all or none of them", () => {
    const [old, recent, unknown] = [show({ year: 2001 }), show({ year: 2020 }), show({ year: null })];
    expect(countRecent([old, recent, recent, unknown])).toEqual({ since: 2011, count: 2 });
    expect(countRecent([recent, recent])).toBeNull();
    expect(countRecent([unknown])).toBeNull();
  });

  it("counts kinds that some paper has, and filters by who read it", () => {
    const byModel = show({ read_by: { reader: "model", model: "m", fallback: null } });
    const papers = [show({}), byModel];
    expect(countBy(papers, ["builtin", "model"], ({ reading }) => reading?.read_by.reader)).toEqual([
      { kind: "builtin", count: 1 },
      { kind: "model", count: 1 },
    ]);
    expect(filterPapers(papers, { reader: "model" }, new Set(), null)).toEqual([byModel]);
  });
});
