import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { keepPostings } from "./postings/keep-postings.ts";

const SAMPLED_PAPERS = 5000;

/**
 * After the library has changed: merges what the full-text index put aside while it grew, updates the planner's
 * statistics (the embedded database does neither by itself), counts words for the ranking, and writes postings.
 */
export async function tidyLibrary(database: Database): Promise<void> {
  await database.db.execute(sql`select gin_clean_pending_list('library_index_lexemes')`);
  await database.db.execute(sql`analyze library_index`);
  await database.db.execute(sql`analyze paper_references`);
  await countWords(database);
  await keepPostings(database, new AbortController().signal);
}

/** Notes in how many of some thousand papers each word stands; whole values ("mh=…") and single finds are left out. */
async function countWords(database: Database): Promise<void> {
  const counted = await database.db.execute<{ papers: number }>(
    sql`select greatest(reltuples, 1)::float8 as papers from pg_class where oid = 'library_index'::regclass`,
  );
  const percent = Math.min(100, (100 * SAMPLED_PAPERS) / (counted.rows[0]?.papers ?? 1)).toFixed(4);
  const sample = `library_index tablesample system (${percent}) repeatable (1)`;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table library_words in share row exclusive mode`);
    await tx.execute(sql`delete from library_words`);
    await tx.execute(sql`
      insert into library_words (word, share)
      select word, ndoc::float8 / (select greatest(count(*), 1) from ${sql.raw(sample)})
      from ts_stat(${`select lexemes from ${sample}`})
      where ndoc > 1 and strpos(word, '=') = 0`);
  });
}
