import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import {
  copyBeforeMigrating,
  type DatabaseCopy,
  describeCopy,
  describeFailedMigration,
  MigrationStoppedError,
} from "./copy-before-migrating.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { readFreeBytes } from "./free-room.ts";
import { runMigrations } from "./migrate.ts";
import { EMBEDDED_LOGIN, type EmbeddedDatabase, openEmbeddedDatabase } from "./pglite.ts";
import * as schema from "./schema/index.ts";
import { createTransact, type Db } from "./transact.ts";

export type { Db, Transaction } from "./transact.ts";

export interface DatabaseLog {
  warn: (data: object, message: string) => void;
}

/** For commands and tests, which say themselves what failed. */
export const UNLOGGED: DatabaseLog = { warn: () => undefined };

export interface Database {
  db: Db;
  pool: pg.Pool;
  kind: "embedded" | "postgresql";
  /** Whether what was there was copied and then migrated as it was opened. */
  isMigrated: boolean;
  /** Bytes that the disk of the embedded database has left; null of one in memory, and of a server. */
  readFree: (() => Promise<number>) | null;
  /** Ends the statement that a session runs; the embedded database does so only for one that is overdue. */
  cancelStatement: (processId: number, isOverdue: boolean) => Promise<void>;
  /** Breaks every connection; what was asked over them is refused as in any outage. */
  disconnect: () => void;
  close: () => Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 60_000;
const CONNECTION_TIMEOUT_MS = 30_000;
/** A server that takes a connection and says nothing holds up a call no longer than this. */
const POSTGRESQL_CONNECTION_TIMEOUT_MS = 15_000;
const POSTGRESQL_CONNECTIONS = 10;

/**
 * PGlite in `dataDir` (null: in memory), taken for this process alone. One of an earlier version is copied before it is
 * migrated, which `say` is called with. Throws DataDirInUseError, MigrationStoppedError.
 */
export async function openEmbedded(options: {
  dataDir: string | null;
  template?: string;
  statementTimeoutMs?: number;
  connectionTimeoutMs?: number;
  readFree?: (folder: string) => Promise<number>;
  say?: (line: string) => void;
  log: DatabaseLog;
}): Promise<Database> {
  const { dataDir, readFree = readFreeBytes } = options;
  const lock = dataDir === null ? null : await lockDataDir(dataDir);
  const embedded = await openEmbeddedDatabase({
    dataDir: dataDir === null ? null : join(dataDir, "database"),
    ...(options.template === undefined ? {} : { template: options.template }),
    statementTimeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    log: options.log,
  });
  const release = async () => {
    await embedded.close();
    await lock?.release();
  };
  let copy: DatabaseCopy | null = null;
  const keepCopy = async () => {
    if (dataDir === null) return;
    copy = await copyBeforeMigrating(dataDir, readFree);
    options.say?.(describeCopy(copy));
  };
  try {
    const database = await connectEmbedded(embedded, release, options.log, options.connectionTimeoutMs, keepCopy);
    return { ...database, isMigrated: copy !== null, readFree: dataDir === null ? null : () => readFree(dataDir) };
  } catch (error) {
    if (copy === null) throw error;
    throw new MigrationStoppedError(describeFailedMigration(error, copy), { cause: error });
  }
}

/** The application's view of an embedded database that runs already; `release` is called when it is closed. */
export function connectEmbedded(
  embedded: Pick<EmbeddedDatabase, "connect" | "interrupt">,
  release: () => Promise<void>,
  log: DatabaseLog,
  connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
  beforeChange?: () => Promise<void>,
): Promise<Database> {
  const pool = new pg.Pool({
    max: 1,
    stream: embedded.connect,
    ...EMBEDDED_LOGIN,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 0,
  });
  const cancelStatement = async (_processId: number, isOverdue: boolean) => {
    if (isOverdue) await embedded.interrupt("canceling statement due to statement timeout");
  };
  return finishOpening(pool, { kind: "embedded", cancelStatement, release }, log, beforeChange);
}

/** A PostgreSQL server, 15 or newer. */
export async function openPostgresql(
  url: string,
  log: DatabaseLog,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRESQL_CONNECTIONS,
    connectionTimeoutMillis: POSTGRESQL_CONNECTION_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
  });
  const cancelStatement = async (processId: number) => {
    await pool.query("select pg_cancel_backend($1)", [processId]);
  };
  return finishOpening(pool, { kind: "postgresql", cancelStatement, release: async () => undefined }, log);
}

async function finishOpening(
  pool: pg.Pool,
  { kind, cancelStatement, release }: Pick<Database, "kind" | "cancelStatement"> & { release: () => Promise<void> },
  log: DatabaseLog,
  beforeChange?: () => Promise<void>,
): Promise<Database> {
  const bound = new Map<pg.PoolClient, Db>();
  const bind = (client: pg.PoolClient): Db => bound.get(client) ?? drizzle(client, { schema, casing: "snake_case" });
  // A connection that breaks, idle or in use, is replaced by the next query; without a listener it would end the process.
  pool.on("connect", (client) => {
    client.on("error", (err) => log.warn({ err }, "a connection to the database was lost"));
    bound.set(client, bind(client));
  });
  pool.on("remove", (client) => bound.delete(client));
  // Of idle connections, which the listener above has noted.
  pool.on("error", () => undefined);
  const disconnect = () => {
    for (const client of bound.keys()) client.connection.stream.destroy();
  };
  const close = async () => {
    await pool.end();
    await release();
  };
  const transaction = createTransact(pool, bind);
  const db: Db = Object.assign(drizzle(pool, { schema, casing: "snake_case" }), { transaction });
  try {
    await runMigrations(pool, beforeChange);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, kind, isMigrated: false, readFree: null, cancelStatement, disconnect, close };
}
