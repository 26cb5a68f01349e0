import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { ROOT, say } from "./run-step.mjs";

const USAGE = "usage: npm run test:kills -- [--count 20]";
const MOST = 100_000;

/** How often the server is killed. Ends the program where the arguments say nothing usable. */
function readCount() {
  try {
    const { values } = parseArgs({ options: { count: { type: "string", default: "20" } } });
    const count = Number(values.count);
    if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
    say(`--count is "${values.count}"; it takes a whole number from 1 to ${MOST}\n${USAGE}`);
  } catch (error) {
    say(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
  return process.exit(2);
}

const command = [process.execPath, "node_modules/vitest/vitest.mjs", "run", "--config", "e2e/vitest.config.ts"];
const [program = "", ...args] = [...command, "--project", "faults", "kills"];
const env = { ...process.env, MEDSIEVE_KILLS: String(readCount()) };
const child = spawn(program, args, { cwd: ROOT, env, stdio: "inherit" });
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
