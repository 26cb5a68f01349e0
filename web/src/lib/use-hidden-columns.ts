import { useCallback, useMemo, useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

const listeners = new Set<() => void>();
const NONE: readonly string[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The keys of a list's columns that are hidden on this device; none of a list without a name. */
export function useHiddenColumns(list: string | undefined): [readonly string[], (hidden: readonly string[]) => void] {
  const kept = useSyncExternalStore(subscribe, () =>
    list === undefined ? "null" : JSON.stringify(readStored("hidden_columns")?.[list] ?? null),
  );
  const hidden = useMemo(() => readKeys(JSON.parse(kept)), [kept]);
  const hide = useCallback(
    (keys: readonly string[]) => {
      if (list === undefined) return;
      writeStored("hidden_columns", { ...readStored("hidden_columns"), [list]: keys });
      for (const listener of listeners) listener();
    },
    [list],
  );
  return [hidden, hide];
}

function readKeys(value: unknown): readonly string[] {
  return Array.isArray(value) && value.every((key) => typeof key === "string") ? value : NONE;
}
