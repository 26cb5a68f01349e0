import { randomBytes } from "node:crypto";
import pg from "pg";
import { type Database, openPostgresql, UNLOGGED } from "../src/client.ts";
import { lendEmbeddedDatabase } from "./embedded-database.ts";
import { lookThroughMails } from "./found-secrets.ts";

export interface TestDatabase extends Database {
  /** Of a PostgreSQL database; null for an embedded one. */
  url: string | null;
}

const TRUNCATE_ALL = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' cascade'
    from pg_tables where schemaname = 'public');
end $$`;

/** Ten times as fast for the few rows of a test; as a replica, which only its administrator may be, it runs no triggers. */
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
  return openServerDatabase(url);
}

/** An empty database of its own on the PostgreSQL server of `url`. */
export async function openServerDatabase(url: string): Promise<TestDatabase> {
  const name = `medsieve_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgresql(own.href, UNLOGGED);
  return {
    ...database,
    url: own.href,
    close: async () => {
      await database.close();
      await runOnServer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Empties every table; the schema stays. */
export async function emptyDatabase({ kind, pool }: Database): Promise<void> {
  await lookThroughMails({ pool });
  await pool.query(kind === "embedded" ? DELETE_ALL : TRUNCATE_ALL);
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
