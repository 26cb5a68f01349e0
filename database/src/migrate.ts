import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { refillFigures } from "./log-figures.ts";
import * as schema from "./schema/index.ts";

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number, the same in every replica: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_301_204;

/** The database has been written by a newer version, whose tables this one does not know. */
export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
}

/**
 * Brings the schema up to date. Replicas that start together wait for each other. `beforeChange` is called where the
 * database holds an older schema, when all of it is in its files; nothing is changed where it throws. Throws
 * NewerDatabaseError, and has then changed nothing.
 */
export async function runMigrations(pool: pg.Pool, beforeChange?: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set client_min_messages to warning");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await refuseNewer(client);
      if (beforeChange !== undefined && (await isOlder(client))) {
        await client.query("checkpoint");
        await beforeChange();
      }
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      await refillFigures(drizzle(client, { schema, casing: "snake_case" }));
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function hasSchema(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  return (rows[0]?.name ?? null) !== null;
}

function readNewestKnown(): number {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return Math.max(...known.map(({ folderMillis }) => folderMillis));
}

/** Whether there is a schema, and this version has a migration that it has not had. */
async function isOlder(client: pg.PoolClient): Promise<boolean> {
  if (!(await hasSchema(client))) return false;
  const { rows } = await client.query<{ older: boolean | null }>(
    "select max(created_at) < $1 as older from drizzle.__drizzle_migrations",
    [readNewestKnown()],
  );
  return rows[0]?.older ?? false;
}

async function refuseNewer(client: pg.PoolClient): Promise<void> {
  if (!(await hasSchema(client))) return;
  const unknown = await client.query<{ count: number }>(
    "select count(*)::int as count from drizzle.__drizzle_migrations where created_at > $1",
    [readNewestKnown()],
  );
  const count = unknown.rows[0]?.count ?? 0;
  if (count === 0) return;
  const steps = count === 1 ? "1 step" : `${count} steps`;
  throw new NewerDatabaseError(
    `The database was written by a newer version of Medsieve (${steps} ahead of this one): start that version or a later one, or another database`,
  );
}

/** The hash of the last migration that this version has: databases with the same one have the same tables. */
export function readKnownSchema(): string {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.hash ?? "";
}

/** The hash of the last migration that the database has had. */
export async function readSchemaHash(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at desc limit 1",
  );
  return rows[0]?.hash ?? "";
}
