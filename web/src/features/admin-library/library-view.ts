import type { Address } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber, readWords } from "../../lib/read-list-address.ts";

export const LIBRARY_TABS = ["import", "files", "retracted"] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** What of the library is shown, as the address keeps it; what is as usual is not there. */
export interface LibraryView {
  /** Undefined: the first. */
  tab?: LibraryTab | undefined;
  page?: number | undefined;
  size?: ListPageSize | undefined;
  filter?: string | undefined;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readLibraryView({ tab, page, size, filter }: Address): LibraryView {
  const chosen = readChoice(LIBRARY_TABS, tab) ?? "import";
  return {
    tab: chosen === "import" ? undefined : chosen,
    page: readPageNumber(page),
    size: readListPageSize(size),
    filter: chosen === "retracted" ? readWords(filter) : undefined,
  };
}
