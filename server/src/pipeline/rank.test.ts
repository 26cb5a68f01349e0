import type { SavedReading } from "@medsieve/contract/readings";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { rankPapers } from "./rank.ts";
import type { RankedPaper } from "./search-run.ts";

function rank(papers: readonly [pmid: number, score: number, given?: Parameters<typeof makePaper>[1]][]): string[] {
  const ranked = papers.map(([pmid, relevance_score, given]) => ({
    paper: makePaper(pmid, given),
    reading: { relevance_score } as SavedReading,
  }));
  return rankPapers(ranked as RankedPaper[]).map(({ paper }) => paper.pmid);
}
const RETRACTED = { notices: [{ kind: "retracted" as const, pmid: null, citation: null }] };

describe("the order of papers", () => {
  it("is by relevance, then the newer first, unknown years last, then by PMID", () => {
    expect(
      rank([
        [1, 0.5],
        [2, 0.9],
        [3, 0.7],
      ]),
    ).toEqual(["2", "3", "1"]);
    expect(
      rank([
        [1, 0.5, { year: 2001 }],
        [2, 0.5, { year: null }],
        [3, 0.5, { year: 2020 }],
      ]),
    ).toEqual(["3", "1", "2"]);
    expect(
      rank([
        [1, 0.5],
        [2, 0.5],
      ]),
    ).toEqual(["2", "1"]);
  });

  it("has retracted papers last, whatever the reader gave them", () => {
    expect(
      rank([
        [1, 0.9, RETRACTED],
        [2, 0.1],
      ]),
    ).toEqual(["2", "1"]);
  });

  it("leaves a retracted paper that the question names where it is", () => {
    expect(
      rank([
        [1, 1, RETRACTED],
        [2, 0.9],
      ]),
    ).toEqual(["1", "2"]);
  });
});
