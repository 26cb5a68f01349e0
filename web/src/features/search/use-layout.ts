import { useCallback, useSyncExternalStore } from "react";
import { readChoice } from "../../lib/read-answer.ts";
import { useSession } from "../../lib/session.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useIsPrinted } from "../../lib/use-media-query.ts";
import { LAYOUTS, type Layout } from "./list-view.ts";
import { useListView } from "./use-list-view.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKept(userId: string): Layout {
  return readChoice(LAYOUTS, new Map(Object.entries(readStored("result_layouts") ?? {})).get(userId)) ?? "list";
}

/** How papers are laid out: as the address says, else as this account last chose on this device; on paper, in full. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const session = useSession();
  const { view, change } = useListView();
  const isPrinted = useIsPrinted();
  const userId = session.status === "signed_in" ? String(session.user.id) : "";
  const kept = useSyncExternalStore(subscribe, () => readKept(userId));
  const choose = useCallback(
    (layout: Layout) => {
      writeStored("result_layouts", { ...readStored("result_layouts"), [userId]: layout });
      for (const listener of listeners) listener();
      change({ view: layout });
    },
    [userId, change],
  );
  return [isPrinted ? "full" : (view.view ?? kept), choose];
}
