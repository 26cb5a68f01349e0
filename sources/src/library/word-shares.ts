import type { Database } from "@medsieve/database/client";
import { libraryWords } from "@medsieve/database/schema/library";
import { sql } from "drizzle-orm";

/** How common words are in the library, as it was counted after its last import. */
export interface WordShares {
  /** Share of the papers, 0 to 1, with this word, or about, with any word that begins so; 0 for a rare one. */
  find(word: string, isPrefix: boolean): number;
  /** Papers in the library, about. */
  papers: number;
}

/** The words that were counted, read once and again after each count. */
export function createWordShares(database: Database): () => Promise<WordShares> {
  let known: { version: string; shares: WordShares } | null = null;
  return async () => {
    // Every count writes all the words in one transaction.
    const asked = await database.db.execute<{ version: string }>(
      sql`select xmin::text as version from library_words limit 1`,
    );
    const version = asked.rows[0]?.version ?? "";
    if (known?.version !== version) {
      const rows = await database.db.select().from(libraryWords);
      const counted = await database.db.execute<{ papers: number }>(
        sql`select reltuples::float8 as papers from pg_class where oid = 'library_index'::regclass`,
      );
      known = { version, shares: indexShares(rows, Math.max(0, counted.rows[0]?.papers ?? 0)) };
    }
    return known.shares;
  };
}

/** Words sorted, so that those with one beginning stand together. */
export function indexShares(rows: readonly { word: string; share: number }[], papers: number): WordShares {
  const sorted = rows.toSorted((a, b) => (a.word < b.word ? -1 : Number(a.word > b.word)));
  const words = sorted.map(({ word }) => word);
  const sums = [0];
  for (const { share } of sorted) sums.push((sums.at(-1) ?? 0) + share);
  return {
    papers,
    find(word, isPrefix) {
      const start = findPlace(words, word);
      const end = isPrefix ? findPlace(words, `${word}\uffff`) : start + Number(words[start] === word);
      return Math.min(1, Math.max(0, (sums[end] ?? 0) - (sums[start] ?? 0)));
    },
  };
}

/** The place of the first word that is not before this one. */
function findPlace(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
