import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { CitationReader, DraftedSegment, ReadPart } from "./citation-reader.ts";
import { type ReaderAnswer, type ReaderRequest, restoreFailure } from "./reader-messages.ts";

/** From the bundle there is one file, which needs nothing before it. */
const FILE = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./source-reader-worker.mjs" : "./reader-worker.mjs", import.meta.url),
);

interface Waiter<Value> {
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/** Reads in a thread of its own, some parts ahead of what is asked for. `isDrafting` as of `createReaderHere`. */
export function openReaderThread(isDrafting: boolean): CitationReader {
  const worker = new Worker(FILE, { execArgv: [], workerData: { isDrafting } });
  let readings = 0;
  let arrived: ReaderAnswer[] = [];
  let waiting: Waiter<ReaderAnswer> | null = null;
  const drafts: Waiter<DraftedSegment>[] = [];
  let ended: Error | null = null;
  const ask = (request: ReaderRequest) => worker.postMessage(request);

  worker.on("message", (answer: ReaderAnswer) => {
    if (answer.type === "drafted") drafts.shift()?.resolve(answer.drafted);
    else if (answer.type === "undrafted") drafts.shift()?.reject(restoreFailure(answer.failure));
    else if (answer.reading === readings) {
      if (waiting === null) arrived.push(answer);
      else waiting.resolve(answer);
      waiting = null;
    }
  });
  const end = (error: Error) => {
    ended ??= error;
    waiting?.reject(ended);
    for (const { reject } of drafts.splice(0)) reject(ended);
  };
  worker.on("error", (cause) => end(new Error(`the thread that reads broke down: ${cause.message}`, { cause })));
  worker.on("exit", () => end(new Error("the thread that reads has ended")));

  const next = () =>
    new Promise<ReaderAnswer>((resolve, reject) => {
      const first = arrived.shift();
      if (first !== undefined) resolve(first);
      else if (ended !== null) reject(ended);
      else waiting = { resolve, reject };
    });

  async function* read(file: string, path: string): AsyncGenerator<ReadPart> {
    readings++;
    arrived = [];
    ask({ type: "read", reading: readings, file, path });
    try {
      for (;;) {
        const answer = await next();
        if (answer.type === "failed") throw restoreFailure(answer.failure);
        if (answer.type !== "part") continue;
        ask({ type: "more" });
        yield answer.part;
        if (answer.part.kind === "end") return;
      }
    } finally {
      ask({ type: "stop" });
    }
  }

  return {
    read,
    draft: (batch, rows) => ask({ type: "draft", batch, rows }),
    finishDraft: () =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended);
        drafts.push({ resolve, reject });
        ask({ type: "finish" });
      }),
    dropDraft: () => ask({ type: "drop" }),
    async close() {
      await worker.terminate();
    },
  };
}
