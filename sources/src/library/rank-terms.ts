import { libraryIndex } from "@medsieve/database/schema/library";
import { quoteLexeme } from "@medsieve/text/lexemes";
import { type SQL, sql } from "drizzle-orm";
import { listOperands } from "../query/tsquery.ts";
import type { WordShares } from "./word-shares.ts";

/** How much a word counts where it stands, as ts_rank wants it: {other, indexing, abstract, title} (FIELD_WEIGHT D to A). */
const FIELD_WEIGHTS = "{0.1, 0.3, 0.4, 1}";
/** Half a paper of the sample that countWords takes. */
const RAREST_SHARE = 0.0001;
/** Steps of a weight that are distinguished, per unit. */
const WEIGHT_STEPS = 2;
/** Weights that are given are measured so that the heaviest term has this. */
const HEAVIEST = 8;
export interface RankTerm {
  lexeme: string;
  /** Star and field letters as in a tsquery, e.g. "*AB"; "" for none. */
  flags: string;
  /** What it counts beside its rarity; without it, as much as any other. */
  givenWeight?: number;
}

/** The operands of a tsquery, each once. */
export function listRankTerms(tsquery: string): RankTerm[] {
  const terms = new Map(listOperands(tsquery).map(({ printed, lexeme, flags }) => [printed, { lexeme, flags }]));
  return [...terms.values()];
}

/** How rare a word is, as BM25 weighs it: 0.7 for one that all papers have, 8.5 for one that hardly any has. */
export function weighShare(share: number): number {
  return Math.log(1 + 1 / Math.max(share, RAREST_SHARE));
}

/** Words with given weights, as terms; a star where they are cut. */
export function listWeightedTerms(termWeights: ReadonlyMap<string, number>): RankTerm[] {
  return Array.from(termWeights, ([word, value]) => {
    const isCut = word.endsWith("*");
    return { lexeme: isCut ? word.slice(0, -1) : word, flags: isCut ? "*" : "", givenWeight: value };
  });
}

/** A term, and what its ts_rank is multiplied by. */
interface WeighedTerm {
  term: RankTerm;
  weight: number;
}

/** How much each term counts: its rarity times its given weight, in steps; those that count nothing are left out. */
export function weighTerms(terms: readonly RankTerm[], shares: WordShares): WeighedTerm[] {
  const weighed = terms.map((term) => {
    const rarity = weighShare(shares.find(term.lexeme, term.flags.includes("*")));
    return { term, weight: rarity * (term.givenWeight ?? 1) };
  });
  const isGiven = terms.some(({ givenWeight }) => givenWeight !== undefined);
  const scale = isGiven ? HEAVIEST / Math.max(...weighed.map(({ weight }) => weight)) : 1;
  return weighed
    .map(({ term, weight }) => ({ term, weight: Math.round(weight * scale * WEIGHT_STEPS) / WEIGHT_STEPS }))
    .filter(({ weight }) => weight > 0);
}

/** Terms that are ranked together, and what the mean of their ranks is multiplied by. */
export interface TermGroup {
  terms: readonly RankTerm[];
  weight: number;
}

/** Terms that weigh about the same are ranked together, which costs one call of ts_rank. */
export function groupTerms(terms: readonly RankTerm[], shares: WordShares): TermGroup[] {
  const groups = new Map<number, RankTerm[]>();
  for (const { term, weight } of weighTerms(terms, shares)) groups.set(weight, [...(groups.get(weight) ?? []), term]);
  return Array.from(groups, ([weight, own]) => {
    // ts_rank counts a word once, and leaves open whether a star beside it counts.
    const terms = [...new Map(own.map((term) => [term.lexeme, term])).values()];
    // ts_rank of terms joined by "|" is their mean.
    return { terms, weight: weight * own.length };
  });
}

/**
 * The score of a row of library_index: for each term, its rarity times its ts_rank, which grows ever more slowly with
 * repetition. ts_rank of the whole query would weigh "patients" like the name of the drug.
 */
export function scoreTerms(groups: readonly TermGroup[]): SQL<number> {
  if (groups.length === 0) return sql`0`;
  const parts = groups.map(({ terms, weight }) => {
    const operands = terms.map(({ lexeme, flags }) => `${quoteLexeme(lexeme)}${flags === "" ? "" : `:${flags}`}`);
    return sql`${weight}::float8 * ts_rank(${FIELD_WEIGHTS}::float4[], ${libraryIndex.lexemes}, ${operands.join("|")}::tsquery)`;
  });
  return sql`(${sql.join(parts, sql` + `)})`;
}
