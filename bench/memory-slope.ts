import { setTimeout as sleep } from "node:timers/promises";
import { readMemory } from "./run-measured.ts";

export interface MemorySample {
  minutes: number;
  mb: number;
}

/** The memory of a process every `betweenMs`, until it is stopped. Linux only. */
export async function watchMemory(pid: number, betweenMs: number, stopped: AbortSignal): Promise<MemorySample[]> {
  const started = performance.now();
  const samples: MemorySample[] = [];
  while (!stopped.aborted) {
    const memory = readMemory(pid);
    if (memory !== null) samples.push({ minutes: (performance.now() - started) / 60_000, mb: memory.nowMb });
    await sleep(betweenMs, undefined, { signal: stopped }).catch(() => undefined);
  }
  return samples;
}

/** The lowest sample of each whole minute: what stays, without what waits to be collected. */
export function keepLowest(samples: readonly MemorySample[]): MemorySample[] {
  const lowest = new Map<number, MemorySample>();
  for (const sample of samples) {
    const minute = Math.floor(sample.minutes);
    if (sample.mb < (lowest.get(minute)?.mb ?? Number.POSITIVE_INFINITY)) lowest.set(minute, sample);
  }
  return [...lowest.values()];
}

/** MB a minute by least squares; NaN of fewer than two samples. */
export function fitSlope(samples: readonly MemorySample[]): number {
  const mean = (pick: (sample: MemorySample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [middle, level] = [mean(({ minutes }) => minutes), mean(({ mb }) => mb)];
  const spread = samples.reduce((sum, { minutes }) => sum + (minutes - middle) ** 2, 0);
  return samples.reduce((sum, { minutes, mb }) => sum + (minutes - middle) * (mb - level), 0) / spread;
}
