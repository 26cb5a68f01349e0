/**
 * Fills the PostgreSQL database of DATABASE_URL with invented accounts and searches, to see how the administrator's pages do
 * with many. A database in which people have accounts is left alone unless --yes says otherwise.
 *
 *   DATABASE_URL=postgresql://… npm run seed:scale -- [--users 100000] [--companies 2000] [--logs 1000000] [--yes]
 */
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { createPasswords } from "../server/src/passwords.ts";
import { readOptions } from "./read-options.ts";
import { fillAtScale } from "./scale-data.ts";

const PASSWORD = "Scale-password-1";

const { values: options } = readOptions(
  "DATABASE_URL=postgresql://… npm run seed:scale -- [--users 100000] [--companies 2000] [--logs 1000000] [--yes]",
  {
    options: {
      users: { type: "string", default: "100000" },
      companies: { type: "string", default: "2000" },
      logs: { type: "string", default: "1000000" },
      yes: { type: "boolean", default: false },
    },
  },
);

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readSize(name: "users" | "companies" | "logs"): number {
  const size = Number(options[name]);
  if (!Number.isInteger(size) || size < 1 || size > 10_000_000)
    stop(`--${name} is "${options[name]}"; it takes a whole number from 1 to 10000000`);
  return size;
}

const sizes = { users: readSize("users"), companies: readSize("companies"), logs: readSize("logs") };
const url = process.env.DATABASE_URL ?? "";
if (!/^postgres(?:ql)?:\/\//u.test(url)) stop("DATABASE_URL must name a PostgreSQL database: postgresql://…");

const started = performance.now();
const database = await openPostgresql(url, UNLOGGED, 0);
try {
  const { rows } = await database.pool.query<{ accounts: number }>("select count(*)::int as accounts from users");
  const accounts = rows[0]?.accounts ?? 0;
  if (accounts > 1 && !options.yes)
    stop(`The database has ${accounts} accounts already. To add invented ones all the same, say --yes`);
  await fillAtScale(database, sizes, await createPasswords().hash(PASSWORD), (step) => {
    console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${step}`);
  });
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  done`);
  console.log(`Every account has the password ${PASSWORD}; one in a thousand is an administrator.`);
} finally {
  await database.close();
}
