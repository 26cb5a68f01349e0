import pLimit, { type LimitFunction } from "p-limit";

/** Work of one user follows one after the other; that of different users goes on side by side. */
export class UserQueue {
  readonly #limits = new Map<string, LimitFunction>();

  /** Throws the signal's reason where it is aborted before its turn. */
  async run<Result>(userId: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const limit = this.#limits.get(userId) ?? pLimit(1);
    this.#limits.set(userId, limit);
    try {
      return await limit(async () => {
        signal.throwIfAborted();
        return work();
      });
    } finally {
      if (limit.activeCount + limit.pendingCount === 0 && this.#limits.get(userId) === limit)
        this.#limits.delete(userId);
    }
  }
}
