import { createConnection } from "node:net";
import type { ImportEvent, ImportOutcome } from "@medsieve/contract/import-events";
import type { ListEvent, ListOutcome } from "../notices/lists/list-events.ts";
import {
  type ControlAnswer,
  type ControlRequest,
  controlAnswerSchema,
  findControlSocket,
  splitLines,
} from "./control-socket.ts";
import type { LibraryStatus } from "./library-status.ts";

const MAX_ANSWER_LENGTH = 10_000_000;

/** The process that holds the data directory cannot be asked, refused, or went away. */
export class ImportServerError extends Error {
  override name = "ImportServerError";
}

/** Has the process that holds `dataDir` import files (absolute paths). Aborting stops that import after its batch. */
export async function requestImport(
  dataDir: string,
  files: readonly string[],
  signal: AbortSignal,
  report: (event: ImportEvent) => void,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  await converse(dataDir, { command: "import", files: [...files] }, signal, (answer) => {
    if (answer.type === "outcome") outcomes.push(answer);
    if (answer.type === "outcome" || answer.type === "progress") report(answer);
  });
  return outcomes;
}

/** Has the process that holds `dataDir` take in lists of retractions (absolute paths). Aborting stops it after its batch. */
export async function requestLists(
  dataDir: string,
  files: readonly string[],
  signal: AbortSignal,
  report: (event: ListEvent) => void,
): Promise<ListOutcome[]> {
  const outcomes: ListOutcome[] = [];
  await converse(dataDir, { command: "retractions", files: [...files] }, signal, (answer) => {
    if (answer.type === "list_outcome") outcomes.push(answer);
    if (answer.type === "list_outcome" || answer.type === "list_progress") report(answer);
  });
  return outcomes;
}

/** Asks the process that holds `dataDir` what the library holds. */
export async function requestStatus(dataDir: string): Promise<LibraryStatus> {
  let status: LibraryStatus | null = null;
  await converse(dataDir, { command: "status" }, new AbortController().signal, (answer) => {
    if (answer.type === "status") status = answer.status;
  });
  if (status === null)
    throw new ImportServerError("The process that holds DATA_DIR did not say what the library holds");
  return status;
}

/** Has the process that holds `dataDir` write a backup to `file`, an absolute path; answers its number of rows. Aborting stops it. */
export async function requestBackup(
  dataDir: string,
  { file, withSecrets, signal }: { file: string; withSecrets: boolean; signal: AbortSignal },
  report: (progress: { table: string; rows: number }) => void,
): Promise<number> {
  let rows = 0;
  await converse(dataDir, { command: "backup", file, with_secrets: withSecrets }, signal, (answer) => {
    if (answer.type === "backup_progress") report(answer);
    if (answer.type === "backup_written") rows = answer.rows;
  });
  return rows;
}

/** Whether the process that holds `dataDir` can be asked for anything, which a server can once it has started. */
export async function takesCommands(dataDir: string): Promise<boolean> {
  const socket = createConnection(await findControlSocket(dataDir));
  return new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  }).finally(() => socket.destroy());
}

async function converse(
  dataDir: string,
  request: ControlRequest,
  signal: AbortSignal,
  take: (answer: ControlAnswer) => void,
): Promise<void> {
  const socket = createConnection(await findControlSocket(dataDir));
  const send = (message: ControlRequest) => socket.write(`${JSON.stringify(message)}\n`);
  const cancel = () => send({ command: "cancel" });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.setEncoding("utf8");
      socket.once("connect", () => {
        send(request);
        if (signal.aborted) cancel();
        else signal.addEventListener("abort", cancel, { once: true });
      });
      const receive = (line: string) => {
        const answer = parseAnswer(line);
        if (answer === null)
          reject(new ImportServerError("The server's answer was not understood: is it another version?"));
        else if (answer.type === "refused") reject(new ImportServerError(answer.reason));
        else if (answer.type === "done") resolve();
        else take(answer);
      };
      socket.on(
        "data",
        splitLines(MAX_ANSWER_LENGTH, receive, () => socket.destroy()),
      );
      socket.once("error", (error: NodeJS.ErrnoException) => {
        const gone = error.code === "ENOENT" || error.code === "ECONNREFUSED";
        const reason = gone
          ? "DATA_DIR is in use by a process that takes no commands: end that one, or try again when it has ended"
          : `The server cannot be reached (${error.code})`;
        reject(new ImportServerError(reason));
      });
      socket.once("close", () => reject(new ImportServerError("The server stopped before that had ended")));
    });
  } finally {
    signal.removeEventListener("abort", cancel);
    socket.destroy();
  }
}

function parseAnswer(line: string): ControlAnswer | null {
  try {
    return controlAnswerSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
