import { COMPANY_SORTS } from "@medsieve/contract/admin/companies";
import { ORDERS } from "@medsieve/contract/admin/paging";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import type { Address } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber, readWords } from "../../lib/read-list-address.ts";

type CompanySort = (typeof COMPANY_SORTS)[number];
type Order = (typeof ORDERS)[number];

/** Which companies are shown, as the address keeps it; what is as usual is not there. */
export interface CompaniesView {
  search?: string | undefined;
  sort?: CompanySort | undefined;
  order?: Order | undefined;
  page?: number | undefined;
  size?: ListPageSize | undefined;
}

const USUAL_ORDER = { sort: "name", order: "asc" } as const;

/** The view an address names; what it has that cannot be used counts as not there. */
export function readCompaniesView({ search, sort, order, page, size }: Address): CompaniesView {
  const by = readChoice(COMPANY_SORTS, sort) ?? USUAL_ORDER.sort;
  const direction = readChoice(ORDERS, order) ?? USUAL_ORDER.order;
  const isUsual = by === USUAL_ORDER.sort && direction === USUAL_ORDER.order;
  return {
    search: readWords(search),
    sort: isUsual ? undefined : by,
    order: isUsual ? undefined : direction,
    page: readPageNumber(page),
    size: readListPageSize(size),
  };
}

export function readSorting({ sort, order }: CompaniesView): { sort: CompanySort; order: Order } {
  return { sort: sort ?? USUAL_ORDER.sort, order: order ?? USUAL_ORDER.order };
}

/** The call's query string. */
export function writeCompaniesQuery(view: CompaniesView): string {
  const query = new URLSearchParams({
    page: String(view.page ?? 1),
    per_page: String(view.size ?? ADMIN_PAGE_SIZE_DEFAULT),
    ...readSorting(view),
  });
  if (view.search !== undefined) query.set("search", view.search.trim());
  return query.toString();
}
