import { parentPort, workerData } from "node:worker_threads";
import { createReaderHere } from "./reader-here.ts";
import { describeFailure, type ReaderAnswer, type ReaderRequest } from "./reader-messages.ts";

/** Parts that are made before they are asked for. */
const AHEAD = 2;

const port = parentPort;
if (port === null) throw new Error("reader-worker runs in a worker thread");
const reader = createReaderHere((workerData as { isDrafting: boolean }).isDrafting);
/** Of the file in hand. */
let wanted = begin();

function begin(): { parts: number; isStopped: boolean; wake: () => void } {
  return { parts: AHEAD, isStopped: false, wake: () => undefined };
}

function answer(message: ReaderAnswer): void {
  const part = message.type === "part" && message.part.kind === "citations" ? message.part : null;
  const bytes = part?.citations[0]?.json.buffer;
  port?.postMessage(message, bytes instanceof ArrayBuffer ? [bytes] : []);
}

async function read(reading: number, file: string, path: string): Promise<void> {
  const own = begin();
  wanted = own;
  try {
    for await (const part of reader.read(file, path)) {
      while (own.parts === 0 && !own.isStopped) {
        await new Promise<void>((resolve) => {
          own.wake = resolve;
        });
      }
      if (own.isStopped) return;
      own.parts--;
      answer({ type: "part", reading, part });
    }
  } catch (error) {
    answer({ type: "failed", reading, failure: describeFailure(error) });
  }
}

port.on("message", (request: ReaderRequest) => {
  switch (request.type) {
    case "read":
      void read(request.reading, request.file, request.path);
      break;
    case "more":
      wanted.parts++;
      wanted.wake();
      break;
    case "stop":
      wanted.isStopped = true;
      wanted.wake();
      break;
    case "draft":
      reader.draft(request.batch, request.rows);
      break;
    case "drop":
      reader.dropDraft();
      break;
    case "finish":
      reader.finishDraft().then(
        (drafted) => answer({ type: "drafted", drafted }),
        (error: unknown) => answer({ type: "undrafted", failure: describeFailure(error) }),
      );
  }
});
