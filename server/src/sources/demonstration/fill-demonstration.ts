import { Readable } from "node:stream";
import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { importFile } from "../library/import-file.ts";
import { tidyLibrary } from "../library/tidy-library.ts";
import { DEMONSTRATION_VERSION } from "./demonstration-version.ts";
import { generateDemonstrationXml } from "./generate-demonstration.ts";
import type { TopicCard } from "./topic-card.ts";
import { TOPICS } from "./topics.ts";

/** Any number, the same in every process. */
export const FILL_LOCK = 7_301_207;
/** As the list of imports shows it. */
const IMPORT_NAME = `demonstration library ${DEMONSTRATION_VERSION}`;

/**
 * Fills a library without real records with the fictional ones, in place of those of another version. How many there
 * are then; null where there was nothing to do. Throws when they cannot be stored.
 */
export async function fillDemonstration(
  database: Database,
  topics: readonly TopicCard[] = TOPICS,
): Promise<{ papers: number } | null> {
  if (!(await isWanted(database))) return null;
  return database.kind === "embedded" ? fill(database, topics) : fillAlone(database, topics);
}

/** Servers that start together on one PostgreSQL wait for the one that fills. */
async function fillAlone(database: Database, topics: readonly TopicCard[]): Promise<{ papers: number } | null> {
  const client = await database.pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [FILL_LOCK]);
    return (await isWanted(database)) ? await fill(database, topics) : null;
  } finally {
    // Closing the connection gives the lock back, and takes its setting with it.
    client.release(true);
  }
}

async function fill(database: Database, topics: readonly TopicCard[]): Promise<{ papers: number }> {
  await database.db.execute(sql`delete from papers where origin = 'demonstration'`);
  const outcome = await importFile(
    database,
    IMPORT_NAME,
    new AbortController().signal,
    () => undefined,
    async () => ({ size: 0, bytesRead: () => 0, text: Readable.from(generateDemonstrationXml(topics)) }),
  );
  if (outcome.status !== "completed") {
    throw new Error(`the demonstration library could not be filled: ${outcome.error ?? outcome.status}`);
  }
  await tidyLibrary(database);
  return { papers: outcome.added };
}

async function isWanted(database: Database): Promise<boolean> {
  return !(await holdsRealPapers(database)) && !(await isFilled(database));
}

async function holdsRealPapers(database: Database): Promise<boolean> {
  const found = await database.db.execute(
    sql`select 1 from library_index where pmid < ${DEMONSTRATION_PMID_FROM} limit 1`,
  );
  return found.rows.length > 0;
}

/** Whether this version was imported last, and whole, and is still there. */
async function isFilled(database: Database): Promise<boolean> {
  const found = await database.db.execute<{ file: string; status: string }>(sql`
    select file, status from library_imports
    where file like 'demonstration library %'
      and exists (select 1 from library_index where pmid >= ${DEMONSTRATION_PMID_FROM})
    order by started_at desc limit 1`);
  const [last] = found.rows;
  return last?.file === IMPORT_NAME && last.status === "completed";
}
