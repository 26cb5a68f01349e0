// @ts-check
/** Runs PGlite off the main thread and answers raw protocol messages. Plain JavaScript: a worker starts it as it is. */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

if (!parentPort) throw new Error("pglite-worker runs in a worker thread");
const port = parentPort;

/** @type {{ dataDir: string | null, template: string | null }} */
const { dataDir, template } = workerData;
const database = await PGlite.create({
  ...(dataDir === null ? {} : { dataDir }),
  ...(template === null ? {} : { loadDataDir: new Blob([await readFile(template)]) }),
});
port.postMessage({ type: "ready" });

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? error.message : JSON.stringify(error);
}

/**
 * PostgreSQL ended inside PGlite (a FATAL error does that); nothing more can be asked of this instance.
 * @param {unknown} error
 */
function hasExited(error) {
  return typeof error === "object" && error !== null && "name" in error && error.name === "ExitStatus";
}

/**
 * As a stream, since PGlite's other call also parses what it answers, and keeps it as long as the connection lives.
 * A start-up packet (no letter before its length) is answered by that call alone.
 * @param {Uint8Array} data
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function ask(data) {
  if (data[0] === 0) return new Uint8Array(await database.execProtocolRaw(data));
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  await database.execProtocolRawStream(data, { onRawData: (part) => parts.push(new Uint8Array(part)) });
  return parts.length === 1 && parts[0] ? parts[0] : new Uint8Array(Buffer.concat(parts));
}

/** @param {{ type: "query", stream: number, data: Uint8Array } | { type: "reset" } | { type: "dump" } | { type: "close" }} message */
async function handle(message) {
  if (message.type === "query") {
    try {
      const answer = await ask(message.data);
      port.postMessage({ type: "answer", stream: message.stream, data: answer }, [answer.buffer]);
    } catch (error) {
      port.postMessage({ type: "failed", stream: message.stream, reason: describe(error) });
      if (hasExited(error)) port.postMessage({ type: "broken", reason: describe(error) });
    }
  } else if (message.type === "reset") {
    await database.exec("rollback");
    await database.exec("discard all");
  } else if (message.type === "dump") {
    const dump = await database.dumpDataDir("none");
    port.postMessage({ type: "dump", data: new Uint8Array(await dump.arrayBuffer()) });
  } else {
    await database.close();
    port.postMessage({ type: "closed" });
    port.close();
  }
}

let last = Promise.resolve();
port.on("message", (message) => {
  last = last
    .then(() => handle(message))
    .catch((error) => {
      port.postMessage({ type: "broken", reason: describe(error) });
    });
});
