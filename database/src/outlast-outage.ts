import type { Clock } from "@medsieve/runtime/clock";
import { refuseOutage } from "./outage.ts";

/** Milliseconds before the first repetition; doubled for each further one up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Does the work, and again while the database is out of order, for as long as that takes. The work may have been done
 * although its answer was lost. Throws what is no outage, and the outage once the signal is aborted.
 */
export async function outlastOutage<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  clock: Clock,
): Promise<Result> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (refuseOutage(error) === null || signal.aborted) throw error;
      await clock.pause(pause, signal).catch(() => undefined);
    }
  }
}
