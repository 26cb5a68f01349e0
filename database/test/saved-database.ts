import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { z } from "zod";
import type { Database } from "../src/client.ts";
import { runMigrations } from "../src/migrate.ts";

const MIGRATIONS = fileURLToPath(new URL("../src/migrations", import.meta.url));
const dumpSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
const journalSchema = z.looseObject({ entries: z.array(z.unknown()) });

/** Searches of each kind as version 1 saved them, by table: a database of that version, of which only these are kept. */
export const VERSION_1 = { file: "version-1.json.gz", migrations: 11 };
/** Searches as version 2 saved them: with statements, without findings and verdict. */
export const VERSION_2 = { file: "version-2.json.gz", migrations: 13 };
/** Searches as version 3 saved them: with findings, sample sizes and verdict. */
export const VERSION_3 = { file: "version-3.json.gz", migrations: 44 };

/** Makes an empty database one of an earlier version, with what it held, and then brings its schema up to date. */
export async function restoreSaved({ pool }: Database, version: typeof VERSION_1): Promise<void> {
  await makeEarlier(pool, version);
  await runMigrations(pool);
}

/** Makes an empty database one of an earlier version, with what it held. */
export async function makeEarlier(pool: pg.Pool, { file, migrations }: typeof VERSION_1): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("drop schema public cascade; drop schema if exists drizzle cascade; create schema public");
    await migrateFirst(client, migrations);
    await fill(client, file);
  } finally {
    client.release();
  }
}

async function migrateFirst(client: pg.PoolClient, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "medsieve-migrations-"));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const journal = join(folder, "meta", "_journal.json");
    const { entries, ...rest } = journalSchema.parse(JSON.parse(await readFile(journal, "utf8")));
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** As a replica, so that searches that have ended can be put in. */
async function fill(client: pg.PoolClient, file: string): Promise<void> {
  const packed = await readFile(new URL(`./saved/${file}`, import.meta.url));
  const tables = dumpSchema.parse(JSON.parse(gunzipSync(packed).toString("utf8")));
  await client.query("set session_replication_role = replica");
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).map((name) => client.escapeIdentifier(name));
    const into = `insert into ${client.escapeIdentifier(table)} (${columns.join(", ")})`;
    const from = `jsonb_populate_recordset(null::${client.escapeIdentifier(table)}, $1)`;
    await client.query(`${into} select ${columns.join(", ")} from ${from}`, [JSON.stringify(rows)]);
  }
  await client.query("set session_replication_role = origin");
}
