import { requestLists } from "@medsieve/sources/library/import-client";
import { importLists } from "@medsieve/sources/notices/lists/import-list";
import type { ListEvent, ListOutcome } from "@medsieve/sources/notices/lists/list-events";
import { printListOutcome } from "@medsieve/sources/notices/lists/print-list";
import type { Env } from "../env.ts";
import { openUnlessInUse, runFilesCommand } from "./files/files-command.ts";

const USAGE = `Takes in a list of retractions, for what the source of papers does not know yet.

usage: npm run library:retractions -- FILE…

FILE is a list of PMIDs, one a line (what follows a # is a comment), or the Retraction Watch data as CSV, of which the
columns OriginalPaperPubMedID and RetractionNature are needed and RetractionPubMedID, RetractionDOI, RetractionDate and
Reason are read; either may be gzipped. Papers that it names are flagged wherever they appear, and saved searches that
show them say so. A paper that it calls reinstated is not flagged by lists any more. A file may be taken in again at any
time. It works beside a running server. Rows that cannot be used are named and passed over; the command ends with 1 only
where a whole file cannot be used.`;

/** Into the database itself, or by way of the server that holds it. */
async function takeIn(
  env: Env,
  files: readonly string[],
  signal: AbortSignal,
  report: (event: ListEvent) => void,
): Promise<ListOutcome[]> {
  const database = await openUnlessInUse(env);
  if (database === null) return requestLists(env.dataDir, files, signal, report);
  try {
    return await importLists(database, files, signal, report);
  } finally {
    await database.close();
  }
}

/** Where there is no terminal to rewrite a line on, nothing but the outcome is shown. */
function show(event: ListEvent): void {
  const isTerminal = process.stdout.isTTY === true;
  const clear = isTerminal ? "\r\x1b[2K" : "";
  if (event.type === "list_outcome") process.stdout.write(`${clear}${printListOutcome(event)}\n`);
  else if (isTerminal) process.stdout.write(`${clear}${event.rows.toLocaleString("en-US")} rows`);
}

runFilesCommand({
  usage: USAGE,
  failure: "The list could not be taken in.",
  takeIn: (env, files, signal) => takeIn(env, files, signal, show),
});
