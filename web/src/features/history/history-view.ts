import { HISTORY_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { type Address, readWholeNumber } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { readWords } from "../../lib/read-list-address.ts";

/** Searches on a page, to choose from below the list; above it, the smaller ones. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const PAGE_SIZES_ABOVE = [10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const PAGE_MAX = 1_000_000;

/** Which part of the history is shown, as the address keeps it; what is as usual is not there. */
export interface HistoryView {
  page?: number | undefined;
  size?: PageSize | undefined;
  filter?: string | undefined;
  highlighted?: true | undefined;
}

/** undefined for the usual size, and for what is none. */
function readPageSizeOf(value: unknown): PageSize | undefined {
  const size = readChoice(PAGE_SIZES, value);
  return size === null || size === HISTORY_PAGE_SIZE_DEFAULT ? undefined : size;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readHistoryView({ page, size, filter, highlighted }: Address): HistoryView {
  return {
    page: readWholeNumber(page, 2, PAGE_MAX),
    size: readPageSizeOf(size),
    filter: readWords(filter),
    highlighted: highlighted === true ? true : undefined,
  };
}

export function readPageSize(view: HistoryView): PageSize {
  return view.size ?? HISTORY_PAGE_SIZE_DEFAULT;
}
