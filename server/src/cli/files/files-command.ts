import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, UNLOGGED } from "@medsieve/database/client";
import { DataDirInUseError } from "@medsieve/database/data-dir-lock";
import { openDatabase } from "@medsieve/database/open-database";
import { closeToOthers, keepFilesPrivate } from "@medsieve/runtime/private-files";
import { takesCommands } from "@medsieve/sources/library/import-client";
import { printFailure } from "@medsieve/sources/library/print-import";
import { type Env, readEnv, readVariables } from "../../env.ts";

const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 };

interface FileOutcome {
  status: string;
  /** Why the file could not be used; null when it could. */
  error: string | null;
}

interface FilesCommand {
  usage: string;
  /** What could not be done when the command fails as a whole, e.g. "The import failed." */
  failure: string;
  takeIn: (env: Env, files: readonly string[], signal: AbortSignal) => Promise<readonly FileOutcome[]>;
}

/** Runs a command that takes files, to the exit code of the process: 1 where a file failed, 2 for what it cannot be asked, 130 when stopped. */
export function runFilesCommand(command: FilesCommand): void {
  run(process.argv.slice(2), command).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(`${command.failure} ${printFailure(error)}`);
      process.exitCode = EXIT.failed;
    },
  );
}

async function run(args: readonly string[], { usage, takeIn }: FilesCommand): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    return EXIT.ok;
  }
  const unknown = args.find((arg) => arg.startsWith("-") && arg !== "--");
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}.\n\n${usage}`);
    return EXIT.usage;
  }
  const files = [...new Set(args.filter((arg) => arg !== "--").map((file) => resolve(file)))];
  if (files.length === 0) {
    console.error(usage);
    return EXIT.usage;
  }
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => {
      console.error("\nStopping after the batch in hand …");
      stopping.abort();
    });
  }
  const outcomes = await takeIn(readEnv(readVariables()), files, stopping.signal);
  for (const { error } of outcomes) if (error !== null) console.error(error);
  if (stopping.signal.aborted) {
    console.error("Stopped. What was stored by then is whole; run the same command again for the rest.");
    return EXIT.interrupted;
  }
  return outcomes.every(({ status }) => status === "completed") ? EXIT.ok : EXIT.failed;
}

/** How long a server that starts may take no commands yet: longer than a start with migrations of the schema usually takes. */
const STARTS_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 500;

/**
 * The database; null where a server holds the embedded one. Waits for a server that starts, which holds it before it can be
 * asked for anything, and for another command that holds it and takes no commands.
 */
export async function openUnlessInUse(env: Env): Promise<Database | null> {
  const until = performance.now() + STARTS_WITHIN_MS;
  for (let looks = 0; ; looks += 1) {
    const database = await openIfFree(env);
    if (database !== null || (await takesCommands(env.dataDir)) || performance.now() > until) return database;
    if (looks === 0) console.error("DATA_DIR is in use by a process that takes no commands yet: waiting for it …");
    await sleep(LOOK_EVERY_MS);
  }
}

async function openIfFree(env: Env): Promise<Database | null> {
  try {
    keepFilesPrivate();
    const database = await openDatabase(env, UNLOGGED);
    await closeToOthers(env.dataDir);
    return database;
  } catch (error) {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  }
}
