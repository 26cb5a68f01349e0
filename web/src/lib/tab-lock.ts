let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other tab of this browser, and nothing else in this one, holds the lock.
 * On an address without Web Locks (plain http that is not localhost) only this tab queues.
 */
export function runLocked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (locks !== undefined) return locks.request(name, work) as Promise<Result>;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}
