import type { Database } from "@medsieve/database/client";
import { libraryIndex } from "@medsieve/database/schema/library";
import { valueLexeme } from "@medsieve/text/lexemes";
import { sql } from "drizzle-orm";
import { matchLexeme } from "../query/tsquery.ts";
import { answersFromLibrary } from "./answering-papers.ts";

/** Those of these MeSH headings that at least one paper of the library has. */
export async function findHeadings(
  database: Database,
  names: readonly string[],
  signal: AbortSignal,
): Promise<Set<string>> {
  signal.throwIfAborted();
  const asked = names.map((name) => ({ name, tsquery: matchLexeme(valueLexeme("mh", name)) }));
  const found = await database.db.execute<{ name: string }>(sql`
    select name from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(name text, tsquery text)
    where exists (
      select 1 from ${libraryIndex} where ${libraryIndex.lexemes} @@ asked.tsquery::tsquery and ${answersFromLibrary})`);
  signal.throwIfAborted();
  return new Set(found.rows.map((row) => row.name));
}
