import { listRankTerms, listWeightedTerms, weighTerms } from "../library/rank-terms.ts";
import type { TermWeights } from "../paper-source.ts";
import type { ReadShares } from "./word-shares.ts";

interface RankClause {
  prefix?: { impacts: { value: string; boost: number; rewrite: string } };
  term?: { impacts: { value: string; boost: number } };
}

const EVERY_WORD = "scoring_boolean";
/** Clauses that a cluster allows by itself are 1,024, those of the query among them. */
const MOST_WORDS = 512;

/** The same clauses, where a word that is cut counts by the first of those that begin so: as many as any cluster allows. */
export function boundRanking(clauses: readonly RankClause[]): RankClause[] {
  const beginnings = clauses.filter(({ prefix }) => prefix !== undefined).length;
  const rewrite = `top_terms_${Math.max(1, Math.floor(MOST_WORDS / Math.max(1, beginnings)))}`;
  return clauses.map((clause) =>
    clause.prefix === undefined ? clause : { prefix: { impacts: { ...clause.prefix.impacts, rewrite } } },
  );
}

/**
 * Clauses whose scores add up to that of `scoreTerms`: each word's weight in the paper, times how rare it is. `rank` is
 * the query's own words as a tsquery, null for none; given weights take their place.
 */
export async function writeRanking(
  readShares: ReadShares,
  rank: string | null,
  termWeights: TermWeights | undefined,
  signal: AbortSignal,
): Promise<RankClause[]> {
  const own = rank === null ? [] : listRankTerms(rank);
  const terms = termWeights === undefined ? own : listWeightedTerms(termWeights);
  if (terms.length === 0) return [];
  const words = terms.map(({ lexeme, flags }) => (flags.includes("*") ? `${lexeme}*` : lexeme));
  const shares = await readShares(words, signal);
  return weighTerms(terms, shares).map(({ term: { lexeme, flags }, weight }) =>
    flags.includes("*")
      ? { prefix: { impacts: { value: lexeme, boost: weight, rewrite: EVERY_WORD } } }
      : { term: { impacts: { value: lexeme, boost: weight } } },
  );
}
