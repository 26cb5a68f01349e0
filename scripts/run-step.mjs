import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @typedef {object} StepResult
 * @property {boolean} ok
 * @property {number} ms
 * @property {string} output everything the command wrote, in order
 */

/**
 * Runs a command in the project's root and keeps what it writes. Never rejects: a command that cannot be started fails.
 * @param {readonly string[]} command
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number }} [options] after `timeoutMs` it is ended and failed
 * @returns {Promise<StepResult>}
 */
export function runCommand(command, options = {}) {
  const started = performance.now();
  const [program = "", ...args] = command;
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && program === "npm",
    });
    const timer =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nstopped: it took longer than ${Math.round((options.timeoutMs ?? 0) / 1000)} s\n`;
            child.kill("SIGTERM");
            setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
          }, options.timeoutMs);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    const endWithUs = () => child.kill("SIGTERM");
    process.once("exit", endWithUs);
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      process.off("exit", endWithUs);
      resolve({ ok, ms: performance.now() - started, output });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

/** Writes a line for the person who waits; standard output stays free for results. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** @param {number} ms */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of the preparation and prints its name and time; a failed one prints its output and ends the process.
 * @param {string} title
 * @param {readonly string[]} command
 */
export async function runStep(title, command) {
  say(`  ${title} …`);
  const result = await runCommand(command);
  if (result.ok) {
    say(`  ${title}: done in ${formatSeconds(result.ms)}`);
    return;
  }
  say(result.output.trimEnd());
  say(
    `\n${title} failed after ${formatSeconds(result.ms)}; what it wrote stands above. The command was: ${command.join(" ")}`,
  );
  process.exit(1);
}
