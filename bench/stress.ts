/**
 * Starts a server on an embedded database with the fictional library and asks it for `/health` every 20 ms: for a while
 * alone, then while four users each send the worst calls about queries that are allowed, again as soon as they are
 * answered: each kind by itself, then all kinds at once. Prints how long `/health` took and how the calls were answered;
 * ends with 1 where `/health` once took a second.
 *
 *   npm run bench:stress -- [--seconds 5] [--users 4]
 */
import { setTimeout as sleep } from "node:timers/promises";
import { ADMINISTRATOR, makeSessions } from "./bench-sessions.ts";
import { readOptions } from "./read-options.ts";
import { startServer } from "./running-server.ts";
import { formatMs, quantile } from "./statistics.ts";
import { watchHealth } from "./watch-health.ts";
import { WORST_CALLS } from "./worst-calls.ts";

const BOUND_MS = 1_000;
const BETWEEN_MS = 20;
const ALONE_MS = 3_000;
const AFTER_REFUSAL_MS = 500;
const ALL_AT_ONCE = { name: "all of these at once", calls: WORST_CALLS };

const { values } = readOptions("npm run bench:stress -- [--seconds 5] [--users 4]", {
  options: { seconds: { type: "string", default: "5" }, users: { type: "string", default: "4" } },
});

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
const server = await startServer(null, ADMINISTRATOR);
try {
  const sessions = await makeSessions(server.url, users);
  printTimes("alone", await watchHealth(server.url, BETWEEN_MS, AbortSignal.timeout(ALONE_MS)));

  const longest: number[] = [];
  for (const { name, calls } of [...WORST_CALLS.map((call) => ({ name: call.name, calls: [call] })), ALL_AT_ONCE]) {
    const stopped = AbortSignal.timeout(Number(values.seconds) * 1_000);
    const answers = new Map<number, number>();
    const load = Promise.all(
      sessions.flatMap((session) =>
        calls.map((call) => repeat(() => session.call(call.path, call.body), answers, stopped)),
      ),
    );
    const times = await watchHealth(server.url, BETWEEN_MS, stopped);
    await load;
    printTimes(name, times);
    console.info(`  answered: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
    longest.push(quantile(times, 1));
  }
  if (Math.max(...longest) >= BOUND_MS) process.exitCode = 1;
} finally {
  await server.close();
}
