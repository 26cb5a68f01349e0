import pLimit, { type LimitFunction } from "p-limit";

/** Work of one user follows one after the other; that of different users goes on side by side. */
export class UserQueue {
  readonly #turns = new Map<string, LimitFunction>();

  /** Throws the signal's reason where it is aborted before its turn. */
  async run<Result>(userId: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#turns.get(userId) ?? pLimit(1);
    this.#turns.set(userId, turns);
    try {
      return await turns(async () => {
        signal.throwIfAborted();
        return work();
      });
    } finally {
      if (turns.activeCount + turns.pendingCount === 0 && this.#turns.get(userId) === turns) this.#turns.delete(userId);
    }
  }
}
