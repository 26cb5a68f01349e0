import { findRankRanges, type RankRange } from "@medsieve/contract/uncertainty";
import type { ShownPaper } from "./search-state.ts";

export interface Ranking {
  /** Places by relevance, from 1, by PMID. */
  ranks: ReadonlyMap<string, number>;
  /** Between which ranks a paper could as well stand, by PMID; without those whose rank is certain. */
  ranges: ReadonlyMap<string, RankRange>;
}

const UNRANKED: Ranking = { ranks: new Map(), ranges: new Map() };

/** The ranks of papers in the order of the result; none while the search runs. */
export function rankPapers(papers: readonly ShownPaper[], isRunning: boolean): Ranking {
  if (isRunning) return UNRANKED;
  const read = papers.flatMap(({ reading }) => reading ?? []);
  const found = findRankRanges(read);
  const ranges = new Map<string, RankRange>();
  for (const [index, { pmid }] of read.entries()) {
    const range = found[index];
    if (range) ranges.set(pmid, range);
  }
  return { ranks: new Map(papers.map(({ record }, index) => [record.pmid, index + 1])), ranges };
}
