import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSession } from "../../../lib/session.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";
import { type ColumnChoice, readColumns } from "./columns.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The columns of the table as this account last chose them on this device. */
export function useColumns(): [ColumnChoice[], (columns: readonly ColumnChoice[]) => void] {
  const session = useSession();
  const userId = session.status === "signed_in" ? String(session.user.id) : "";
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(readStored("result_columns")?.[userId] ?? null));
  const columns = useMemo(() => readColumns(JSON.parse(kept)), [kept]);
  const choose = useCallback(
    (chosen: readonly ColumnChoice[]) => {
      writeStored("result_columns", { ...readStored("result_columns"), [userId]: chosen });
      for (const listener of listeners) listener();
    },
    [userId],
  );
  return [columns, choose];
}
