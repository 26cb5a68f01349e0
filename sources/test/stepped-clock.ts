import { setImmediate } from "node:timers/promises";
import type { Clock } from "@medsieve/runtime/clock";
import { sql } from "drizzle-orm";
import type { SourceClocks } from "../src/open-sources.ts";

interface Sleeper {
  at: number;
  wake: () => void;
}

/**
 * Time for sources that passes only when a request waits for NCBI's limit, and never while one is on its way: then
 * `isQuiet` is false. No test waits for it.
 */
export class SteppedClock implements SourceClocks {
  /** Milliseconds since it began. */
  now = 0;
  readonly #isQuiet: () => boolean;
  #sleepers: Sleeper[] = [];

  constructor(isQuiet: () => boolean) {
    this.#isQuiet = isQuiet;
  }

  readonly budget = {
    now: () => this.now,
    pause: async (ms: number) => {
      while (!this.#isQuiet()) await setImmediate();
      this.now += ms;
      const due = this.#sleepers.filter(({ at }) => at <= this.now);
      this.#sleepers = this.#sleepers.filter(({ at }) => at > this.now);
      for (const { wake } of due) wake();
    },
    databaseNow: () => sql`to_timestamp(${this.now / 1000}::float8)`,
  };

  readonly clock: Clock = {
    now: () => this.now,
    pause: (ms, signal) => this.pause(ms, signal),
    limit: () => new AbortController().signal,
  };

  /** Throws the signal's reason when aborted. */
  async pause(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (ms === 0) return;
    const over = new AbortController();
    try {
      await new Promise<void>((resolve, reject) => {
        const sleeper = { at: this.now + ms, wake: resolve };
        this.#sleepers.push(sleeper);
        const leave = () => {
          this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
          reject(signal.reason);
        };
        signal.addEventListener("abort", leave, { signal: over.signal });
      });
    } finally {
      over.abort();
    }
  }
}
