import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type pg from "pg";
import type { Database } from "../client.ts";
import { readKnownSchema } from "../migrate.ts";
import { BackupFileError, readBackup } from "./backup-format.ts";
import { listTables, quoteName } from "./backup-tables.ts";
import type { BackupProgress } from "./write-backup.ts";

const ROWS_PER_WRITE = 200;
/** A database in which one of these has a row is in use. */
const FILLED_BY_USE = ["users", "papers", "searches", "query_logs"];

/**
 * Reads the whole file and changes nothing. Throws BackupFileError where it is damaged, no backup, or of a version whose
 * tables are others.
 */
export async function checkBackup(file: string): Promise<void> {
  for await (const part of readBackup(file)) {
    if (part.kind === "header" && part.header.schema !== readKnownSchema())
      throw new BackupFileError(
        `${file} was made by a version of Medsieve with other tables (${part.header.made_by}, ${part.header.made_at}): restore it with that version, and then start this one on it`,
      );
  }
}

/**
 * Fills a database that was just made from a backup, all or nothing; answers its number of rows. Secrets of the backup go to
 * `dataDir`, unless there are some. Throws BackupFileError where the database is not empty.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  dataDir: string,
  report: (progress: BackupProgress) => void,
): Promise<number> {
  const client = await database.pool.connect();
  let rows = 0;
  try {
    await client.query("begin");
    await requireEmpty(client);
    await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'");
    const tables = await listTables(client);
    // What migrations wrote gives way to what the backup has of it; triggers that guard against changes would refuse both.
    for (const { name } of tables) await client.query(`alter table ${quoteName(name)} disable trigger user`);
    for (const { name } of tables.toReversed()) await client.query(`delete from ${quoteName(name)}`);
    let writer: RowWriter | null = null;
    for await (const part of readBackup(file)) {
      if (part.kind === "secret") await keepSecret(dataDir, part.file, part.content);
      if (part.kind === "table") {
        await writer?.flush();
        writer = new RowWriter(client, part.table, part.columns, report);
      }
      if (part.kind === "row") {
        await writer?.add(part.row);
        rows += 1;
      }
    }
    await writer?.flush();
    for (const { name } of tables) await client.query(`alter table ${quoteName(name)} enable trigger user`);
    await client.query("commit");
    await client.query("analyze");
    return rows;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function requireEmpty(client: pg.PoolClient): Promise<void> {
  for (const table of FILLED_BY_USE) {
    const { rows } = await client.query(`select 1 from ${quoteName(table)} limit 1`);
    if (rows.length > 0)
      throw new BackupFileError(
        "The database is not empty: a backup is restored into a new one, and nothing was changed",
      );
  }
}

/** A secret that is there already stays. */
async function keepSecret(dataDir: string, file: string, content: string): Promise<void> {
  const path = join(dataDir, basename(file));
  await writeFile(path, content, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Writes the rows of one table, many at a time. */
class RowWriter {
  readonly #client: pg.PoolClient;
  readonly #table: string;
  readonly #statement: string;
  readonly #report: (progress: BackupProgress) => void;
  #waiting: string[] = [];
  #written = 0;

  constructor(
    client: pg.PoolClient,
    table: string,
    columns: readonly string[],
    report: (progress: BackupProgress) => void,
  ) {
    this.#client = client;
    this.#table = table;
    this.#report = report;
    const names = columns.map(quoteName);
    this.#statement = `
      insert into ${quoteName(table)} (${names.join(", ")})
      select ${names.map((name) => `(given.own).${name}`).join(", ")}
      from (select printed::${quoteName(table)} as own from unnest($1::text[]) as printed offset 0) as given`;
  }

  async add(row: string): Promise<void> {
    this.#waiting.push(row);
    if (this.#waiting.length >= ROWS_PER_WRITE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    await this.#client.query(this.#statement, [this.#waiting]);
    this.#written += this.#waiting.length;
    this.#waiting = [];
    this.#report({ table: this.#table, rows: this.#written });
  }
}
