/**
 * Times every call of the administrator's pages on the large database of DATABASE_URL (see seed:scale), and on one of 1,000
 * users and 10,000 query logs that it makes on the same PostgreSQL and drops again. Beside them stands the round trip of
 * GET /health, taken in the same run. It ends with 1 where a call on the large database misses the goal.
 *
 *   DATABASE_URL=postgresql://… npm run bench:admin -- [--times 30] [--only "query logs"]
 */
import { randomBytes } from "node:crypto";
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { createPasswords } from "../server/src/passwords.ts";
import { type AdminCall, listAdminCalls } from "./admin-calls.ts";
import { readOptions } from "./read-options.ts";
import { startServer } from "./running-server.ts";
import { SCALE_DOMAIN } from "./scale-data.ts";
import { useScratchDatabase } from "./scratch-database.ts";
import { signIn } from "./sign-in.ts";
import { formatMs, quantile } from "./statistics.ts";

/** Milliseconds that 95 of 100 calls may take at most. */
const GOAL_MS = 300;
const SMALL = { users: 1_000, companies: 50, logs: 10_000 };
const WARM_UP = 2;

const { values: options } = readOptions(
  'DATABASE_URL=postgresql://… npm run bench:admin -- [--times 30] [--only "query logs"]',
  {
    options: { times: { type: "string", default: "30" }, only: { type: "string", default: "" } },
  },
);
const times = Number(options.times);
const url = process.env.DATABASE_URL ?? "";
if (!Number.isInteger(times) || times < 1 || !/^postgres(?:ql)?:\/\//u.test(url)) {
  console.error("usage: DATABASE_URL=postgresql://… npm run bench:admin -- [--times 30] [--only TEXT]");
  process.exit(2);
}

interface Timing {
  p50: number;
  p95: number;
}

async function measure(databaseUrl: string): Promise<{ timings: Map<string, Timing>; health: Timing }> {
  const { pool, close } = await openPostgresql(databaseUrl, UNLOGGED);
  const email = `bench-${randomBytes(6).toString("hex")}@${SCALE_DOMAIN}`;
  const password = randomBytes(18).toString("base64url");
  const server = await startServer(databaseUrl);
  try {
    const hash = await createPasswords().hash(password);
    await pool.query("insert into users (email, full_name, role, password_hash) values ($1, 'Bench', 'admin', $2)", [
      email,
      hash,
    ]);
    const calls = (await listAdminCalls(pool)).filter(({ name }) => name.includes(options.only));
    const token = await signIn(server.url, email, password);
    const timings = new Map<string, Timing>();
    for (const call of calls) timings.set(call.name, await time(() => send(server.url, token, call)));
    const health = await time(async () => void (await (await fetch(`${server.url}/health`)).arrayBuffer()));
    return { timings, health };
  } finally {
    await pool.query("delete from users where email = $1", [email]);
    await close();
    await server.close();
  }
}

async function time(work: () => Promise<void>): Promise<Timing> {
  for (let n = 0; n < WARM_UP; n++) await work();
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
}

async function send(server: string, token: string, { name, path, method = "GET" }: AdminCall): Promise<void> {
  const answer = await fetch(`${server}/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${body}`);
}

const cell = (ms: number | undefined) => (ms === undefined ? "" : formatMs(ms)).padStart(10);
const row = (name: string, small: Timing | undefined, large: Timing | undefined) =>
  `${name.padEnd(48)}${cell(small?.p50)}${cell(small?.p95)}   ${cell(large?.p50)}${cell(large?.p95)}`;

const small = await useScratchDatabase(url, SMALL, "no password", measure);
const large = await measure(url);
console.log(`${times} calls each, one after the other`);
console.log(`${"".padEnd(48)}${"1,000 users, 10,000 logs".padStart(20)}   ${"DATABASE_URL".padStart(20)}`);
console.log(`${"".padEnd(48)}${"p50".padStart(10)}${"p95".padStart(10)}   ${"p50".padStart(10)}${"p95".padStart(10)}`);
for (const [name, timing] of large.timings) {
  const mark = timing.p95 > GOAL_MS ? `   over ${GOAL_MS} ms` : "";
  console.log(`${row(name, small.timings.get(name), timing)}${mark}`);
}
console.log(row("reference: GET /health", small.health, large.health));
if ([...large.timings.values()].some(({ p95 }) => p95 > GOAL_MS)) process.exitCode = 1;
