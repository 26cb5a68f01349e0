import type { WorkerAnswer, WorkerRequest } from "./import-messages.ts";
import { readImport } from "./read-import.ts";

/** Rows, or faults, in one message. */
const PART = 2_000;

const post = (answer: WorkerAnswer) => self.postMessage(answer);

async function read({ file, encoding }: WorkerRequest): Promise<void> {
  const result = await readImport(new Uint8Array(await file.arrayBuffer()), encoding);
  if ("fault" in result) return post({ type: "fault", fault: result.fault });
  const { rows, faults, faulty, unknownColumns } = result;
  for (let at = 0; at < rows.length; at += PART) post({ type: "rows", rows: rows.slice(at, at + PART) });
  for (let at = 0; at < faults.length; at += PART) post({ type: "faults", faults: faults.slice(at, at + PART) });
  post({ type: "read", encoding: result.encoding, faulty, unknownColumns });
}

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  read(data).catch((error: unknown) => post({ type: "failed", message: String(error) }));
});
