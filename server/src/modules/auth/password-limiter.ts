import { AppError } from "@medsieve/runtime/app-error";

/** Passwords compared at a time: each takes a processor, and 19 MB. */
const AT_ONCE = 2;
/** Comparisons that may wait of one network or device. */
const WAITING_MAX = 20;
const RETRY_AFTER_SECONDS = 5;

/**
 * Comparing a password is costly, and strangers can ask for it. Those who wait are taken in rotation of where they come
 * from, so that a flood from one network does not hold up the sign-ins of another.
 */
export class PasswordLimiter {
  /** By where they come from, the next in rotation first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #working = 0;

  /** Runs `compare` when a place is free. Throws 429 at once where too many of `key` wait already. */
  async run<Result>(key: string, compare: () => Promise<Result>): Promise<Result> {
    const own = this.#waiting.get(key) ?? [];
    if (own.length >= WAITING_MAX) {
      const retryAfter = RETRY_AFTER_SECONDS;
      throw new AppError(429, "too_many_attempts", "Too many attempts. Please try again later", { retryAfter });
    }
    await new Promise<void>((begin) => {
      own.push(begin);
      this.#waiting.set(key, own);
      this.#startNext();
    });
    try {
      return await compare();
    } finally {
      this.#working--;
      this.#startNext();
    }
  }

  #startNext(): void {
    while (this.#working < AT_ONCE) {
      const [next] = this.#waiting;
      if (next === undefined) return;
      const [key, own] = next;
      const begin = own.shift();
      // Last in the rotation again.
      this.#waiting.delete(key);
      if (own.length > 0) this.#waiting.set(key, own);
      if (begin === undefined) continue;
      this.#working++;
      begin();
    }
  }
}
