import { UNLOGGED } from "../db/client.ts";
import { DataDirInUseError } from "../db/data-dir-lock.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Env, readEnv, readVariables } from "../env.ts";
import { requestStatus } from "../sources/library/import-client.ts";
import { type LibraryStatus, markInterruptedImports, readLibraryStatus } from "../sources/library/library-status.ts";
import { printEngine, printFailure, printStatus } from "../sources/library/print-import.ts";
import { checkIndex } from "../sources/opensearch/check-index.ts";
import { openIndex } from "../sources/opensearch/open-index.ts";

/** From the database itself, or from the server that holds it. */
async function findStatus(env: Env): Promise<LibraryStatus> {
  try {
    const database = await openDatabase(env, UNLOGGED);
    try {
      await markInterruptedImports(database, database.kind === "embedded");
      return await readLibraryStatus(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DataDirInUseError) return requestStatus(env.dataDir);
    throw error;
  }
}

async function main(): Promise<void> {
  const env = readEnv(readVariables());
  if (env.opensearch !== null) {
    const index = openIndex(env.opensearch);
    console.log(`${printEngine(index.name, await checkIndex(index))}\n\nIn the database, which is not searched`);
    await index.close();
  }
  console.log(printStatus(await findStatus(env)));
}

main().catch((error: unknown) => {
  console.error(`The library cannot be read. ${printFailure(error)}`);
  process.exitCode = 1;
});
