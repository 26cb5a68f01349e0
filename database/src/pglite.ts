import { dirname } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { hasRoom, readFreeBytes } from "./free-room.ts";
import { type ConnectionHost, WorkerConnection } from "./pglite-connection.ts";

type WorkerMessage =
  | { type: "ready" }
  | { type: "answer"; stream: number; data: Uint8Array }
  | { type: "failed"; stream: number; reason: string }
  | { type: "dump"; data: Uint8Array }
  | { type: "broken"; reason: string }
  | { type: "closed" };

/** The embedded database ended in the middle of its work, and starts again. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
  /** Whether it ended since its disk has no room left. */
  readonly isFull: boolean;

  constructor(reason: string, isFull = false) {
    super(reason);
    this.isFull = isFull;
  }
}

/** Between two attempts to start it again, such as while its disk is full. */
const RESTART_EVERY_MS = 2_000;

export interface EmbeddedDatabase {
  /** A connection for node-postgres: `new pg.Pool({ max: 1, stream: embedded.connect })`. PGlite has one session only. */
  connect: () => Duplex;
  /** The data directory as a tar, for a template that other databases start from. */
  dump: () => Promise<Uint8Array>;
  /** Ends what is being answered, whose connections break with the reason, and opens the same directory again. */
  interrupt: (reason: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The only role and database that PGlite has; any other ends it. */
export const EMBEDDED_LOGIN = { user: "postgres", database: "postgres", ssl: false } as const;

const NO_ROOM = "the disk has no room left for the embedded database";

const WORKER_FILE = new URL("./pglite-worker.mjs", import.meta.url);

/**
 * Runs PGlite in a worker thread. PGlite knows no `statement_timeout`: a message that takes longer than
 * `statementTimeoutMs` ends the worker, its connections break, and a new worker opens the same directory.
 * `dataDir` null keeps everything in memory, which a restart then loses.
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string | null;
  template?: string;
  statementTimeoutMs: number;
  log: { warn: (data: object, message: string) => void };
}): Promise<EmbeddedDatabase> {
  const connections = new Map<number, WorkerConnection>();
  let nextConnection = 1;
  let closing = false;
  let restarting: Promise<void> | null = null;
  /** Why it could not be started again so far; null while it runs. */
  let down: EmbeddedDatabaseError | null = null;
  let worker = await startWorker(options.template ?? null).catch(async (error: unknown) => {
    throw (await lacksRoom()) ? Object.assign(new Error(NO_ROOM, { cause: error }), { code: "ENOSPC" }) : error;
  });

  /** Asked where it does not start, since PGlite does not say why. */
  async function lacksRoom(): Promise<boolean> {
    if (options.dataDir === null) return false;
    return !(await hasRoom(() => readFreeBytes(dirname(options.dataDir ?? "."))).catch(() => true));
  }

  async function startWorker(template: string | null): Promise<Worker> {
    const started = new Worker(WORKER_FILE, {
      workerData: { dataDir: options.dataDir, template },
      execArgv: [],
    });
    await new Promise<void>((resolve, reject) => {
      started.once("message", () => resolve());
      started.once("error", reject);
      started.once("exit", (code) => reject(new Error(`the embedded database did not start (exit ${code})`)));
    });
    started.removeAllListeners("exit");
    started.removeAllListeners("error");
    started.on("message", (message: WorkerMessage) => receive(started, message));
    started.on("error", (err) => options.log.warn({ err }, "the embedded database broke down"));
    started.once("exit", () => {
      if (!closing) void restart("the embedded database stopped unexpectedly");
    });
    return started;
  }

  function receive(from: Worker, message: WorkerMessage): void {
    if (message.type === "answer") connections.get(message.stream)?.receive(message.data);
    else if (message.type === "failed")
      connections.get(message.stream)?.destroy(new EmbeddedDatabaseError(message.reason));
    else if (message.type === "broken" && from === worker)
      void restart(`the embedded database failed: ${message.reason}`);
  }

  function restart(reason: string): Promise<void> {
    restarting ??= replaceWorker(reason).finally(() => {
      restarting = null;
    });
    return restarting;
  }

  async function replaceWorker(reason: string): Promise<void> {
    options.log.warn({ reason }, "the embedded database is started again");
    breakConnections(new EmbeddedDatabaseError(reason));
    worker.removeAllListeners("exit");
    await worker.terminate();
    while (!closing) {
      try {
        // What is on the disk by then is what is gone on with.
        worker = await startWorker(options.dataDir === null ? (options.template ?? null) : null);
        down = null;
        return;
      } catch (err) {
        const isFull = await lacksRoom();
        down = new EmbeddedDatabaseError(isFull ? NO_ROOM : "the embedded database cannot be started again", isFull);
        options.log.warn({ err, reason: down.message }, "the embedded database did not start; it is tried again");
        breakConnections(down);
        await sleep(RESTART_EVERY_MS);
      }
    }
  }

  function breakConnections(reason: EmbeddedDatabaseError): void {
    const broken = [...connections.values()];
    connections.clear();
    for (const connection of broken) connection.destroy(reason);
  }

  const host: ConnectionHost = {
    statementTimeoutMs: options.statementTimeoutMs,
    async whenReady() {
      if (down !== null) throw down;
      await restarting;
    },
    enter(stream, connection) {
      connections.set(stream, connection);
    },
    leave(stream) {
      if (connections.delete(stream) && !closing) worker.postMessage({ type: "reset" });
    },
    reset() {
      worker.postMessage({ type: "reset" });
    },
    query(stream, data) {
      worker.postMessage({ type: "query", stream, data }, [data.buffer]);
    },
    restart: (reason) => void restart(reason),
  };

  return {
    connect: () => new WorkerConnection(nextConnection++, host),
    interrupt: restart,
    dump: () =>
      new Promise((resolve) => {
        const listen = (message: WorkerMessage) => {
          if (message.type !== "dump") return;
          worker.off("message", listen);
          resolve(message.data);
        };
        worker.on("message", listen);
        worker.postMessage({ type: "dump" });
      }),
    close: async () => {
      closing = true;
      await restarting;
      if (down !== null) return;
      const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      worker.postMessage({ type: "close" });
      await exited;
    },
  };
}
