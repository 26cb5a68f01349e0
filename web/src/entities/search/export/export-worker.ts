import { createExportBuilder, type ExportBuilder } from "./export-builder.ts";
import type { WorkerAnswer, WorkerRequest } from "./export-messages.ts";

let builder: ExportBuilder | null = null;

function handle(request: WorkerRequest): WorkerAnswer {
  if (request.type === "begin") {
    builder = createExportBuilder(request.order);
    return { type: "done" };
  }
  if (builder === null) throw new Error("an export has to begin first");
  if (request.type === "finish") return { type: "finished", file: builder.finish() };
  return { type: "added", written: builder.add(request.search) };
}

/** Answers each request, in order. */
self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  let answer: WorkerAnswer;
  try {
    answer = handle(data);
  } catch (error) {
    answer = { type: "failed", message: String(error) };
  }
  const moved = answer.type === "finished" ? answer.file.parts.map((part) => part.buffer) : [];
  self.postMessage(answer, { transfer: moved });
});
