import { ORDERS } from "@medsieve/contract/admin/paging";
import { USAGE_SORTS, USAGE_STATES } from "@medsieve/contract/admin/usage-limits";
import type { Address } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber, readWords } from "../../lib/read-list-address.ts";

export type UsageSort = (typeof USAGE_SORTS)[number];
export type UsageState = (typeof USAGE_STATES)[number];
export type Order = (typeof ORDERS)[number];

/** Which accounts are shown, as the address keeps it; what is as usual is not there. */
export interface UsageView {
  page?: number | undefined;
  size?: ListPageSize | undefined;
  filter?: string | undefined;
  state?: UsageState | undefined;
  sort?: UsageSort | undefined;
  order?: Order | undefined;
}

/** The accounts that need attention come first, unless something else is asked for. */
const USUAL_ORDER: { sort: UsageSort; order: Order } = { sort: "usage_percentage", order: "desc" };

/** The view an address names; what it has that cannot be used counts as not there. */
export function readUsageView({ page, size, filter, state, sort, order }: Address): UsageView {
  const wanted = readOrder({ sort: readChoice(USAGE_SORTS, sort), order: readChoice(ORDERS, order) });
  const isUsual = wanted.sort === USUAL_ORDER.sort && wanted.order === USUAL_ORDER.order;
  return {
    page: readPageNumber(page),
    size: readListPageSize(size),
    filter: readWords(filter),
    state: readChoice(USAGE_STATES, state) ?? undefined,
    sort: isUsual ? undefined : wanted.sort,
    order: isUsual ? undefined : wanted.order,
  };
}

/** What the list is sorted by; the usual order where nothing is said. */
export function readOrder(wanted: { sort?: UsageSort | null | undefined; order?: Order | null | undefined }) {
  const sort = wanted.sort ?? USUAL_ORDER.sort;
  return { sort, order: wanted.order ?? (sort === USUAL_ORDER.sort ? USUAL_ORDER.order : "asc") };
}
