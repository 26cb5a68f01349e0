import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { lockDataDir } from "./data-dir-lock.ts";
import { runMigrations } from "./migrate.ts";
import { EMBEDDED_LOGIN, type EmbeddedDatabase, openEmbeddedDatabase } from "./pglite.ts";
import * as schema from "./schema/index.ts";

export type Db = NodePgDatabase<typeof schema>;
/** Inside a transaction only this may be used: the embedded database has one connection, and would wait for itself. */
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  db: Db;
  pool: pg.Pool;
  kind: "embedded" | "postgresql";
  close: () => Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 60_000;
const CONNECTION_TIMEOUT_MS = 30_000;
const POSTGRESQL_CONNECTIONS = 10;

/** PGlite in `dataDir` (null: in memory), taken for this process alone. Throws DataDirInUseError. */
export async function openEmbedded(options: {
  dataDir: string | null;
  template?: string;
  statementTimeoutMs?: number;
  connectionTimeoutMs?: number;
}): Promise<Database> {
  const lock = options.dataDir === null ? null : await lockDataDir(options.dataDir);
  const embedded = await openEmbeddedDatabase({
    dataDir: options.dataDir === null ? null : join(options.dataDir, "database"),
    ...(options.template === undefined ? {} : { template: options.template }),
    statementTimeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
  });
  const release = async () => {
    await embedded.close();
    await lock?.release();
  };
  return connectEmbedded(embedded, release, options.connectionTimeoutMs);
}

/** The application's view of an embedded database that runs already; `release` is called when it is closed. */
export function connectEmbedded(
  embedded: Pick<EmbeddedDatabase, "connect">,
  release: () => Promise<void>,
  connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
): Promise<Database> {
  const pool = new pg.Pool({
    max: 1,
    stream: embedded.connect,
    ...EMBEDDED_LOGIN,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 0,
  });
  return finishOpening(pool, "embedded", release);
}

/** A PostgreSQL server, 15 or newer. */
export async function openPostgresql(url: string, statementTimeoutMs = STATEMENT_TIMEOUT_MS): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRESQL_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
  });
  return finishOpening(pool, "postgresql", async () => undefined);
}

async function finishOpening(pool: pg.Pool, kind: Database["kind"], release: () => Promise<void>): Promise<Database> {
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  const close = async () => {
    await pool.end();
    await release();
  };
  const db = drizzle(pool, { schema, casing: "snake_case" });
  try {
    await runMigrations(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, kind, close };
}
