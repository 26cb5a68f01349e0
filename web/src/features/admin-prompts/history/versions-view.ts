import type { Address } from "../../../lib/read-address.ts";
import { type ListPageSize, readListPageSize, readPageNumber } from "../../../lib/read-list-address.ts";

/** Which page of the versions is shown, as the address names it. */
export interface VersionsView {
  page?: number | undefined;
  size?: ListPageSize | undefined;
}

export function readVersionsView({ page, size }: Address): VersionsView {
  return { page: readPageNumber(page), size: readListPageSize(size) };
}
