/**
 * Times what administrators do with people, over HTTP, on a server with 5,000 accounts and on one with 50, each on a database of
 * its own that is made on the PostgreSQL of DATABASE_URL and dropped again. The two are asked by turns, so that other work on the
 * machine weighs on both alike. A call that takes more than twice as long with 5,000 accounts ends the run with 1.
 *
 *   DATABASE_URL=postgresql://… npm run bench:people -- [--times 15] [--users 5000]
 */
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { createPasswords } from "../server/src/passwords.ts";
import { listPeopleCalls, type PeopleCall, type Site } from "./people-calls.ts";
import { readOptions } from "./read-options.ts";
import { startServer } from "./running-server.ts";
import { useScratchDatabase } from "./scratch-database.ts";
import { signIn } from "./sign-in.ts";
import { formatMs, median } from "./statistics.ts";

const FEW = 50;
/** How many times as long a call may take with many accounts. */
const GOAL_RATIO = 2;
/** Milliseconds below which a difference is none that anyone sees. */
const LEAST_MS = 20;
const WARM_UP = 2;
const PASSWORD = "Scale-password-1";
const ADMIN = "bench@people.invalid";

const { values: options } = readOptions(
  "DATABASE_URL=postgresql://… npm run bench:people -- [--times 15] [--users 5000]",
  {
    options: { times: { type: "string", default: "15" }, users: { type: "string", default: "5000" } },
  },
);
const [times, many] = [Number(options.times), Number(options.users)];
const url = process.env.DATABASE_URL ?? "";
const isUsable = (count: number) => Number.isInteger(count) && count > 0;
if (!isUsable(times) || !isUsable(many) || !/^postgres(?:ql)?:\/\//u.test(url)) {
  console.error("usage: DATABASE_URL=postgresql://… npm run bench:people -- [--times 15] [--users 5000]");
  process.exit(2);
}

async function useSite<Result>(users: number, work: (site: Site) => Promise<Result>): Promise<Result> {
  const hash = await createPasswords().hash(PASSWORD);
  const sizes = { users, companies: Math.max(2, Math.round(users / 50)), logs: users * 2 };
  return useScratchDatabase(url, sizes, hash, async (databaseUrl) => {
    const { pool, close } = await openPostgresql(databaseUrl, UNLOGGED);
    const values = "values ($1, 'Bench', 'admin', $2)";
    await pool
      .query(`insert into users (email, full_name, role, password_hash) ${values}`, [ADMIN, hash])
      .finally(close);
    const server = await startServer(databaseUrl);
    try {
      return await work({ url: server.url, token: await signIn(server.url, ADMIN, PASSWORD), users });
    } finally {
      await server.close();
    }
  });
}

async function time(call: PeopleCall, site: Site, round: number): Promise<number> {
  await call.prepare?.(site, round);
  const started = performance.now();
  await call.run(site, round);
  return performance.now() - started;
}

await useSite(FEW, (small) =>
  useSite(many, async (large) => {
    console.log(`${times} rounds, each call by turns`);
    console.log(`${"".padEnd(44)}${`${FEW} users`.padStart(12)}${`${many} users`.padStart(14)}${"ratio".padStart(8)}`);
    for (const call of listPeopleCalls()) {
      const taken = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round < times + WARM_UP; round++) {
        const [few, lots] = [await time(call, small, round), await time(call, large, round)];
        if (round < WARM_UP) continue;
        taken.few.push(few);
        taken.many.push(lots);
      }
      const [few, lots] = [median(taken.few), median(taken.many)];
      const isSlow = lots > few * GOAL_RATIO && lots - few > LEAST_MS;
      if (isSlow) process.exitCode = 1;
      const figures = `${formatMs(few).padStart(12)}${formatMs(lots).padStart(14)}${(lots / few).toFixed(2).padStart(8)}`;
      console.log(`${call.name.padEnd(44)}${figures}${isSlow ? `   over ${GOAL_RATIO} times` : ""}`);
    }
  }),
);
