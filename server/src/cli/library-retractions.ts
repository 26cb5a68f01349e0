import { resolve } from "node:path";
import type { Database } from "../db/client.ts";
import { DataDirInUseError } from "../db/data-dir-lock.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Env, readEnv, readVariables } from "../env.ts";
import { requestLists } from "../sources/library/import-client.ts";
import { printFailure } from "../sources/library/print-import.ts";
import { importLists } from "../sources/notices/lists/import-list.ts";
import type { ListEvent, ListOutcome } from "../sources/notices/lists/list-events.ts";
import { printListOutcome } from "../sources/notices/lists/print-list.ts";

const USAGE = `Takes in a list of retractions, for what the source of papers does not know yet.

usage: npm run library:retractions -- FILE…

FILE is a list of PMIDs, one a line (what follows a # is a comment), or the Retraction Watch data as CSV, of which the
columns OriginalPaperPubMedID and RetractionNature are needed and RetractionPubMedID, RetractionDOI, RetractionDate and
Reason are read; either may be gzipped. Papers that it names are flagged wherever they appear, and saved searches that
show them say so. A paper that it calls reinstated is not flagged by lists any more. A file may be taken in again at any
time. It works beside a running server. Rows that cannot be used are named and passed over; the command ends with 1 only
where a whole file cannot be used.`;

/** Where there is no terminal to rewrite a line on, nothing but the outcome is shown. */
const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 };

async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(USAGE);
    return EXIT.ok;
  }
  const unknown = args.find((arg) => arg.startsWith("-") && arg !== "--");
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}.\n\n${USAGE}`);
    return EXIT.usage;
  }
  const files = [...new Set(args.filter((arg) => arg !== "--").map((file) => resolve(file)))];
  if (files.length === 0) {
    console.error(USAGE);
    return EXIT.usage;
  }

  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => {
      console.error("\nStopping after the batch in hand …");
      stopping.abort();
    });
  }
  const outcomes = await takeIn(readEnv(readVariables()), files, stopping.signal, show);
  for (const { error } of outcomes) if (error !== null) console.error(error);
  if (stopping.signal.aborted) {
    console.error("Stopped. What was stored by then is whole; run the same command again for the rest.");
    return EXIT.interrupted;
  }
  return outcomes.every(({ status }) => status === "completed") ? EXIT.ok : EXIT.failed;
}

/** Into the database itself, or by way of the server that holds it. */
async function takeIn(
  env: Env,
  files: readonly string[],
  signal: AbortSignal,
  tell: (event: ListEvent) => void,
): Promise<ListOutcome[]> {
  const database = await openUnlessInUse(env);
  if (database === null) return requestLists(env.dataDir, files, signal, tell);
  try {
    return await importLists(database, files, signal, tell);
  } finally {
    await database.close();
  }
}

async function openUnlessInUse(env: Env): Promise<Database | null> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  }
}

function show(event: ListEvent): void {
  const isTerminal = process.stdout.isTTY === true;
  const clear = isTerminal ? "\r\x1b[2K" : "";
  if (event.type === "list_outcome") process.stdout.write(`${clear}${printListOutcome(event)}\n`);
  else if (isTerminal) process.stdout.write(`${clear}${event.rows.toLocaleString("en-US")} rows`);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`The list could not be taken in. ${printFailure(error)}`);
    process.exitCode = EXIT.failed;
  },
);
