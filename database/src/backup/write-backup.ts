import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { link, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { MEDSIEVE_VERSION } from "@medsieve/runtime/version";
import type pg from "pg";
import type { Database } from "../client.ts";
import { readSchemaHash } from "../migrate.ts";
import { BACKUP_FORMAT, BACKUP_VERSION, BackupFileError, type BackupHeader } from "./backup-format.ts";
import { listTables, quoteName } from "./backup-tables.ts";

const ROWS_PER_READ = 500;
/** Files of DATA_DIR without which tokens and second factors of the backup are of no use. */
const SECRET_FILES = ["jwt-secret"];

/** What has been written so far. */
export interface BackupProgress {
  table: string;
  /** Of this table. */
  rows: number;
}

export interface BackupOptions {
  file: string;
  /** Its secrets go into the backup; null: none does. */
  secretsOf: string | null;
  signal: AbortSignal;
  report: (progress: BackupProgress) => void;
}

/**
 * Writes one consistent state of the database to a file that only this user can read; answers its number of rows. The file appears
 * whole or not at all. PostgreSQL serves others meanwhile; the embedded database has one connection, and makes them wait.
 * Throws BackupFileError where the file is there already, and the signal's reason when aborted.
 */
export async function writeBackup(
  database: Database,
  { file, secretsOf, signal, report }: BackupOptions,
): Promise<number> {
  if (existsSync(file)) throw new BackupFileError(`${file} is there already; name a file that is not`);
  const draft = `${file}.${process.pid}.part`;
  const client = await database.pool.connect();
  let rows = 0;
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'; set local extra_float_digits = 1");
    const count = (): void => {
      rows += 1;
    };
    const output = createWriteStream(draft, { flags: "wx", mode: 0o600 });
    await pipeline(Readable.from(seal(listLines(client, secretsOf, count, report), () => rows)), createGzip(), output, {
      signal,
    });
    await link(draft, file);
    return rows;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new BackupFileError(`${file} is there already; name a file that is not`);
    throw error;
  } finally {
    await rm(draft, { force: true });
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

/** The lines, and last the one that seals them. */
async function* seal(lines: AsyncIterable<string>, countRows: () => number): AsyncGenerator<string> {
  const digest = createHash("sha256");
  for await (const line of lines) {
    digest.update(line);
    yield line;
  }
  yield printLine({ rows: countRows(), sha256: digest.digest("hex") });
}

async function* listLines(
  client: pg.PoolClient,
  secretsOf: string | null,
  count: () => void,
  report: (progress: BackupProgress) => void,
): AsyncGenerator<string> {
  const header: BackupHeader = {
    ...{ format: BACKUP_FORMAT, version: BACKUP_VERSION, made_by: MEDSIEVE_VERSION },
    ...{ made_at: new Date().toISOString(), schema: await readSchemaHash(client) },
  };
  yield printLine(header);
  for (const { name, columns } of await listTables(client)) {
    yield printLine({ table: name, columns });
    await client.query(`declare backup_rows no scroll cursor for select own::text as row from ${quoteName(name)} own`);
    let rows = 0;
    for (;;) {
      const { rows: read } = await client.query<{ row: string }>(`fetch ${ROWS_PER_READ} from backup_rows`);
      if (read.length === 0) break;
      for (const { row } of read) {
        count();
        yield printLine(row);
      }
      rows += read.length;
      report({ table: name, rows });
    }
    await client.query("close backup_rows");
  }
  if (secretsOf === null) return;
  for (const secret of SECRET_FILES) {
    const content = await readFile(join(secretsOf, secret), "utf8").catch(() => null);
    if (content !== null) yield printLine({ secret, content });
  }
}

function printLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
