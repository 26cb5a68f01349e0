import type { Clock } from "@medsieve/runtime/clock";

/** Milliseconds that a wait lasts before it is worth saying. */
const NOTICE_AFTER_MS = 1_000;

/** Called with true when requests of a search wait for their turn at the source, and with false when none does. */
export type WaitListener = (isWaiting: boolean) => void;

/** For work that shows nothing while it waits. */
export const ignoreWaiting: WaitListener = () => undefined;

/** Says of one search whether any of its requests has been waiting for a while. */
export class WaitNotice {
  readonly #listener: WaitListener;
  readonly #clock: Clock;
  #waiting = 0;
  #isSaid = false;

  constructor(listener: WaitListener, clock: Clock) {
    this.#listener = listener;
    this.#clock = clock;
  }

  /** The wait is over when `wait` settles. */
  async during(wait: () => Promise<void>): Promise<void> {
    let isCounted = false;
    const over = new AbortController();
    this.#clock.pause(NOTICE_AFTER_MS, over.signal).then(
      () => {
        if (over.signal.aborted) return;
        isCounted = true;
        this.#change(1);
      },
      () => undefined,
    );
    try {
      await wait();
    } finally {
      over.abort();
      if (isCounted) this.#change(-1);
    }
  }

  #change(by: 1 | -1): void {
    this.#waiting += by;
    const isWaiting = this.#waiting > 0;
    if (isWaiting === this.#isSaid) return;
    this.#isSaid = isWaiting;
    this.#listener(isWaiting);
  }
}
