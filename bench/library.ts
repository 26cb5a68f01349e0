/**
 * Asks the questions of bench/questions.txt of the library in the PostgreSQL database of DATABASE_URL, one after the other, on
 * the product's own path within this process, and prints how long each took and how much of the processors the database
 * and this process used for it: that hardly changes with what else the machine does. The first question, which loads what is
 * kept in memory, is asked once before; with --rounds, all of them are asked so often and the last time counts. The database has to run on this machine (Linux), and do nothing else meanwhile.
 *
 *   DATABASE_URL=postgresql://… npm run bench:library [-- --rounds 2]
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { ask } from "../eval/ask.ts";
import { openPostgresql, UNLOGGED } from "../server/src/db/client.ts";
import { createLibrarySource } from "../server/src/sources/library/library-source.ts";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { formatMs, median, quantile } from "./statistics.ts";

const QUESTIONS = fileURLToPath(new URL("./questions.txt", import.meta.url));
const MS_PER_TICK = 10;

/** Times of a process in milliseconds, as proc(5) has them; null once it is gone. */
function readTimes(pid: number): { parent: number; own: number; ofEnded: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const ticks = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * MS_PER_TICK;
    return { parent: fields[1] ?? 0, own: ticks(11), ofEnded: ticks(13) };
  } catch {
    return null;
  }
}

/** Milliseconds that all processes of a PostgreSQL have used so far. */
function readDatabaseTime(postmaster: number): number {
  const others = readdirSync("/proc").flatMap((name) => (/^\d+$/u.test(name) ? (readTimes(Number(name)) ?? []) : []));
  const running = others.filter(({ parent }) => parent === postmaster).reduce((sum, { own }) => sum + own, 0);
  return running + (readTimes(postmaster)?.ofEnded ?? 0);
}

function readOwnTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "1" } } });
const url = process.env.DATABASE_URL ?? "";
if (!/^postgres(?:ql)?:\/\//u.test(url)) {
  console.error("DATABASE_URL must name a PostgreSQL database: postgresql://…");
  process.exit(2);
}
const questions = readFileSync(QUESTIONS, "utf8").trim().split("\n");
const database = await openPostgresql(url, UNLOGGED, 0);
try {
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = readTimes(rows[0]?.pid ?? 0)?.parent;
  if (postmaster === undefined) throw new Error("the database does not run on this machine: its time cannot be read");
  const source = createLibrarySource(database, WORK_HERE);
  const reader = createBuiltinReader();
  const askOnce = (text: string) => ask({ text, language: "en", preference: "clinical_trials_rare" }, source, reader);
  const [first = ""] = questions;
  await askOnce(first);
  for (let round = 1; round < Number(options.rounds); round++)
    for (const question of questions) await askOnce(question);
  const walls: number[] = [];
  const used: number[] = [];
  const own: number[] = [];
  for (const question of questions) {
    const [started, usedBefore, ownBefore] = [performance.now(), readDatabaseTime(postmaster), readOwnTime()];
    const { papers } = await askOnce(question);
    walls.push(performance.now() - started);
    used.push(readDatabaseTime(postmaster) - usedBefore);
    own.push(readOwnTime() - ownBefore);
    const times = [walls, used, own].map((all) => formatMs(all.at(-1) ?? 0).padStart(9)).join("  ");
    console.log(`${times}  ${String(papers.length).padStart(3)} read  ${question}`);
  }
  const { papers } = await source.describe();
  console.log(`\n${questions.length} questions, ${papers?.toLocaleString("en-US")} records`);
  for (const [name, all] of Object.entries({
    "a search": walls,
    "processors: the database": used,
    "processors: this process": own,
  })) {
    const figures = `median ${formatMs(median(all)).padStart(9)}   p95 ${formatMs(quantile(all, 0.95)).padStart(9)}`;
    console.log(`${name.padEnd(26)} ${figures}`);
  }
} finally {
  await database.close();
}
