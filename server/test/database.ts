import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openEmbedded, openPostgresql } from "../src/db/client.ts";
import type {} from "./global-setup.ts";

export interface TestDatabase extends Database {
  /** Of a PostgreSQL database; null for an embedded one. */
  url: string | null;
}

/**
 * An empty database with the current schema for one test file: embedded, or on TEST_DATABASE_URL's server when the
 * suite runs for PostgreSQL (MEDSIEVE_TEST_DATABASE=postgres). Close it in `afterAll`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (process.env.MEDSIEVE_TEST_DATABASE !== "postgres") {
    return { ...(await openEmbedded({ dataDir: null, template: inject("embeddedTemplate") })), url: null };
  }
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error("MEDSIEVE_TEST_DATABASE=postgres needs TEST_DATABASE_URL");
  const name = `medsieve_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgresql(own.href);
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
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await database.pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await database.pool.query(`truncate ${tables.rows.map((row) => row.name).join(", ")} cascade`);
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
