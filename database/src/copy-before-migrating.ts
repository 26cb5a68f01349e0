import { constants } from "node:fs";
import { cp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** There is no room for the copy, or the migration failed; the message is one line. */
export class MigrationStoppedError extends Error {
  override name = "MigrationStoppedError";
}

const COPY = "database-before-migration";
const UNFINISHED = `${COPY}.unfinished`;
/** What stays free beside the copy, for the migration itself. */
const MARGIN_BYTES = 64 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

export interface DatabaseCopy {
  path: string;
  bytes: number;
}

/**
 * Copies the embedded database beside itself, in place of an earlier copy, which goes when this one is whole. Nothing may
 * write meanwhile. Throws MigrationStoppedError where the disk has no room, and has then changed nothing.
 */
export async function copyBeforeMigrating(
  dataDir: string,
  readFree: (folder: string) => Promise<number>,
): Promise<DatabaseCopy> {
  const from = join(dataDir, "database");
  const [path, unfinished] = [join(dataDir, COPY), join(dataDir, UNFINISHED)];
  await rm(unfinished, { recursive: true, force: true });
  const bytes = await measureFolder(from);
  const free = await readFree(dataDir);
  if (free < bytes + MARGIN_BYTES) throw new MigrationStoppedError(describeLack(dataDir, bytes, free));
  try {
    await cp(from, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!isDiskFull(error)) throw error;
    throw new MigrationStoppedError(describeLack(dataDir, bytes, await readFree(dataDir)), { cause: error });
  }
  await rm(path, { recursive: true, force: true });
  await rename(unfinished, path);
  return { path, bytes };
}

/** Called when a server has started on a database that had nothing to migrate: the copy is of no use any more. */
export async function removeCopies(dataDir: string): Promise<void> {
  for (const name of [COPY, UNFINISHED]) await rm(join(dataDir, name), { recursive: true, force: true });
}

export function describeCopy({ path, bytes }: DatabaseCopy): string {
  return `Copied the database as it was to ${path} (${describeBytes(bytes)}), kept until the next start succeeds`;
}

export function describeFailedMigration(error: unknown, { path }: DatabaseCopy): string {
  const place = `as it was, it is in ${path}, to be used by the earlier version in place of the folder "database"`;
  return `The database could not be brought to this version: ${describeRoot(error)}; ${place}`;
}

function describeLack(dataDir: string, bytes: number, free: number): string {
  const needed = describeBytes(bytes + MARGIN_BYTES);
  return `The database is copied before this version changes it, which takes ${needed} in ${dataDir}, and ${describeBytes(free)} are free: make room; nothing was changed`;
}

/** What the database said; the errors around it repeat the whole migration. */
function describeRoot(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}

function describeBytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE).toLocaleString("en-US")} MB`;
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
