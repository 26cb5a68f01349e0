import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { keepBackup } from "@medsieve/database/backup/backups-written";
import { requestBackup } from "@medsieve/sources/library/import-client";
import { printFailure } from "@medsieve/sources/library/print-import";
import { type Env, readEnv, readVariables } from "../env.ts";
import { openUnlessInUse } from "./files/files-command.ts";
import { showTables } from "./files/show-tables.ts";

const USAGE = `Writes everything that Medsieve keeps to one file, as it is at one moment, also while the server runs.

usage: npm run backup -- FILE [--with-secrets]

FILE must not be there yet. With --with-secrets the key that signs tokens and seals second factors is in it, too.`;

/** From the database itself, or by way of the server that holds it. */
async function backUp(env: Env, file: string, withSecrets: boolean, signal: AbortSignal): Promise<number> {
  const report = showTables();
  const database = await openUnlessInUse(env);
  if (database === null) return requestBackup(env.dataDir, { file, withSecrets, signal }, report);
  try {
    return await keepBackup(database, { file, secretsOf: withSecrets ? env.dataDir : null, signal, report });
  } finally {
    await database.close();
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "with-secrets": { type: "boolean", default: false }, help: { type: "boolean", short: "h" } },
  });
  const [file] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 2;
  }
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());
  const rows = await backUp(readEnv(readVariables()), resolve(file), values["with-secrets"], stopping.signal);
  console.log(`${resolve(file)}: ${rows.toLocaleString("en-US")} rows`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`There is no backup. ${printFailure(error)}`);
    process.exitCode = 1;
  },
);
