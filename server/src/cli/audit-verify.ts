import { UNLOGGED } from "@medsieve/database/client";
import { DataDirInUseError } from "@medsieve/database/data-dir-lock";
import { openDatabase } from "@medsieve/database/open-database";
import { describeChain } from "../audit-chain/describe-chain.ts";
import { type ChainHead, verifyChain } from "../audit-chain/verify-chain.ts";
import { readEnv, readVariables } from "../env.ts";

const USAGE = "usage: npm run audit:verify -- [--head NUMBER:DIGEST]";

/** Null: none was given. Throws a sentence where it is none. */
function readHead(args: readonly string[]): ChainHead | null {
  if (args.length === 0) return null;
  const [flag, value = "", ...more] = args;
  const [, number, digest] = /^(\d{1,15}):([0-9a-f]{64})$/u.exec(value) ?? [];
  if (flag !== "--head" || more.length > 0 || number === undefined || digest === undefined)
    throw new Error(
      `"${args.join(" ")}" is not understood: a head is as this command prints it, such as 12:3f… (64 figures)\n${USAGE}`,
    );
  return { number: Number(number), digest };
}

async function main(): Promise<void> {
  const noted = readHead(process.argv.slice(2));
  const database = await openDatabase(readEnv(readVariables()), UNLOGGED);
  try {
    const report = await verifyChain(database.db, new AbortController().signal, noted);
    console.log(describeChain(report));
    if (report.fault_count > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  const way =
    error instanceof DataDirInUseError
      ? '. The running server checks it itself: "Check the log" on the page Audit Logs.'
      : "";
  console.error(`The audit log cannot be checked. ${reason}${way}`);
  process.exitCode = 2;
});
