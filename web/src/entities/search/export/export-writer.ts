import {
  createExportBuilder,
  type ExportedSearch,
  type ExportFile,
  type ExportOrder,
  type Written,
} from "./export-builder.ts";
import type { WorkerAnswer, WorkerRequest } from "./export-messages.ts";

/** Writes an export apart from what the page does. */
export interface ExportWriter {
  add(search: ExportedSearch): Promise<Written>;
  finish(): Promise<ExportFile>;
  /** Ends it, whether it has finished or not. */
  close(): void;
}

/** Writes in a worker, so that the page does not freeze; where a browser has none, on the page itself. */
export function openExportWriter(order: ExportOrder): ExportWriter {
  return typeof Worker === "undefined" ? writeHere(order) : writeInWorker(order);
}

function writeHere(order: ExportOrder): ExportWriter {
  const builder = createExportBuilder(order);
  return {
    add: async (search) => builder.add(search),
    finish: async () => builder.finish(),
    close: () => undefined,
  };
}

function writeInWorker(order: ExportOrder): ExportWriter {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  const begun = ask(worker, { type: "begin", order });
  begun.catch(() => undefined);
  return {
    add: async (search) => {
      await begun;
      const answer = await ask(worker, { type: "add", search });
      if (answer.type !== "added") throw new Error("the export worker did not say what it wrote");
      return answer.written;
    },
    finish: async () => {
      await begun;
      const answer = await ask(worker, { type: "finish" });
      if (answer.type !== "finished") throw new Error("the export worker did not finish");
      return answer.file;
    },
    close: () => worker.terminate(),
  };
}

/** One request at a time: callers wait for the answer before the next. */
function ask(worker: Worker, request: WorkerRequest): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = new AbortController();
    const { signal } = settle;
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<WorkerAnswer>) => {
        settle.abort();
        if (data.type === "failed") reject(new Error(data.message));
        else resolve(data);
      },
      { signal },
    );
    worker.addEventListener(
      "error",
      (event) => {
        settle.abort();
        reject(new Error(`the export worker failed: ${event.message}`));
      },
      { signal },
    );
    worker.postMessage(request);
  });
}
