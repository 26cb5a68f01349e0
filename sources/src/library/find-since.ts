import type { Database } from "@medsieve/database/client";
import { runCancelable } from "@medsieve/database/run-cancelable";
import { sql } from "drizzle-orm";
import type { PapersSince } from "../paper-source.ts";
import { writeCondition } from "../query/condition.ts";
import type { QueryWork } from "../query/query-work.ts";
import { answersFromLibrary } from "./answering-papers.ts";

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

/** The newest in the library first. */
export async function searchSince(
  { database, work }: { database: Database; work: QueryWork },
  query: string,
  since: Date,
  limit: number,
  signal: AbortSignal,
): Promise<string[]> {
  const [compiled] = await work.run("compileQueries", [query], signal);
  if (compiled === undefined) throw new Error("a query was compiled to nothing");
  const moment = since.toISOString();
  const statement = sql`
    select pmid from library_index join papers using (pmid)
    where (${writeCondition(compiled.where)}) and ${answersFromLibrary} and (
      papers.stored_at >= ${moment}::timestamptz
      or library_index.published >= (${moment}::timestamptz at time zone 'UTC')::date)
    order by papers.stored_at desc, pmid desc limit ${limit}`;
  const rows = await runCancelable<{ pmid: number }>(database, statement, signal);
  return rows.map(({ pmid }) => String(pmid));
}
