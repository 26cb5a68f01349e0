import { listRankTerms, listWeightedTerms, weighTerms } from "../library/rank-terms.ts";
import type { TermWeights } from "../paper-source.ts";
import type { PaperIndex } from "./paper-index.ts";
import { readShares } from "./word-shares.ts";

/**
 * Clauses whose scores add up to that of `scoreTerms`: each word's weight in the paper, times how rare it is. `rank` is
 * the query's own words as a tsquery, null for none; given weights take their place.
 */
export async function writeRanking(
  index: PaperIndex,
  rank: string | null,
  termWeights: TermWeights | undefined,
  signal: AbortSignal,
): Promise<object[]> {
  const own = rank === null ? [] : listRankTerms(rank);
  const terms = termWeights === undefined ? own : listWeightedTerms(termWeights);
  if (terms.length === 0) return [];
  const words = terms.map(({ lexeme, flags }) => (flags.includes("*") ? `${lexeme}*` : lexeme));
  const shares = await readShares(index, words, signal);
  return weighTerms(terms, shares).map(({ term: { lexeme, flags }, weight }) =>
    flags.includes("*")
      ? { prefix: { impacts: { value: lexeme, boost: weight, rewrite: "scoring_boolean" } } }
      : { term: { impacts: { value: lexeme, boost: weight } } },
  );
}
