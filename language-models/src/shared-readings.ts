import type { KeptReading } from "./make-reading.ts";

/** Readings that are under way in this process, so that what two searches want at once is paid for once. */
export class SharedReadings {
  readonly #underWay = new Map<string, { promise: Promise<KeptReading | null>; settle: Settle }>();

  /** Takes a reading on; false when another search has it under way. */
  begin(key: string): boolean {
    if (this.#underWay.has(key)) return false;
    let settle: Settle = () => undefined;
    const promise = new Promise<KeptReading | null>((resolve) => {
      settle = resolve;
    });
    this.#underWay.set(key, { promise, settle });
    return true;
  }

  /** Resolves the waiting searches with the reading; null when it came to nothing. */
  end(key: string, reading: KeptReading | null): void {
    this.#underWay.get(key)?.settle(reading);
    this.#underWay.delete(key);
  }

  /** What another search reads; null when that came to nothing. Throws the signal's reason when aborted. */
  async waitFor(key: string, searching: AbortSignal): Promise<KeptReading | null> {
    const signal = AbortSignal.any([searching]);
    signal.throwIfAborted();
    const underWay = this.#underWay.get(key)?.promise ?? Promise.resolve(null);
    let stop = () => {};
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason);
      signal.addEventListener("abort", stop, { once: true });
    });
    return Promise.race([underWay, stopped]).finally(() => signal.removeEventListener("abort", stop));
  }
}

type Settle = (reading: KeptReading | null) => void;
