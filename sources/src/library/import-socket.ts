import { chmod, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { BackupFileError } from "@medsieve/database/backup/backup-format";
import { keepBackup } from "@medsieve/database/backup/backups-written";
import type { BackupProgress } from "@medsieve/database/backup/write-backup";
import type { Database } from "@medsieve/database/client";
import { importLists } from "../notices/lists/import-list.ts";
import type { ListEvent } from "../notices/lists/list-events.ts";
import {
  type ControlAnswer,
  type ControlRequest,
  controlRequestSchema,
  findControlSocket,
  removeSocketFolder,
  secureSocketFolder,
  splitLines,
} from "./control-socket.ts";
import { createExclusiveImports, type ExclusiveImports } from "./exclusive-imports.ts";
import { markInterruptedImports, readLibraryStatus } from "./library-status.ts";

const MAX_REQUEST_LENGTH = 1_000_000;

export const IMPORT_RUNNING =
  "Another import is running; try again when it has ended (npm run library:status shows it)";

export interface ImportServer {
  importFiles: ExclusiveImports["importFiles"];
  /** Stops the import that is running, after its batch in hand, and listens no more. */
  close: () => Promise<void>;
}

/**
 * Imports files for the library commands while this process holds the embedded database in `dataDir`, one import at a
 * time, takes in lists of retractions, writes backups, and answers what the library holds. Only this user can reach the socket.
 */
export async function serveImports(
  database: Database,
  dataDir: string,
  imports = createExclusiveImports(database),
): Promise<ImportServer> {
  await markInterruptedImports(database, true);
  const closing = new AbortController();
  const besides = new Set<Promise<unknown>>();

  const importFiles: ExclusiveImports["importFiles"] = (files, signal, report) =>
    imports.importFiles(files, AbortSignal.any([signal, closing.signal]), report);

  async function takeInLists(files: readonly string[], signal: AbortSignal, report: (event: ListEvent) => void) {
    const taking = importLists(database, files, AbortSignal.any([signal, closing.signal]), report);
    besides.add(taking);
    await taking.finally(() => besides.delete(taking));
  }

  function backUp(file: string, withSecrets: boolean, leaving: AbortSignal, answer: (message: ControlAnswer) => void) {
    const signal = AbortSignal.any([leaving, closing.signal]);
    const report = (progress: BackupProgress) => answer({ type: "backup_progress", ...progress });
    const writing = keepBackup(database, { file, secretsOf: withSecrets ? dataDir : null, signal, report });
    besides.add(writing);
    return writing.finally(() => besides.delete(writing));
  }

  function serve(socket: Socket): void {
    const leaving = new AbortController();
    const answer = (message: ControlAnswer) => {
      if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
    };
    const end = (message: ControlAnswer) => {
      answer(message);
      socket.end();
    };
    const handle = async (request: ControlRequest) => {
      if (request.command === "cancel") leaving.abort();
      else if (request.command === "status") {
        answer({ type: "status", status: await readLibraryStatus(database) });
        end({ type: "done" });
      } else if (request.command === "backup") {
        const rows = await backUp(request.file, request.with_secrets, leaving.signal, answer);
        answer({ type: "backup_written", rows });
        end({ type: "done" });
      } else if (request.command === "retractions") {
        await takeInLists(request.files, leaving.signal, answer);
        end({ type: "done" });
      } else {
        const outcomes = await importFiles(request.files, leaving.signal, answer);
        end(outcomes === null ? { type: "refused", reason: IMPORT_RUNNING } : { type: "done" });
      }
    };
    const take = (line: string) => {
      const request = parseRequest(line);
      if (request === null) return end({ type: "refused", reason: "The request was not understood" });
      handle(request).catch((error: unknown) =>
        end({ type: "refused", reason: error instanceof BackupFileError ? error.message : String(error) }),
      );
    };
    socket.setEncoding("utf8");
    socket.on(
      "data",
      splitLines(MAX_REQUEST_LENGTH, take, () => socket.destroy()),
    );
    // The client is gone, so the rest is not sent.
    socket.on("close", () => leaving.abort());
    socket.on("error", () => socket.destroy());
  }

  const address = await findControlSocket(dataDir);
  await secureSocketFolder(address);
  // Left behind by a process that was killed: the holder of the data directory may replace it.
  if (process.platform !== "win32") await rm(address, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    serve(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
  if (process.platform !== "win32") await chmod(address, 0o600);

  return {
    importFiles,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      closing.abort(new Error("the server was stopped"));
      await imports.settled();
      await Promise.allSettled(besides);
      for (const socket of sockets) socket.destroySoon();
      await closed;
      await removeSocketFolder(address);
    },
  };
}

function parseRequest(line: string): ControlRequest | null {
  try {
    return controlRequestSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
