import { statfs } from "node:fs/promises";

/** PostgreSQL writes its log ahead in files of 16 MB: with room for less than two, the next change may fail. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** What a folder's disk has left for this process. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a disk has as much left as the embedded database needs to go on. */
export async function hasRoom(readFree: () => Promise<number>): Promise<boolean> {
  return (await readFree()) >= LEAST_FREE_BYTES;
}
