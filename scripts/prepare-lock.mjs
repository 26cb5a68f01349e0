import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT, say } from "./run-step.mjs";

const LOCK = join(ROOT, ".cache", "prepare.lock");

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** The process that prepares at the moment; null when there is none, or it ended without taking its lock away. */
function readHolder() {
  try {
    const pid = Number(readFileSync(LOCK, "utf8"));
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Runs `work` while no other command of this checkout installs or builds.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPrepareLock(work) {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  let hasReported = false;
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    }
    const holder = readHolder();
    if (holder === null) {
      rmSync(LOCK, { force: true });
      continue;
    }
    if (!hasReported) say(`  waiting for process ${holder}, which installs or builds here …`);
    hasReported = true;
    await wait(200);
  }
  const release = () => rmSync(LOCK, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    release();
    process.off("exit", release);
  }
}
