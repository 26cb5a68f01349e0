import { setTimeout as sleep } from "node:timers/promises";

/** Time for code that waits, so that a test can let it pass. */
export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now: () => number;
  /** Resolves after `ms`. Throws the signal's reason when aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Aborts with a TimeoutError after `ms`. */
  limit: (ms: number) => AbortSignal;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  pause: async (ms, signal) => {
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
  limit: (ms) => AbortSignal.timeout(ms),
};
