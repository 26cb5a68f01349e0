import type { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
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
}

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
  let worker = await startWorker();

  async function startWorker(): Promise<Worker> {
    const started = new Worker(WORKER_FILE, {
      workerData: { dataDir: options.dataDir, template: options.template ?? null },
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
    const broken = [...connections.values()];
    connections.clear();
    for (const connection of broken) connection.destroy(new EmbeddedDatabaseError(reason));
    worker.removeAllListeners("exit");
    await worker.terminate();
    worker = await startWorker();
  }

  const host: ConnectionHost = {
    statementTimeoutMs: options.statementTimeoutMs,
    async whenReady() {
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
      const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      worker.postMessage({ type: "close" });
      await exited;
    },
  };
}
