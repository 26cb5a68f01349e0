import { requestStatus } from "@medsieve/sources/library/import-client";
import {
  type LibraryStatus,
  markInterruptedImports,
  readLibraryStatus,
} from "@medsieve/sources/library/library-status";
import { printEngine, printFailure, printStatus } from "@medsieve/sources/library/print-import";
import { checkIndex } from "@medsieve/sources/opensearch/check-index";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { type Env, readEnv, readVariables } from "../env.ts";
import { openUnlessInUse } from "./files/files-command.ts";

/** From the database itself, or from the server that holds it. */
async function findStatus(env: Env): Promise<LibraryStatus> {
  const database = await openUnlessInUse(env);
  if (database === null) return requestStatus(env.dataDir);
  try {
    await markInterruptedImports(database, database.kind === "embedded");
    return await readLibraryStatus(database);
  } finally {
    await database.close();
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
