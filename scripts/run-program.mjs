import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { ROOT } from "./run-step.mjs";

const LOOK_FOR_PARENT_MS = 500;

/** Of node: half of V8's space for new objects, in MB. A search makes far more of them than fit in the usual 16, and most die at once. */
const YOUNG_SPACE = "--max-semi-space-size=32";

/** A shell that runs a command which it was given, as npm's does. */
const SHELL_WITH_COMMAND = /^(?:\S*\/)?(?:ba|da|k|z)?sh -c /;

/**
 * Who has to live for this process to go on: its parent, and where that is npm's shell, npm, whose end the shell outlives.
 * @returns {number[]}
 */
function listStarters() {
  const parent = readProcess(process.ppid);
  return parent !== null && SHELL_WITH_COMMAND.test(parent.command) ? [process.ppid, parent.parent] : [process.ppid];
}

/**
 * Null where there is no such process, or nothing can be known of it.
 * @param {number} pid
 * @returns {{ parent: number, command: string } | null}
 */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { parent: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]), command };
  } catch {
    return readByPs(pid);
  }
}

/**
 * Where there is no /proc, as on macOS.
 * @param {number} pid
 * @returns {{ parent: number, command: string } | null}
 */
function readByPs(pid) {
  if (existsSync("/proc/self/stat")) return null;
  const { stdout, status } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
  const [parent = "", ...command] = (stdout ?? "").trim().split(/\s+/);
  return status === 0 ? { parent: Number(parent), command: command.join(" ") } : null;
}

/**
 * npm puts a shell between itself and this process and passes signals on to that shell only, which dies of them; a kill of npm
 * reaches neither. So where npm started this, the end of one of them counts as a signal to end.
 * @param {() => void} end
 */
function endWithStarters(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const [parent, npm] = listStarters();
  const timer = setInterval(() => {
    const isLeft = process.ppid !== parent || (npm !== undefined && readProcess(process.ppid)?.parent !== npm);
    if (!isLeft) return;
    clearInterval(timer);
    end();
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}

/**
 * Starts a program that ends, where it wants to, with this process: over a channel that closes however this one ends.
 * @param {string} file
 * @param {readonly string[]} args
 */
export function startWatched(file, args) {
  return spawn(process.execPath, ["--enable-source-maps", YOUNG_SPACE, file, ...args], {
    cwd: ROOT,
    env: { ...process.env, MEDSIEVE_STARTED_BY: String(process.pid) },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/**
 * Runs one of the server's bundles in this process group and ends as it ends. A terminal sends Ctrl-C to the whole group,
 * so that signal is passed on only where there is no terminal; the others always are.
 * @param {string} bundle file in server/dist
 * @param {readonly string[]} args
 */
export async function runServerProgram(bundle, args) {
  const child = startWatched(join(ROOT, "server/dist", bundle), args);
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill(signal));
  endWithStarters(() => child.kill("SIGTERM"));

  /** @type {[number | null, NodeJS.Signals | null]} */
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (...end) => resolve(end));
  });
  process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}
