import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { libraryIndex, libraryWords } from "../../db/schema/library.ts";
import { quoteLexeme } from "../../text/lexemes.ts";

/** How much a word counts where it stands, as ts_rank wants it: {other, indexing, abstract, title} (FIELD_WEIGHT D to A). */
const FIELD_WORTH = "{0.1, 0.3, 0.4, 1}";
/** Half a paper of the sample that countWords takes. */
const RAREST_SHARE = 0.0001;
/** Steps of a weight that are told apart, per unit. */
const WEIGHT_STEPS = 2;
/** One operand of a tsquery: a quoted lexeme, and its star and field letters. */
const OPERAND = /'((?:[^'\\]|''|\\.)*)'(?::([*A-D]+))?/gu;

export interface RankTerm {
  lexeme: string;
  /** Star and field letters as in a tsquery, e.g. "*AB"; "" for none. */
  flags: string;
}

/** The operands of a tsquery, each once. */
export function listRankTerms(tsquery: string): RankTerm[] {
  const terms = new Map<string, RankTerm>();
  for (const [printed, quoted = "", flags = ""] of tsquery.matchAll(OPERAND)) {
    const lexeme = quoted.replaceAll("''", "'").replace(/\\(.)/gsu, "$1");
    terms.set(printed, { lexeme, flags });
  }
  return [...terms.values()];
}

/** How rare a word is, as BM25 weighs it: 0.7 for one that all papers have, 8.5 for one that hardly any has. */
export function weighShare(share: number): number {
  return Math.log(1 + 1 / Math.max(share, RAREST_SHARE));
}

/**
 * The score of a row of library_index: for each term, its rarity times its ts_rank, which grows ever more slowly with
 * repetition. ts_rank of the whole query would weigh "patients" like the name of the drug. Terms that are about as
 * rare are ranked together, which costs one call.
 */
export function scoreTerms(terms: readonly RankTerm[], shares: ReadonlyMap<string, number>): SQL<number> {
  const groups = new Map<number, string[]>();
  for (const term of terms) {
    const weight = Math.round(weighShare(shares.get(term.lexeme) ?? 0) * WEIGHT_STEPS) / WEIGHT_STEPS;
    const operand = `${quoteLexeme(term.lexeme)}${term.flags === "" ? "" : `:${term.flags}`}`;
    groups.set(weight, [...(groups.get(weight) ?? []), operand]);
  }
  if (groups.size === 0) return sql`0`;
  const parts = Array.from(groups, ([weight, operands]) => {
    // ts_rank of terms joined by "|" is their mean.
    const worth = weight * operands.length;
    return sql`${worth}::float8 * ts_rank(${FIELD_WORTH}::float4[], ${libraryIndex.lexemes}, ${operands.join("|")}::tsquery)`;
  });
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** The shares of these words of the library, as `countWords` last found them; rare words are absent. */
export async function readShares(database: Database, terms: readonly RankTerm[]): Promise<Map<string, number>> {
  const found = await database.db
    .select()
    .from(libraryWords)
    .where(inArray(libraryWords.word, [...new Set(terms.map((term) => term.lexeme))]));
  return new Map(found.map((row) => [row.word, row.share]));
}
