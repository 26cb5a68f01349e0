import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { Address } from "./read-address.ts";

/**
 * What of a list is shown, kept in the address so that reload and back keep it. `read` takes what it can use of an
 * address and leaves out what is as usual; it must be the same function at each call.
 */
export function useAddressView<View extends object>(read: (address: Address) => View) {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.search as Address });
  const view = useMemo(() => read(search), [read, search]);

  /** The address of the same page with `changes`. */
  const hrefOfAddress = useCallback(
    (changes: Address) => router.buildLocation({ to: pathname, search: read({ ...view, ...changes }) }).href,
    [router, pathname, read, view],
  );

  /** `replace` leaves no step to go back to, as while someone is typing. */
  const changeAddress = useCallback(
    (changes: Address, { replace = false } = {}) => {
      const current = read(router.latestLocation.search as Address);
      void router.navigate({ to: pathname, search: read({ ...current, ...changes }), replace });
    },
    [router, pathname, read],
  );
  const hrefOf: (changes: Partial<View>) => string = hrefOfAddress;
  const change: (changes: Partial<View>, options?: { replace?: boolean }) => void = changeAddress;

  return { view, change, hrefOf, changeAddress, hrefOfAddress };
}
