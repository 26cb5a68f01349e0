/**
 * Starts a server on an embedded database with the fictional library and asks it for `/health` every 20 ms: for a while
 * alone, then while four users each send the worst calls about queries that are allowed, again as soon as they are
 * answered: each kind by itself, then all kinds at once. Prints how long `/health` took and how the calls were answered;
 * ends with 1 where `/health` once took a second.
 *
 *   npm run bench:stress -- [--seconds 5] [--users 4]
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServer } from "./running-server.ts";
import { formatMs, quantile } from "./statistics.ts";
import { WORST_CALLS } from "./worst-calls.ts";

const BOUND_MS = 1_000;
const BETWEEN_MS = 20;
const ALONE_MS = 3_000;
const AFTER_REFUSAL_MS = 500;
const ALL_AT_ONCE = { name: "all of these at once", calls: WORST_CALLS };
const EMAIL = "admin@medsieve.local";
const PASSWORD = "Correct-horse-battery-7";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "5" }, users: { type: "string", default: "4" } },
});

type Post = (path: string, body: object, token: string | null) => Promise<Response>;

function openCalls(server: string): Post {
  return (path, body, token) =>
    fetch(`${server}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
}

async function signIn(post: Post, email: string): Promise<string> {
  const answer = await post("/auth/login", { email, password: PASSWORD }, null);
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (access_token === undefined) throw new Error(`${email} could not sign in: ${answer.status}`);
  return access_token;
}

/** Access tokens of this many new users. */
async function signInNew(post: Post, count: number): Promise<string[]> {
  const admin = await signIn(post, EMAIL);
  const added = await post("/admin/companies", { name: "Bench" }, admin);
  const { company } = (await added.json()) as { company: { id: string } };
  const tokens: string[] = [];
  for (let n = 1; n <= count; n++) {
    const email = `user${n}@example.org`;
    const user = { email, full_name: "Bench", password: PASSWORD, company_id: company.id, role: "user" };
    const made = await post("/admin/users", user, admin);
    if (!made.ok) throw new Error(`the account ${email} was not made: ${await made.text()}`);
    tokens.push(await signIn(post, email));
  }
  return tokens;
}

/** How long `/health` took each time, in milliseconds, until it is stopped. */
async function watchHealth(server: string, stopped: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!stopped.aborted) {
    const start = performance.now();
    await (await fetch(`${server}/health`)).text();
    times.push(performance.now() - start);
    await sleep(BETWEEN_MS);
  }
  return times;
}

function printTimes(name: string, times: readonly number[]): void {
  const figures = [0.5, 0.99, 1].map((share) => formatMs(quantile(times, share)));
  console.info(
    `/health ${name}: median ${figures[0]}, 99th percentile ${figures[1]}, longest ${figures[2]} (${times.length} calls)`,
  );
}

/** Sends a call again and again, and counts its answers by status. A refused one is no load: its user waits. */
async function repeat(call: () => Promise<Response>, answers: Map<number, number>, stopped: AbortSignal) {
  while (!stopped.aborted) {
    const answer = await call();
    await answer.arrayBuffer();
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) await sleep(AFTER_REFUSAL_MS);
  }
}

const users = Number(values.users);
const server = await startServer(null, { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD });
try {
  const post = openCalls(server.url);
  const tokens = await signInNew(post, users);
  printTimes("alone", await watchHealth(server.url, AbortSignal.timeout(ALONE_MS)));

  const longest: number[] = [];
  for (const { name, calls } of [...WORST_CALLS.map((call) => ({ name: call.name, calls: [call] })), ALL_AT_ONCE]) {
    const stopped = AbortSignal.timeout(Number(values.seconds) * 1_000);
    const answers = new Map<number, number>();
    const load = Promise.all(
      tokens.flatMap((token) => calls.map((call) => repeat(() => post(call.path, call.body, token), answers, stopped))),
    );
    const times = await watchHealth(server.url, stopped);
    await load;
    printTimes(name, times);
    console.info(`  answered: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
    longest.push(quantile(times, 1));
  }
  if (Math.max(...longest) >= BOUND_MS) process.exitCode = 1;
} finally {
  await server.close();
}
