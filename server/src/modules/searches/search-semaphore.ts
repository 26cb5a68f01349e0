import type { SearchActivity } from "../../work/search-activity.ts";

/**
 * Whose search works next: at most `atOnce` of all and `perUser` of one user work at a time, and of those that wait the
 * users are taken in rotation, so that one user's many searches do not hold up another's single one.
 */
export class SearchSemaphore {
  readonly #atOnce: number;
  readonly #perUser: number;
  readonly #activity: SearchActivity;
  readonly #working = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #count = 0;

  constructor(atOnce: number, perUser: number, activity: SearchActivity) {
    this.#activity = activity;
    this.#atOnce = atOnce;
    this.#perUser = perUser;
  }

  /** Resolves with the function that releases it again; at once, without having acquired it, when the signal aborts. */
  async acquire(userId: string, signal: AbortSignal): Promise<() => void> {
    let isAcquired = false;
    await new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const own = this.#waiting.get(userId) ?? new Set();
      const begin = () => {
        signal.removeEventListener("abort", leave);
        isAcquired = true;
        resolve();
      };
      const leave = () => {
        own.delete(begin);
        if (own.size === 0) this.#waiting.delete(userId);
        resolve();
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.set(userId, own.add(begin));
      this.#startNext();
    });
    return () => {
      if (!isAcquired) return;
      isAcquired = false;
      this.#change(userId, -1);
      this.#startNext();
    };
  }

  #startNext(): void {
    while (this.#count < this.#atOnce) {
      const next = [...this.#waiting].find(([userId]) => (this.#working.get(userId) ?? 0) < this.#perUser);
      if (next === undefined) return;
      const [userId, own] = next;
      const [begin] = own;
      this.#waiting.delete(userId);
      if (begin === undefined) continue;
      own.delete(begin);
      // Last in the rotation again.
      if (own.size > 0) this.#waiting.set(userId, own);
      this.#change(userId, 1);
      begin();
    }
  }

  #change(userId: string, by: 1 | -1): void {
    this.#count += by;
    this.#activity.change(by);
    const working = (this.#working.get(userId) ?? 0) + by;
    if (working === 0) this.#working.delete(userId);
    else this.#working.set(userId, working);
  }
}
