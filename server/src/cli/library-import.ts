import { resolve } from "node:path";
import type { Database } from "../db/client.ts";
import { DataDirInUseError } from "../db/data-dir-lock.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Env, readEnv, readVariables } from "../env.ts";
import { ImportServerError, requestImport } from "../sources/library/import-client.ts";
import type { ImportEvent, ImportOutcome } from "../sources/library/import-events.ts";
import { importLibrary } from "../sources/library/import-library.ts";
import { IMPORT_RUNNING, serveImports } from "../sources/library/import-socket.ts";
import { markInterruptedImports } from "../sources/library/library-status.ts";
import { printFailure, printOutcome, printProgress } from "../sources/library/print-import.ts";

const USAGE = `Imports PubMed citations into the local library.

usage: npm run library:import -- FILE…

FILE is PubMed XML (PubmedArticleSet, or the older MedlineCitationSet), as .xml or .xml.gz. It may be imported again at
any time: a citation is only replaced by a later version. It works beside a running server.`;

/** Where there is no terminal to rewrite a line on. */
const LINE_EVERY_MS = 3000;
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
  const outcomes = await importFiles(readEnv(readVariables()), files, stopping.signal, showProgress());
  return reportEnd(outcomes, stopping.signal);
}

/** Into PostgreSQL, into the embedded database, or by way of the server that holds it. */
async function importFiles(
  env: Env,
  files: readonly string[],
  signal: AbortSignal,
  tell: (event: ImportEvent) => void,
): Promise<ImportOutcome[]> {
  const database = await openUnlessInUse(env);
  if (database === null) return requestImport(env.dataDir, files, signal, tell);
  try {
    if (database.kind === "postgresql") {
      await markInterruptedImports(database, false);
      return await importLibrary(database, files, signal, tell);
    }
    const imports = await serveImports(database, env.dataDir);
    try {
      const outcomes = await imports.importFiles(files, signal, tell);
      if (outcomes === null) throw new ImportServerError(IMPORT_RUNNING);
      return outcomes;
    } finally {
      await imports.close();
    }
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

function reportEnd(outcomes: readonly ImportOutcome[], signal: AbortSignal): number {
  for (const outcome of outcomes) if (outcome.error !== null) console.error(outcome.error);
  if (signal.aborted) {
    console.error("Stopped. What was stored by then is whole; run the same command again for the rest.");
    return EXIT.interrupted;
  }
  return outcomes.every((outcome) => outcome.status === "completed") ? EXIT.ok : EXIT.failed;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`The import failed. ${printFailure(error)}`);
    process.exitCode = EXIT.failed;
  },
);
