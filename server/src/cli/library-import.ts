import type { ImportEvent, ImportOutcome } from "@medsieve/contract/import-events";
import { createExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { ImportServerError, requestImport } from "@medsieve/sources/library/import-client";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { IMPORT_RUNNING, serveImports } from "@medsieve/sources/library/import-socket";
import { markInterruptedImports } from "@medsieve/sources/library/library-status";
import { printOutcome, printProgress } from "@medsieve/sources/library/print-import";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import type { Env } from "../env.ts";

const USAGE = `Imports PubMed citations into the local library.

usage: npm run library:import -- FILE…

FILE is PubMed XML (PubmedArticleSet, or the older MedlineCitationSet), as .xml or .xml.gz. It may be imported again at
any time: a citation is only replaced by a later version. It works beside a running server.`;

/** Where there is no terminal to rewrite a line on. */
const LINE_EVERY_MS = 3000;

/** Into PostgreSQL, into the embedded database, or by way of the server that holds it. */
async function importFiles(
  env: Env,
  files: readonly string[],
  signal: AbortSignal,
  report: (event: ImportEvent) => void,
): Promise<ImportOutcome[]> {
  const database = await openUnlessInUse(env);
  if (database === null) return requestImport(env.dataDir, files, signal, report);
  const shelf = env.opensearch === null ? undefined : openShelf(env.opensearch);
  try {
    if (database.kind === "postgresql") {
      await markInterruptedImports(database, false);
      return await importLibrary(database, files, signal, report, shelf);
    }
    const imports = await serveImports(database, env.dataDir, createExclusiveImports(database, shelf));
    try {
      const outcomes = await imports.importFiles(files, signal, report);
      if (outcomes === null) throw new ImportServerError(IMPORT_RUNNING);
      return outcomes;
    } finally {
      await imports.close();
    }
  } finally {
    await Promise.all([database.close(), shelf?.close()]);
  }
}

/** On a terminal one line that is rewritten; else a line every few seconds, and one for each file. */
function showProgress(): (event: ImportEvent) => void {
  const terminal = process.stdout.isTTY === true;
  let shownAt = 0;
  return (event) => {
    if (event.type === "outcome") {
      process.stdout.write(`${terminal ? "\r\x1b[2K" : ""}${printOutcome(event)}\n`);
    } else if (terminal) {
      process.stdout.write(`\r\x1b[2K${printProgress(event).slice(0, Math.max(20, process.stdout.columns - 1))}`);
    } else if (Date.now() - shownAt >= LINE_EVERY_MS) {
      shownAt = Date.now();
      process.stdout.write(`${printProgress(event)}\n`);
    }
  };
}

runFilesCommand({
  usage: USAGE,
  failure: "The import failed.",
  takeIn: (env, files, signal) => importFiles(env, files, signal, showProgress()),
});

import { openUnlessInUse, runFilesCommand } from "./files/files-command.ts";
