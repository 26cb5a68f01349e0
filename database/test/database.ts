import type { Database } from "../src/client.ts";
import { lendEmbeddedDatabase } from "./embedded-database.ts";
import { lookThroughMails } from "./found-secrets.ts";
import { lendServerDatabase } from "./server-database.ts";

export interface TestDatabase extends Database {
  /** Of a PostgreSQL database; null for an embedded one. */
  url: string | null;
}

const TRUNCATE_ALL = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' cascade'
    from pg_tables where schemaname = 'public');
end $$`;

/** Ten times as fast for the few rows of a test; as a replica, which only an administrator may be, it runs no triggers. */
const DELETE_ALL = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'delete from ' || name;
  end loop;
end $$`;

/**
 * An empty database with the current schema for one test file: embedded, or on TEST_DATABASE_URL's server when the
 * suite runs for PostgreSQL (MEDSIEVE_TEST_DATABASE=postgres). Close it in `afterAll`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (process.env.MEDSIEVE_TEST_DATABASE !== "postgres") {
    return { ...(await lendEmbeddedDatabase()), url: null };
  }
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error("MEDSIEVE_TEST_DATABASE=postgres needs TEST_DATABASE_URL");
  return lendServerDatabase(url);
}

/** Empties every table; the schema stays. */
export async function emptyDatabase({ pool }: Database): Promise<void> {
  await lookThroughMails({ pool });
  const { rows } = await pool.query<{ is_superuser: string }>("show is_superuser");
  await pool.query(rows[0]?.is_superuser === "on" ? DELETE_ALL : TRUNCATE_ALL);
}
