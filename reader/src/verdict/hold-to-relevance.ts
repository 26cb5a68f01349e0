import type { MatchedFinding, PaperMatch } from "./paper-match.ts";

/** Relevance from which a paper counts with a direction; what leaves things unchanged is more often of something else. */
const SURE_FROM = { favours: 0.7, no_difference: 0.8, against: 0.8 } as const;

/**
 * Leaves a finding open where its paper is only partly on the question: less relevant, or without the treatment in its title.
 * `relevance`: of the paper, 0 to 1.
 */
export function holdToRelevance(
  one: MatchedFinding,
  relevance: number,
  { namesTreatment }: Pick<PaperMatch, "namesTreatment">,
): MatchedFinding {
  if (one.count === "unclear" || (namesTreatment && relevance >= SURE_FROM[one.count])) return one;
  return { ...one, count: "unclear", doubt: "partly" };
}
