import type { Clock } from "../src/clock.ts";

export interface TestClock extends Clock {
  /** Lets this many milliseconds pass: pauses and limits that end in them do. */
  advance: (ms: number) => void;
  /** Milliseconds left of each pause under way. */
  pausing: () => number[];
}

interface Alarm {
  at: number;
  ring: () => void;
}

/** Time that stands still until it is advanced; with `skipsPauses` each pause passes at once, and time with it. */
export function createTestClock({ skipsPauses = false } = {}): TestClock {
  let now = 0;
  const pauses = new Set<Alarm>();
  const limits = new Set<Alarm>();

  function advance(ms: number): void {
    now += ms;
    for (const alarms of [limits, pauses]) {
      for (const alarm of alarms) {
        if (alarm.at > now) continue;
        alarms.delete(alarm);
        alarm.ring();
      }
    }
  }

  async function pause(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (skipsPauses) {
      advance(ms);
      signal.throwIfAborted();
      return;
    }
    const aborted = new AbortController();
    await new Promise<void>((resolve) => {
      const alarm = { at: now + ms, ring: resolve };
      pauses.add(alarm);
      const leave = () => {
        pauses.delete(alarm);
        resolve();
      };
      signal.addEventListener("abort", leave, { once: true, signal: aborted.signal });
    });
    aborted.abort();
    signal.throwIfAborted();
  }

  return {
    now: () => now,
    advance,
    pause,
    pausing: () => [...pauses].map(({ at }) => at - now),
    limit: (ms) => {
      const controller = new AbortController();
      const ring = () => controller.abort(new DOMException("The time is over.", "TimeoutError"));
      limits.add({ at: now + ms, ring });
      return controller.signal;
    },
  };
}
