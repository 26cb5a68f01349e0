import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { BackupFileError } from "@medsieve/database/backup/backup-format";
import { checkBackup, restoreBackup } from "@medsieve/database/backup/restore-backup";
import { printFailure } from "@medsieve/sources/library/print-import";
import { type Env, readEnv, readVariables } from "../env.ts";
import { openUnlessInUse } from "./files/files-command.ts";
import { showTables } from "./files/show-tables.ts";

const USAGE = `Fills a new database from a file that npm run backup wrote, whichever kind of database that was.

usage: npm run restore -- FILE

DATABASE_URL, or DATA_DIR, must name a database that is empty. The whole file is checked before anything is written.`;

async function restore(env: Env, file: string): Promise<number> {
  await checkBackup(file);
  const embedded = join(env.dataDir, "database");
  if (env.databaseUrl === null && existsSync(embedded) && readdirSync(embedded).length > 0)
    throw new BackupFileError(`${embedded} is not empty: name a DATA_DIR without a database. Nothing was changed`);
  const database = await openUnlessInUse(env);
  if (database === null) throw new BackupFileError("DATA_DIR is in use by a server. Nothing was changed");
  try {
    return await restoreBackup(database, file, env.dataDir, showTables());
  } finally {
    await database.close();
  }
}

async function main(): Promise<number> {
  const args = process.argv.slice(2).filter((arg) => arg !== "--");
  const [file] = args;
  if (args.includes("--help") || args.includes("-h")) {
    console.log(USAGE);
    return 0;
  }
  if (file === undefined || args.length > 1 || file.startsWith("-")) {
    console.error(USAGE);
    return 2;
  }
  const rows = await restore(readEnv(readVariables()), resolve(file));
  console.log(`${rows.toLocaleString("en-US")} rows are restored; the server can be started`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`Nothing was restored. ${printFailure(error)}`);
    process.exitCode = 1;
  },
);
