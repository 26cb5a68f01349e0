import { setTimeout as sleep } from "node:timers/promises";

/** How long `/health` took each time, in milliseconds, until it is stopped. */
export async function watchHealth(server: string, betweenMs: number, stopped: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!stopped.aborted) {
    const start = performance.now();
    await (await fetch(`${server}/health`)).text();
    times.push(performance.now() - start);
    await sleep(betweenMs);
  }
  return times;
}
