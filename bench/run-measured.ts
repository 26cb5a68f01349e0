import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readProcessTime } from "./processor-time.ts";

const DIST = fileURLToPath(new URL("../server/dist/", import.meta.url));
const SAMPLE_MS = 20;

interface Measured {
  ms: number;
  /** Of the processors, by this process and its threads. */
  processorMs: number;
  /** The most memory that it had at once. */
  peakMb: number;
  /** Memory over its time: the mean of each quarter. */
  quartersMb: number[];
}

/** Memory of a process in MB now, and the most so far; null once it is gone. Linux only. */
export function readMemory(pid: number): { nowMb: number; peakMb: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
    return { nowMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM") };
  } catch {
    return null;
  }
}

function averageQuarters(samples: readonly number[]): number[] {
  return [0, 1, 2, 3].map((quarter) => {
    const part = samples.slice((quarter * samples.length) / 4, ((quarter + 1) * samples.length) / 4);
    return part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length);
  });
}

/** Runs a command of the built server to its end. Throws where it fails. Linux only: all but the time is read from /proc. */
export async function runMeasured(
  bundle: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Measured> {
  const started = performance.now();
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [join(DIST, bundle), ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  const { pid } = child;
  const samples: number[] = [];
  let [peakMb, processorMs] = [0, 0];
  const timer = setInterval(() => {
    const memory = pid === undefined ? null : readMemory(pid);
    if (pid === undefined || memory === null) return;
    // One that has just ended has none.
    if (memory.nowMb > 0) samples.push(memory.nowMb);
    peakMb = Math.max(peakMb, memory.peakMb);
    processorMs = Math.max(processorMs, readProcessTime(pid));
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((end, fail) => child.on("error", fail).on("exit", end));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${bundle} ended with code ${code}`);
  return { ms: performance.now() - started, processorMs, peakMb, quartersMb: averageQuarters(samples) };
}
