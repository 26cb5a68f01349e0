import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { ROOT } from "./run-step.mjs";

const LOOK_FOR_PARENT_MS = 500;

/**
 * npm puts a shell between itself and this process and passes signals on to that shell only, which dies of them. So where
 * npm started this, the end of the parent counts as a signal to end.
 * @param {() => void} end
 */
function endWithParent(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}

/**
 * Runs one of the server's bundles in this process group and ends as it ends. A terminal sends Ctrl-C to the whole group,
 * so that signal is passed on only where there is no terminal; the others always are.
 * @param {string} bundle file in server/dist
 * @param {readonly string[]} args
 */
export async function runServerProgram(bundle, args) {
  const child = spawn(process.execPath, ["--enable-source-maps", join(ROOT, "server/dist", bundle), ...args], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill(signal));
  endWithParent(() => child.kill("SIGTERM"));

  /** @type {[number | null, NodeJS.Signals | null]} */
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (...end) => resolve(end));
  });
  process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}
