import { DocumentError, type DocumentProgress } from "./document-fault.ts";
import type { DocumentAnswer } from "./document-messages.ts";
import { readDocument } from "./read-document.ts";

/** Reads a file in a worker, so that the page does not freeze; where a browser has none, on the page. Throws DocumentError. */
export function openDocument(
  file: Blob,
  signal: AbortSignal,
  report: (progress: DocumentProgress) => void,
): Promise<string> {
  if (typeof Worker === "undefined") return readDocument(file, report);
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("error", () => reject(new DocumentError("damaged")));
    worker.addEventListener("message", ({ data }: MessageEvent<DocumentAnswer>) => {
      if (data.type === "progress") report(data.progress);
      else if (data.type === "text") resolve(data.text);
      // The reader of PDFs says that it is there, too.
      else if (data.type === "fault") reject(new DocumentError(data.fault));
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
