import { useSyncExternalStore } from "react";

/** From here on there is room for a third column. */
const WIDE = "(min-width: 1280px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? false);
}
