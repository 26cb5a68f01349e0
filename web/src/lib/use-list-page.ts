import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Address } from "./read-address.ts";
import { useAddressView } from "./use-address-view.ts";

interface ListAnswer {
  meta: { total: number; total_pages: number; page: number; per_page: number };
}

/** One page of a list: which, from the address; and what the server answers of it. */
export interface ListControl<View, Answer> {
  view: View;
  /** `replace` leaves no step to go back to, as while someone is typing. */
  change: (changes: Partial<View>, options?: { replace?: boolean }) => void;
  /** The address of another page of the same list. */
  hrefOf: (page: number) => string;
  /** How many entries a page has; leads back to the first page. */
  setSize: (size: number) => void;
  query: UseQueryResult<Answer>;
}

/**
 * A list whose page, order and filters are in its address. `read` and `queryOf` must be the same functions at each call. Goes
 * to the last page where the address names one beyond it, as after others were deleted.
 */
export function useListPage<
  View extends { page?: number | undefined },
  Answer extends ListAnswer,
  Key extends QueryKey,
>(
  read: (address: Address) => View,
  queryOf: (view: View) => UseQueryOptions<Answer, Error, Answer, Key>,
): ListControl<View, Answer> {
  const { view, change, hrefOfAddress, changeAddress } = useAddressView(read);
  const query = useQuery(queryOf(view));
  const last = query.isPlaceholderData ? undefined : query.data?.meta.total_pages;
  const page = view.page ?? 1;
  useEffect(() => {
    if (last !== undefined && page > Math.max(1, last)) changeAddress({ page: last }, { replace: true });
  }, [page, last, changeAddress]);
  return {
    view,
    change,
    hrefOf: useCallback((other: number) => hrefOfAddress({ page: other }), [hrefOfAddress]),
    setSize: useCallback((size: number) => changeAddress({ size, page: undefined }), [changeAddress]),
    query,
  };
}
