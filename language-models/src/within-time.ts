import type { Clock } from "@medsieve/runtime/clock";
import { ModelFailure } from "./model-failure.ts";

/** Does the work, but no longer than this. Throws ModelFailure when time is over; the signal's reason when aborted. */
export async function workWithin<Result>(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = clock.limit(ms);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    if (limit.aborted) throw new ModelFailure("the model gave no answer in time", { isPassing: true });
    throw error;
  }
}
