import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What Medsieve keeps in DATA_DIR; whatever else lies there is left alone. */
const KEPT = ["database", "outbox", "jwt-secret"];
const OTHERS = 0o077;

/** From now on every file that this process makes is its account's alone. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes the data directory, and what Medsieve keeps in it, to other accounts of this computer: folders to 0700, files
 * to 0600. Makes the directory where it is missing. True where the directory itself stood open. Throws where it belongs
 * to another account. On Windows, which has no such modes, it does nothing more than make it.
 */
export async function closeToOthers(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === "win32") return false;
  const stoodOpen = await close(dataDir);
  const found = new Set(await readdir(dataDir));
  await Promise.all(KEPT.filter((name) => found.has(name)).map((name) => closeTree(join(dataDir, name))));
  return stoodOpen;
}

async function closeTree(path: string): Promise<void> {
  await close(path);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await closeTree(join(path, name)).catch(ignoreGone);
}

/** True where others had a right to it. Links are left as they are. */
async function close(path: string): Promise<boolean> {
  const { mode, ...entry } = await readEntry(path);
  if (entry.isLink || (mode & OTHERS) === 0) return false;
  await chmod(path, mode & 0o700);
  return true;
}

async function readEntry(path: string): Promise<{ mode: number; isLink: boolean }> {
  const stats = await lstat(path);
  return { mode: stats.mode, isLink: stats.isSymbolicLink() };
}

/** The database removes files of its own while they are listed. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
