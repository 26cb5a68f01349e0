import { createHash } from "node:crypto";
import { chmod, lstat, mkdir, realpath, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { importOutcomeSchema, importProgressSchema } from "@medsieve/contract/import-events";
import { z } from "zod";
import { listOutcomeSchema, listProgressSchema } from "../notices/lists/list-events.ts";
import { libraryStatusSchema } from "./library-status.ts";

/** Unix socket paths end at 104 bytes on macOS and 108 on Linux. */
const MAX_PATH_BYTES = 100;

/** What a command asks of the process that holds the embedded database: one line of JSON each. */
export const controlRequestSchema = z.discriminatedUnion("command", [
  /** Absolute paths. */
  z.object({ command: z.literal("import"), files: z.array(z.string()).min(1) }),
  /** Lists of retractions; absolute paths. */
  z.object({ command: z.literal("retractions"), files: z.array(z.string()).min(1) }),
  /** Stops the import that was asked for on this connection. */
  z.object({ command: z.literal("cancel") }),
  z.object({ command: z.literal("status") }),
  /** An absolute path at which there is no file. */
  z.object({ command: z.literal("backup"), file: z.string(), with_secrets: z.boolean() }),
]);
export type ControlRequest = z.infer<typeof controlRequestSchema>;

/** What it answers: lines of JSON, "done" or "refused" being the last. */
export const controlAnswerSchema = z.discriminatedUnion("type", [
  importProgressSchema,
  importOutcomeSchema,
  listProgressSchema,
  listOutcomeSchema,
  z.object({ type: z.literal("status"), status: libraryStatusSchema }),
  z.object({ type: z.literal("backup_progress"), table: z.string(), rows: z.number() }),
  z.object({ type: z.literal("backup_written"), rows: z.number() }),
  z.object({ type: z.literal("refused"), reason: z.string() }),
  z.object({ type: z.literal("done") }),
]);
export type ControlAnswer = z.infer<typeof controlAnswerSchema>;

/**
 * Where the holder of a data directory listens: control.sock in it; where that path is too long for a socket, a folder
 * of this user in the temporary directory; on Windows a named pipe.
 */
export async function findControlSocket(dataDir: string): Promise<string> {
  const path = await realpath(dataDir);
  const name = `medsieve-${createHash("sha256").update(path).digest("hex").slice(0, 32)}-control`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inDataDir = join(path, "control.sock");
  return Buffer.byteLength(inDataDir) <= MAX_PATH_BYTES ? inDataDir : join(tmpdir(), name, "control.sock");
}

/** Makes sure that no other account can have put a socket there. Throws when the folder is not this user's alone. */
export async function secureSocketFolder(socket: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = dirname(socket);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const info = await lstat(folder);
  if (!info.isDirectory() || info.uid !== userInfo().uid) {
    throw new Error(`${folder} belongs to another user: remove it, or choose another DATA_DIR`);
  }
  if (isOwnFolder(folder)) await chmod(folder, 0o700);
}

/** Removes the folder that was made for a socket; a data directory stays. */
export async function removeSocketFolder(socket: string): Promise<void> {
  if (process.platform !== "win32" && isOwnFolder(dirname(socket)))
    await rm(dirname(socket), { recursive: true, force: true });
}

function isOwnFolder(folder: string): boolean {
  return dirname(folder) === tmpdir() && folder.endsWith("-control");
}

/** Calls `take` with each whole line; a line longer than `maxLength` characters calls `tooLong` instead. */
export function splitLines(
  maxLength: number,
  take: (line: string) => void,
  tooLong: () => void,
): (text: string) => void {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") take(line);
    if (rest.length > maxLength) {
      rest = "";
      tooLong();
    }
  };
}
