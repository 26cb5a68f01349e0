import type { Clock } from "@medsieve/runtime/clock";

/** Milliseconds for which work that may wait lets searches go first, before each of its steps. */
const PATIENCE_MS = 10_000;

/** How many searches this server works on, for work beside them that may wait. */
export class SearchActivity {
  readonly #clock: Clock;
  readonly #waiting = new Set<() => void>();
  #working = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  change(by: 1 | -1): void {
    this.#working += by;
    if (this.#working > 0) return;
    for (const goOn of this.#waiting) goOn();
  }

  /** Resolves when no search works here, and after ten seconds in any case. Throws the signal's reason when aborted. */
  async letGoFirst(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#working === 0) return;
    const free = new AbortController();
    const goOn = () => free.abort();
    this.#waiting.add(goOn);
    try {
      await this.#clock.pause(PATIENCE_MS, AbortSignal.any([signal, free.signal]));
    } catch (error) {
      if (!free.signal.aborted) throw error;
    } finally {
      this.#waiting.delete(goOn);
    }
    signal.throwIfAborted();
  }
}
