import type { AdminUser } from "@medsieve/contract/admin/users";
import { useCallback, useMemo, useState } from "react";

export interface SelectedUsers {
  /** Whichever page they are on. */
  users: readonly AdminUser[];
  has(id: string): boolean;
  set(users: readonly AdminUser[], isSelected: boolean): void;
  clear(): void;
}

/** Which users are selected; it outlasts changes of page and filter, and the bulk bar always says how many they are. */
export function useSelectedUsers(): SelectedUsers {
  const [selected, setSelected] = useState<ReadonlyMap<string, AdminUser>>(new Map());

  const set = useCallback((users: readonly AdminUser[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Map(before);
      for (const user of users) {
        if (isSelected) next.set(user.id, user);
        else next.delete(user.id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setSelected(new Map()), []);

  return useMemo(
    () => ({ users: [...selected.values()], has: (id: string) => selected.has(id), set, clear }),
    [selected, set, clear],
  );
}
