import type { Paper } from "./papers.ts";

/**
 * How far apart two scores must be for their order to hold. Of the built-in reader: measured by reading only every other
 * sentence of the abstracts of the best 50 papers for 40 questions; of pairs less than this apart one in four then changed
 * its order, of those further apart fewer than one in five, and ever fewer. Of models: the step of a tenth in which they
 * grade by a rubric.
 */
export const ORDER_MARGINS = { builtin: 0.03, model: 0.1 } as const;

/** The ranks, from 1, at which a paper could as well stand. */
export interface RankRange {
  from: number;
  to: number;
}

/** What decides a paper's rank. */
export type Ranked = Pick<Paper, "relevance_score" | "notices" | "read_by">;

/**
 * For papers in their order: between which ranks each could stand, had the question been worded otherwise. Null where its
 * rank is certain: no paper scores within the margin of it, or it was named by the question (a relevance of 1). Retracted
 * papers only change places among themselves.
 */
export function findRankRanges(papers: readonly Ranked[]): (RankRange | null)[] {
  return papers.map((paper, index) => {
    if (isCertain(paper)) return null;
    const near = papers.flatMap((other, at) => (at === index || couldTurn(paper, other) ? [at + 1] : []));
    const range = { from: Math.min(...near), to: Math.max(...near) };
    return range.from === range.to ? null : range;
  });
}

function isCertain({ relevance_score }: Ranked): boolean {
  return relevance_score >= 1;
}

function couldTurn(one: Ranked, other: Ranked): boolean {
  if (isCertain(other) || isSetBack(one) !== isSetBack(other)) return false;
  const margin = Math.max(ORDER_MARGINS[one.read_by.reader], ORDER_MARGINS[other.read_by.reader]);
  // Scores have three decimals; their difference, as a binary number, has more.
  return Math.round(Math.abs(one.relevance_score - other.relevance_score) * 1000) < margin * 1000;
}

function isSetBack({ notices }: Ranked): boolean {
  return notices.some(({ kind }) => kind === "retracted" || kind === "retraction_notice");
}
