import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { PapersSince } from "../paper-source.ts";

/** A paper counts as indexed since when its citation, or a newer version of it, came into the library since. */
export async function findSince(
  { db }: Database,
  pmids: readonly string[],
  since: Date,
  signal: AbortSignal,
): Promise<PapersSince> {
  signal.throwIfAborted();
  const moment = since.toISOString();
  const found = await db.execute<{ pmid: number; published: boolean | null; indexed: boolean }>(sql`
    select pmid, library_index.published >= (${moment}::timestamptz at time zone 'UTC')::date as published,
      papers.stored_at >= ${moment}::timestamptz as indexed
    from library_index join papers using (pmid)
    where pmid = any(${sql.param(pmids.map(Number))}::int[])`);
  signal.throwIfAborted();
  const pick = (rows: typeof found.rows) => new Set(rows.map(({ pmid }) => String(pmid)));
  return {
    published: pick(found.rows.filter(({ published }) => published === true)),
    indexed: pick(found.rows.filter(({ indexed }) => indexed)),
  };
}
