import type { HistoryItem } from "@medsieve/contract/history";
import { useCallback, useMemo, useState } from "react";

export interface Selection {
  /** Selected searches, the newest first, whichever page they are on. */
  items: readonly HistoryItem[];
  has(id: string): boolean;
  set(items: readonly HistoryItem[], isSelected: boolean): void;
  clear(): void;
}

/** Which searches are selected; it outlasts changes of page and filter. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, HistoryItem>>(new Map());

  const set = useCallback((items: readonly HistoryItem[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Map(before);
      for (const item of items) {
        if (isSelected) next.set(item.id, item);
        else next.delete(item.id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setSelected(new Map()), []);

  return useMemo(() => {
    const items = [...selected.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
    return { items, has: (id: string) => selected.has(id), set, clear };
  }, [selected, set, clear]);
}
