/**
 * Asks the questions of bench/questions.txt of the library in the PostgreSQL database of DATABASE_URL, one after the other, on
 * the product's own path within this process, and prints how long each took and how much of the processors the database
 * and this process used for it: that hardly changes with what else the machine does. The first question, which loads what is
 * kept in memory, is asked once before; with --rounds, all of them are asked so often and the last time counts. The database has to run on this machine (Linux), and do nothing else meanwhile.
 *
 *   DATABASE_URL=postgresql://… npm run bench:library [-- --rounds 2]
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { ask } from "../eval/ask.ts";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { openDatabaseTime, readOwnTime } from "./processor-time.ts";
import { readOptions } from "./read-options.ts";
import { formatMs, median, quantile } from "./statistics.ts";

const QUESTIONS = fileURLToPath(new URL("./questions.txt", import.meta.url));

const { values: options } = readOptions("DATABASE_URL=postgresql://… npm run bench:library [-- --rounds 2]", {
  options: { rounds: { type: "string", default: "1" } },
});
const url = process.env.DATABASE_URL ?? "";
if (!/^postgres(?:ql)?:\/\//u.test(url)) {
  console.error("DATABASE_URL must name a PostgreSQL database: postgresql://…");
  process.exit(2);
}
const questions = readFileSync(QUESTIONS, "utf8").trim().split("\n");
const database = await openPostgresql(url, UNLOGGED, 0);
try {
  const readDatabaseTime = await openDatabaseTime(database);
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
    const [started, usedBefore, ownBefore] = [performance.now(), readDatabaseTime(), readOwnTime()];
    const { papers } = await askOnce(question);
    walls.push(performance.now() - started);
    used.push(readDatabaseTime() - usedBefore);
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
