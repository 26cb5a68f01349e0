import { desc } from "drizzle-orm";
import type { Database } from "../client.ts";
import { backupsWritten } from "../schema/index.ts";
import { type BackupOptions, writeBackup } from "./write-backup.ts";

/** Writes a backup as `writeBackup` does, and notes that it was, for administrators to see when the last one was. */
export async function keepBackup(database: Database, options: BackupOptions): Promise<number> {
  const rows = await writeBackup(database, options);
  await database.db.insert(backupsWritten).values({ rows });
  return rows;
}

/** The last backup that was written of this database; null before the first. */
export async function readLastBackup({ db }: Database): Promise<{ writtenAt: Date; rows: number } | null> {
  const [last] = await db.select().from(backupsWritten).orderBy(desc(backupsWritten.writtenAt)).limit(1);
  return last ?? null;
}
