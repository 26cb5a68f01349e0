/**
 * Measures what the product finds and says, on its own path and without any network.
 *
 *   npm run eval -- crosslingual [QUESTIONS.jsonl] [--library FILE…] [--out RESULTS.jsonl]
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { evaluateCrosslingual } from "./crosslingual.ts";

const USAGE = `usage: npm run eval -- crosslingual [QUESTIONS.jsonl] [--library FILE…] [--out RESULTS.jsonl]
  Asks each question in English, Japanese and Chinese, and prints what share of the first 20 papers the twins have in
  common. Without QUESTIONS those of the project; without --library the demonstration library.`;
const OWN_QUESTIONS = fileURLToPath(new URL("questions/crosslingual.jsonl", import.meta.url));

function refuse(reason: string): never {
  console.error(`${reason}\n${USAGE}`);
  process.exit(2);
}

function findFile(name: string): string {
  const file = resolve(process.env.INIT_CWD ?? ".", name);
  return existsSync(file) ? file : refuse(`there is no file ${file}`);
}

const [command, ...args] = process.argv.slice(2);
if (command !== "crosslingual") refuse(command === undefined ? "a command is missing" : `unknown command: ${command}`);

let questions = OWN_QUESTIONS;
const library: string[] = [];
let out: string | null = null;
let option = "";
for (const arg of args) {
  if (arg === "--library" || arg === "--out") option = arg;
  else if (arg.startsWith("--")) refuse(`unknown option: ${arg}`);
  else if (option === "--library") library.push(findFile(arg));
  else if (option === "--out") out = resolve(process.env.INIT_CWD ?? ".", arg);
  else questions = findFile(arg);
}
try {
  await evaluateCrosslingual({ questions, library, out }, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
