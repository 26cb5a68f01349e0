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

/** The view an address names; what it has that cannot be used counts as not there. */
export function readHistoryView({ page, size, filter, highlighted }: Address): HistoryView {
  return {
    page: readWholeNumber(page, 2, PAGE_MAX),
    size: readChoice(PAGE_SIZES, size) ?? undefined,
    filter: readWords(filter),
    highlighted: highlighted === true ? true : undefined,
  };
}

export function readPage(view: HistoryView): number {
  return view.page ?? 1;
}

export function readPageSize(view: HistoryView): PageSize {
  return view.size ?? HISTORY_PAGE_SIZE_DEFAULT;
}

/** The view as the address keeps it after `changes`: page 1 and the usual size are left out. */
export function changeView(view: HistoryView, changes: Partial<HistoryView>): HistoryView {
  const { page, size, filter, highlighted } = { ...view, ...changes };
  return {
    page: page === 1 ? undefined : page,
    size: size === HISTORY_PAGE_SIZE_DEFAULT ? undefined : size,
    filter: filter?.trim() ? filter : undefined,
    highlighted,
  };
}
