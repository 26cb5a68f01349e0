import { ORDERS } from "@medsieve/contract/admin/paging";
import { USER_SORTS } from "@medsieve/contract/admin/users";
import { ADMIN_PAGE_SIZE_DEFAULT, ROLES, type Role } from "@medsieve/contract/constants";
import { type Address, readId } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber, readWords } from "../../lib/read-list-address.ts";

export const STATUSES = ["active", "inactive"] as const;
export type Status = (typeof STATUSES)[number];
type UserSort = (typeof USER_SORTS)[number];
type Order = (typeof ORDERS)[number];

/** Which users are shown, as the address keeps it; what is as usual is not there. */
export interface UsersView {
  search?: string | undefined;
  /** Id of a company. */
  company?: string | undefined;
  role?: Role | undefined;
  status?: Status | undefined;
  sort?: UserSort | undefined;
  order?: Order | undefined;
  page?: number | undefined;
  size?: ListPageSize | undefined;
}

/** Newest first. */
const USUAL_ORDER = { sort: "created_at", order: "desc" } as const;

/** The view an address names; what it has that cannot be used counts as not there. */
export function readUsersView({ search, company, role, status, sort, order, page, size }: Address): UsersView {
  const by = readChoice(USER_SORTS, sort);
  const direction = readChoice(ORDERS, order);
  const isUsual = by === null || (by === USUAL_ORDER.sort && direction === USUAL_ORDER.order);
  return {
    search: readWords(search),
    company: readId(company),
    role: readChoice(ROLES, role) ?? undefined,
    status: readChoice(STATUSES, status) ?? undefined,
    sort: isUsual ? undefined : by,
    order: isUsual ? undefined : (direction ?? "asc"),
    page: readPageNumber(page),
    size: readListPageSize(size),
  };
}

export function readSorting(view: UsersView): { sort: UserSort; order: Order } {
  return view.sort === undefined ? USUAL_ORDER : { sort: view.sort, order: view.order ?? "asc" };
}

export function isFiltered({ search, company, role, status }: UsersView): boolean {
  return [search, company, role, status].some((filter) => filter !== undefined);
}

/** The call's query string. */
export function writeUsersQuery(view: UsersView): string {
  const { sort, order } = readSorting(view);
  const query = new URLSearchParams({
    page: String(view.page ?? 1),
    per_page: String(view.size ?? ADMIN_PAGE_SIZE_DEFAULT),
    sort,
    order,
  });
  if (view.search !== undefined) query.set("search", view.search.trim());
  if (view.company !== undefined) query.set("company_id", view.company);
  if (view.role !== undefined) query.set("role", view.role);
  if (view.status !== undefined) query.set("is_active", String(view.status === "active"));
  return query.toString();
}
