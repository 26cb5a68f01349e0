import { setImmediate } from "node:timers/promises";

/** Of this process, since it has one event loop: when the slice before the next one has had its turn. */
let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets: between two slices of work, whosever they are, all that
 * has come in meanwhile is answered. A slice itself must be bounded. Throws the signal's reason when it is aborted.
 */
export async function takeSlice(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const turn = last.then(() => setImmediate());
  last = turn;
  await turn;
  signal?.throwIfAborted();
}
