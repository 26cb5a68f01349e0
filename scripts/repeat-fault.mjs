import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { ROOT, say } from "./run-step.mjs";

const FAULTS = ["--config", "e2e/vitest.config.ts", "--project", "faults"];
const SEQUENCES = ["--project", "server:long", "search-sequences"];
const MOST = 100_000;
/**
 * By what they are called, with their test file; the variable says how often the fault comes. A process plays `perProcess` of
 * them at most, since the memory of what it has played adds up.
 */
const REPEATED = new Map([
  ["kills", { variable: "MEDSIEVE_KILLS", args: [...FAULTS, "kills"], perProcess: MOST }],
  ["rolling-restarts", { variable: "MEDSIEVE_RESTARTS", args: [...FAULTS, "rolling-restarts"], perProcess: MOST }],
  ["sequences", { variable: "MEDSIEVE_SEQUENCES", args: SEQUENCES, perProcess: 50 }],
]);
const [file = "", ...options] = process.argv.slice(2);
const repeated = REPEATED.get(file);
if (repeated === undefined) throw new Error(`there is no fault "${file}" to be repeated`);

const USAGE = `usage: npm run test:${file} -- [--count 20]`;

/** How often the fault comes. Ends the program where the arguments say nothing usable. */
function readCount() {
  try {
    const { values } = parseArgs({ args: options, options: { count: { type: "string", default: "20" } } });
    const count = Number(values.count);
    if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
    say(`--count is "${values.count}"; it takes a whole number from 1 to ${MOST}\n${USAGE}`);
  } catch (error) {
    say(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
  return process.exit(2);
}

const { variable, args, perProcess } = repeated;

/** Runs the test file with so many of the fault; answers with its exit code. @param {number} count */
async function runTests(count) {
  const env = { ...process.env, [variable]: String(count) };
  const command = ["node_modules/vitest/vitest.mjs", "run", ...args];
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: "inherit" });
  const [code] = await once(child, "exit");
  return code ?? 1;
}

const count = readCount();
for (let left = count; left > 0 && process.exitCode === undefined; left -= perProcess) {
  const code = await runTests(Math.min(left, perProcess));
  if (code !== 0) process.exitCode = code;
  else if (left > perProcess) say(`${count - left + perProcess} of ${count} ${file} held`);
}
