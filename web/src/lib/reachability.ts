import { useSyncExternalStore } from "react";

let isReachable = true;
const listeners = new Set<() => void>();

/** Notes whether the server answered, whatever it answered. */
export function noteReachable(now: boolean): void {
  if (now === isReachable) return;
  isReachable = now;
  for (const listen of listeners) listen();
}

function listenTo(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Whether the server answered what was last asked of it. What the browser says of its network is no answer: the server may be on the same machine. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(listenTo, () => isReachable);
}
