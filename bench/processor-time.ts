import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "@medsieve/database/client";

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

/** Milliseconds of the processors that a process with its threads has used so far, 0 once it is gone. Linux only. */
export function readProcessTime(pid: number): number {
  return readTimes(pid)?.own ?? 0;
}

/** Milliseconds that this process has used so far. */
export function readOwnTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Gives the milliseconds that all processes of the PostgreSQL behind `database` have used so far. Linux only. Throws where
 * it does not run on this machine.
 */
export async function openDatabaseTime({ pool }: Database): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = readTimes(rows[0]?.pid ?? 0)?.parent;
  if (postmaster === undefined) throw new Error("the database does not run on this machine: its time cannot be read");
  return () => {
    const others = readdirSync("/proc").flatMap((name) => (/^\d+$/u.test(name) ? (readTimes(Number(name)) ?? []) : []));
    const running = others.filter(({ parent }) => parent === postmaster).reduce((sum, { own }) => sum + own, 0);
    return running + (readTimes(postmaster)?.ofEnded ?? 0);
  };
}
