import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { ROOT, say } from "./run-step.mjs";

const FAULTS = ["--config", "e2e/vitest.config.ts", "--project", "faults"];
/** By what they are called, with their test file; the variable says how often the fault comes. */
const REPEATED = new Map([
  ["kills", { variable: "MEDSIEVE_KILLS", args: [...FAULTS, "kills"] }],
  ["rolling-restarts", { variable: "MEDSIEVE_RESTARTS", args: [...FAULTS, "rolling-restarts"] }],
  ["sequences", { variable: "MEDSIEVE_SEQUENCES", args: ["--project", "server:long", "search-sequences"] }],
]);
const [file = "", ...options] = process.argv.slice(2);
const repeated = REPEATED.get(file);
if (repeated === undefined) throw new Error(`there is no fault "${file}" to be repeated`);

const USAGE = `usage: npm run test:${file} -- [--count 20]`;
const MOST = 100_000;

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

const args = ["node_modules/vitest/vitest.mjs", "run", ...repeated.args];
const env = { ...process.env, [repeated.variable]: String(readCount()) };
const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
