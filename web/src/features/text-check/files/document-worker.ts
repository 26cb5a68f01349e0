import { DocumentError } from "./document-fault.ts";
import type { DocumentAnswer } from "./document-messages.ts";
import { readDocument } from "./read-document.ts";

const post = (answer: DocumentAnswer) => self.postMessage(answer);

self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  readDocument(data, (progress) => post({ type: "progress", progress })).then(
    (text) => post({ type: "text", text }),
    (error: unknown) => post({ type: "fault", fault: error instanceof DocumentError ? error.fault : "damaged" }),
  );
});
