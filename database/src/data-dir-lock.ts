import { createHash } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { join } from "node:path";
import { prepareDataDir } from "@medsieve/runtime/data-dir";
import { readErrorCode } from "@medsieve/runtime/error-code";

/** The data directory belongs to another process, which would silently lose rows if two wrote to it. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another process: end that one first, or choose another DATA_DIR`);
    this.name = "DataDirInUseError";
  }
}

export interface DataDirLock {
  release: () => Promise<void>;
}

/**
 * Takes a data directory for this process alone. The operating system gives the lock back when the process ends,
 * however it ends: an abstract socket on Linux, a named pipe on Windows; elsewhere a socket file, which is taken
 * over when no process answers on it. Processes in different network namespaces do not see each other's lock.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await prepareDataDir(dataDir);
  const path = await realpath(dataDir);
  const name = `medsieve-${createHash("sha256").update(path).digest("hex").slice(0, 32)}`;
  const server = await listenOnce(lockAddress(path, name), path);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function lockAddress(path: string, name: string): string {
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(path, "lock.sock");
}

async function listenOnce(address: string, dataDir: string, retried = false): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(address, resolve);
    });
    return server;
  } catch (error) {
    if (readErrorCode(error) !== "EADDRINUSE") throw error;
    const isFile = process.platform !== "linux" && process.platform !== "win32";
    if (!isFile || retried || (await answers(address))) throw new DataDirInUseError(dataDir);
    await rm(address, { force: true });
    return listenOnce(address, dataDir, true);
  }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
