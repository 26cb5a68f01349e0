/**
 * Asks a server of its own questions by as many users at once, half of them over a socket as the page does and half by plain
 * requests, each again as soon as the last is answered, for as many minutes: on an embedded database, or on one of its own on the
 * PostgreSQL of DATABASE_URL. The library is the fictional one; --from imports PubMed files before. Ends with 1 where something
 * does not hold: nothing acknowledged is lost, memory is flat, `/health` is quick, the 95th percentile of a search is near the
 * ideal, the queue says place and estimate, and a full one refuses with Retry-After before it counts.
 *
 * The ideal: while the queue is never empty, users × (the time of a search when as many work as work at once ÷ how many that
 * are), measured in the same run before and after. Linux only: memory is read from /proc.
 *
 *   [DATABASE_URL=postgresql://…] npm run bench:soak -- [--users 200] [--minutes 20] [--from FILE|FOLDER]
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { prepare } from "../scripts/prepare.mjs";
import { ADMINISTRATOR, type BenchSession, makeSessions } from "./bench-sessions.ts";
import { fitSlope, keepLowest, watchMemory } from "./memory-slope.ts";
import { listPubmedFiles } from "./pubmed-files.ts";
import { readOptions } from "./read-options.ts";
import { runMeasured } from "./run-measured.ts";
import { startServer } from "./running-server.ts";
import { useEmptyDatabase } from "./scratch-database.ts";
import { AskingSocket, acknowledge, askByRequest, askUntil, noteRefusal, nothingSeen, type Seen } from "./soak-user.ts";
import { formatMs, quantile } from "./statistics.ts";
import { watchHealth } from "./watch-health.ts";

/** What has to hold. */
const GOALS = { slopeMb: 1, healthMs: 100, timesIdeal: 1.5 };
/** Searches that work at once in a server, and that may be there at all: docs/operating.md. */
const AT_ONCE = 8;
const AT_MOST = 508;
const HEALTH_EVERY_MS = 100;
const MEMORY_EVERY_MS = 2_000;
/** The share of the time after which memory counts, and of it how long the ideal is measured, twice. */
const WARM_UP = 0.25;
const CALIBRATION = 0.05;
const MINUTE_MS = 60_000;
const HISTORY_PAGE = 100;

const { values: options } = readOptions(
  "[DATABASE_URL=postgresql://…] npm run bench:soak -- [--users 200] [--minutes 20] [--from FILE|FOLDER]",
  {
    options: {
      users: { type: "string", default: "200" },
      minutes: { type: "string", default: "20" },
      from: { type: "string" },
    },
  },
);
const [users, minutes] = [Number(options.users), Number(options.minutes)];
if (!(Number.isInteger(users) && users > AT_ONCE && minutes > 0)) {
  console.error(`usage: npm run bench:soak -- [--users 200, more than ${AT_ONCE}] [--minutes 20] [--from FILE|FOLDER]`);
  process.exit(2);
}
const asked = readFileSync(fileURLToPath(new URL("./questions.txt", import.meta.url)), "utf8")
  .trim()
  .split("\n");
let next = 0;
const nextQuestion = () => asked[next++ % asked.length] ?? "";

/** Milliseconds from one search's end to the next's while as many are asked as work at once. */
async function calibrate(sessions: readonly BenchSession[], seen: Seen): Promise<number> {
  const before = seen.searches.length;
  const started = performance.now();
  const stopped = AbortSignal.timeout(minutes * MINUTE_MS * CALIBRATION);
  const working = sessions.slice(0, AT_ONCE);
  await Promise.all(working.map((session) => askUntil(session, nextQuestion, askByRequest, seen, stopped)));
  return (performance.now() - started) / (seen.searches.length - before);
}

/** More at once than may be there: some are refused, and these alone are not counted. The others are stopped. */
async function overfill(sessions: readonly BenchSession[], seen: Seen): Promise<number> {
  const asked = Array.from({ length: AT_MOST + AT_ONCE }, async (_, n) => {
    const session = sessions[n % sessions.length] as BenchSession;
    const request_id = randomUUID();
    const answer = await session.call("/search/stream", { query: nextQuestion(), request_id });
    return { session, request_id, answer };
  });
  const all = await Promise.all(asked);
  const taken = all.filter(({ answer }) => answer.ok);
  await Promise.all(
    taken.map(async ({ session, request_id, answer }) => {
      const stopped = await session.call(`/searches/${request_id}/cancel`, {});
      const [begun = ""] = (await answer.text()).split("\n");
      const { search_id } = JSON.parse(begun) as { search_id: string };
      acknowledge(seen, session, search_id);
      // One that came to its end by itself.
      if (!stopped.ok && stopped.status !== 404) seen.failures.push(`${stopped.status}: ${await stopped.text()}`);
    }),
  );
  for (const { answer } of all) {
    if (!answer.ok && !noteRefusal(answer, seen)) seen.failures.push(`${answer.status}: ${await answer.text()}`);
  }
  return all.length - taken.length;
}

/** Acknowledged searches that the history does not have as completed or stopped, and by how many the count of searches is off. */
async function findLost(seen: Seen): Promise<{ lost: number; miscounted: number }> {
  let [lost, miscounted] = [0, 0];
  for (const [session, own] of seen.acknowledged) {
    const kept = new Set<string>();
    for (let page = 1, isLast = false; !isLast; page++) {
      const answer = await session.call(`/search-history?per_page=${HISTORY_PAGE}&page=${page}`);
      const { searches } = (await answer.json()) as { searches: { id: string; status: string }[] };
      for (const { id, status } of searches) if (status === "completed" || status === "cancelled") kept.add(id);
      isLast = searches.length < HISTORY_PAGE;
    }
    lost += [...own].filter((id) => !kept.has(id)).length;
    const usage = (await (await session.call("/usage/current")).json()) as { data: { current_usage: number } };
    miscounted += Math.abs(usage.data.current_usage - own.size);
  }
  return { lost, miscounted };
}

/** A line of the report; the run ends with 1 where it does not hold. */
function report(name: string, figure: string, holds: boolean): void {
  if (!holds) process.exitCode = 1;
  console.log(`${holds ? "holds" : "FAILS"}  ${name.padEnd(48)} ${figure}`);
}

async function soak(server: { url: string; pid: number }): Promise<void> {
  const sessions = await makeSessions(server.url, users);
  const [seen, warm, full] = [nothingSeen(), nothingSeen(), nothingSeen()];
  await calibrate(sessions, warm);
  const before = await calibrate(sessions, warm);
  const started = performance.now();
  const ends = started + minutes * MINUTE_MS;
  const stopped = AbortSignal.timeout(minutes * MINUTE_MS);
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  const sockets = sessions.map((session) => new AskingSocket(session));
  const [health, memory] = await Promise.all([
    watchHealth(server.url, HEALTH_EVERY_MS, stopped),
    watchMemory(server.pid, MEMORY_EVERY_MS, stopped),
    ...sessions.map((session, n) =>
      askUntil(session, nextQuestion, n % 2 === 0 ? (sockets[n]?.ask ?? askByRequest) : askByRequest, seen, stopped),
    ),
  ]);
  own.disable();
  for (const socket of sockets) socket.close();
  const refused = await overfill(sessions, full);
  const after = await calibrate(sessions, warm);
  for (const other of [warm, full]) {
    for (const [session, ids] of other.acknowledged) for (const id of ids) acknowledge(seen, session, id);
  }
  const { lost, miscounted } = await findLost(seen);

  const each = (before + after) / 2;
  const ideal = users * each;
  // The first of each user came when the queue was empty, and the last ones left while it emptied.
  const counted = seen.searches.filter(({ isFirst, askedAt, tookMs }) => !isFirst && askedAt + tookMs <= ends);
  const took = counted.map(({ tookMs }) => tookMs);
  const flat = memory.filter(({ minutes: at }) => at >= minutes * WARM_UP);
  const acknowledged = [...seen.acknowledged.values()].reduce((sum, ids) => sum + ids.size, 0);
  const failures = [...seen.failures, ...warm.failures, ...full.failures];
  const p95 = quantile(took, 0.95);
  console.log(`${users} users for ${minutes} minutes, of whom half by socket: ${seen.searches.length} searches`);
  console.log(`a search each ${formatMs(before)} before and ${formatMs(after)} after, with ${AT_ONCE} at a time`);
  console.log(
    `the ideal, ${users} times the mean of these: ${formatMs(ideal)}; median of ${took.length}: ${formatMs(quantile(took, 0.5))}`,
  );
  report(
    "95th percentile of a search",
    `${formatMs(p95)}, ${(p95 / ideal).toFixed(2)} times the ideal`,
    p95 <= GOALS.timesIdeal * ideal,
  );
  const lowest = keepLowest(flat);
  const slope = fitSlope(lowest);
  const [first, last] = [lowest[0]?.mb ?? Number.NaN, lowest.at(-1)?.mb ?? Number.NaN];
  report(
    "memory after the warm-up, lowest of each minute",
    `${slope.toFixed(2)} MB a minute, from ${first.toFixed(0)} to ${last.toFixed(0)} MB; of all samples ${fitSlope(flat).toFixed(2)}`,
    slope < GOALS.slopeMb,
  );
  const healthMs = quantile(health, 0.99);
  report(
    "99th percentile of /health",
    `${formatMs(healthMs)} of ${health.length}; this program was itself late by ${formatMs(own.percentile(99) / 1e6)}`,
    healthMs < GOALS.healthMs,
  );
  report("acknowledged searches in the history", `${acknowledged - lost} of ${acknowledged}`, lost === 0);
  report("counted searches", `${miscounted} too many or too few`, miscounted === 0);
  report(
    "searches that failed",
    `${failures.length}${failures.length === 0 ? "" : `, such as ${failures[0]}`}`,
    failures.length === 0,
  );
  report(
    "by socket, named a place and an estimate",
    `${seen.queued} and ${seen.estimated}`,
    seen.queued > 0 && seen.estimated > 0,
  );
  report(
    "refused by a full queue, without Retry-After",
    `${refused}, ${full.withoutRetryAfter}`,
    refused > 0 && full.withoutRetryAfter === 0,
  );
}

const folder = mkdtempSync(join(tmpdir(), "medsieve-soak-"));
const databaseUrl = process.env.DATABASE_URL ?? "";
try {
  const run = async (url: string | null) => {
    const settings = { DATA_DIR: join(folder, "data"), DATABASE_URL: url ?? "" };
    if (options.from !== undefined) {
      await prepare({ web: false });
      const files = listPubmedFiles(resolve(process.env.INIT_CWD ?? ".", options.from));
      await runMeasured("library-import.mjs", files, settings);
    }
    const server = await startServer(url, { ...settings, ...ADMINISTRATOR, USER_LIMIT: "1000000" });
    await soak(server).finally(() => server.close());
  };
  await (databaseUrl === "" ? run(null) : useEmptyDatabase(databaseUrl, run));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
