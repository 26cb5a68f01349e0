import type { Encoding } from "./encodings.ts";
import type { WorkerAnswer, WorkerRequest } from "./import-messages.ts";
import { type FileFault, type NumberedRow, type ReadImport, type RowFault, readImport } from "./read-import.ts";

type Opened = ReadImport | { fault: FileFault };

/** Reads a file in a worker, so that the page does not freeze; where a browser has none, on the page itself. */
export async function openImportFile(file: Blob, encoding: Encoding | null, signal: AbortSignal): Promise<Opened> {
  if (typeof Worker !== "undefined") return readInWorker({ file, encoding }, signal);
  return readImport(new Uint8Array(await file.arrayBuffer()), encoding);
}

function readInWorker(request: WorkerRequest, signal: AbortSignal): Promise<Opened> {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  const rows: NumberedRow[] = [];
  const faults: RowFault[] = [];
  return new Promise<Opened>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("error", ({ message }) => reject(new Error(`the import worker failed: ${message}`)));
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.type === "rows") for (const row of data.rows) rows.push(row);
      else if (data.type === "faults") for (const fault of data.faults) faults.push(fault);
      else if (data.type === "fault") resolve({ fault: data.fault });
      else if (data.type === "failed") reject(new Error(data.message));
      else {
        const { encoding, faulty, unknownColumns } = data;
        resolve({ encoding, rows, faults, faulty, unknownColumns });
      }
    });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
