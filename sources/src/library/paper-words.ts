import type { Database } from "@medsieve/database/client";
import type { SourceWord } from "@medsieve/reader/reader";
import { FIELD_WEIGHT } from "@medsieve/text/lexemes";
import { sql } from "drizzle-orm";
import type { WordShares } from "./word-shares.ts";

/** A word that more papers have is left out, and in a large library one that a larger share of them has: it distinguishes little. */
const MOST_PAPERS = 300;
const MOST_SHARE = 0.005;

/** Whether a word that so large a share of the papers has distinguishes any of them. */
export const isDistinctive = (share: number, papers: number): boolean =>
  share * papers <= Math.max(MOST_PAPERS, MOST_SHARE * papers);

/** The words of these papers' titles, abstracts and indexing, with how often each stands in each of them. */
export async function readPaperWords(
  database: Database,
  pmids: readonly string[],
  shares: WordShares,
): Promise<SourceWord[]> {
  // A row for each word would take longer to hand over than to find.
  const found = await database.db.execute<{ pmid: number; counts: Record<string, number> }>(sql`
    select pmid,
      json_object_agg(word.lexeme, cardinality(array_remove(word.weights, ${FIELD_WEIGHT.other}::text))) as counts
    from library_index, unnest(lexemes) as word (lexeme, positions, weights)
    where pmid = any(${sql.param(pmids.map(Number))}::int[]) and word.positions is not null
    group by pmid`);
  const papers = new Map(found.rows.map(({ pmid, counts }) => [String(pmid), counts]));
  const words = new Map<string, SourceWord>();
  for (const [column, pmid] of pmids.entries()) {
    for (const [word, count] of Object.entries(papers.get(pmid) ?? {})) {
      if (count === 0) continue;
      const known = words.get(word) ?? { word, counts: pmids.map(() => 0), share: shares.find(word, false) };
      known.counts[column] = count;
      words.set(word, known);
    }
  }
  return [...words.values()].filter(({ share }) => isDistinctive(share, shares.papers));
}
