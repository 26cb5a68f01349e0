import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { LIBRARY_SHELF } from "../library/citation-shelf.ts";
import { importFile } from "../library/import-file.ts";
import { openImportSession } from "../library/import-session.ts";
import { tidyLibrary } from "../library/tidy-library.ts";
import { DEMONSTRATION_IMPORT } from "./demonstration-import.ts";
import { wantsDemonstration } from "./demonstration-switch.ts";

/** Any number, the same in every process. */
export const FILL_LOCK = 7_301_207;

/**
 * Fills a library without real records with the fictional ones of a file (PubMed XML), in place of those of another
 * file, unless administrators want none. How many there are then; null where there was nothing to do. Throws when they cannot be read or stored.
 */
export async function fillDemonstration(database: Database, file: string): Promise<{ papers: number } | null> {
  if (!(await wantsDemonstration(database)) || (await holdsRealPapers(database))) return null;
  const name = await nameImport(file);
  if (await isFilled(database, name)) return null;
  return database.kind === "embedded" ? fill(database, file, name) : fillAlone(database, file, name);
}

/** As the list of imports shows it: another file has another name. */
async function nameImport(file: string): Promise<string> {
  const digest = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  return `${DEMONSTRATION_IMPORT} ${digest.slice(0, 12)}`;
}

/** Servers that start together on one PostgreSQL wait for the one that fills. */
async function fillAlone(database: Database, file: string, name: string): Promise<{ papers: number } | null> {
  const client = await database.pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [FILL_LOCK]);
    const isWanted = !(await holdsRealPapers(database)) && !(await isFilled(database, name));
    return isWanted ? await fill(database, file, name) : null;
  } finally {
    // Closing the connection gives the lock back, and takes its setting with it.
    client.release(true);
  }
}

async function fill(database: Database, file: string, name: string): Promise<{ papers: number }> {
  await database.db.execute(sql`delete from papers where origin = 'demonstration'`);
  const { signal } = new AbortController();
  const { size } = await stat(file);
  const session = openImportSession(database, LIBRARY_SHELF, size, signal);
  const outcome = await importFile(database, session, name, signal, () => undefined, file).finally(session.close);
  if (outcome.status !== "completed") {
    throw new Error(`the demonstration library could not be filled: ${outcome.error ?? outcome.status}`);
  }
  await tidyLibrary(database);
  return { papers: outcome.added };
}

async function holdsRealPapers(database: Database): Promise<boolean> {
  const found = await database.db.execute(
    sql`select 1 from library_index where pmid < ${DEMONSTRATION_PMID_FROM} limit 1`,
  );
  return found.rows.length > 0;
}

/** Whether this import was the last one, and whole, and its papers are still there. */
async function isFilled(database: Database, name: string): Promise<boolean> {
  const found = await database.db.execute<{ file: string; status: string }>(sql`
    select file, status from library_imports
    where file like ${`${DEMONSTRATION_IMPORT} %`}
      and exists (select 1 from library_index where pmid >= ${DEMONSTRATION_PMID_FROM})
    order by started_at desc limit 1`);
  const [last] = found.rows;
  return last?.file === name && last.status === "completed";
}
