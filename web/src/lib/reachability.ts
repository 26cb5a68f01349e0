import { useSyncExternalStore } from "react";

/** Milliseconds between two attempts to reach the server again. */
const ASK_AGAIN_MS = 3_000;

let isReachable = true;
let askers = 0;
let asking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Notes whether the server answered, whatever it answered. */
export function noteReachable(now: boolean): void {
  if (now === isReachable) return;
  isReachable = now;
  for (const listen of listeners) listen();
}

async function askServer(): Promise<void> {
  await fetch("/health", { cache: "no-store" });
  noteReachable(true);
}

/** Asks the server again and again, once for all who wait for it; the answer ends it for this one. */
export function keepAsking(): () => void {
  askers += 1;
  asking ??= setInterval(() => void askServer().catch(() => undefined), ASK_AGAIN_MS);
  return () => {
    askers -= 1;
    if (askers > 0) return;
    clearInterval(asking);
    asking = undefined;
  };
}

function listenTo(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Whether the server answered what was last asked of it. What the browser says of its network is no answer: the server may be on the same machine. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(listenTo, () => isReachable);
}

/** Loads code or texts of a page; where the server cannot be reached, once more when it answers again. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await askServer().catch(waitForServer);
    return load();
  }
}

function waitForServer(): Promise<void> {
  noteReachable(false);
  const endAsking = keepAsking();
  return new Promise((resolve) => {
    const stop = listenTo(() => {
      stop();
      endAsking();
      resolve();
    });
  });
}
