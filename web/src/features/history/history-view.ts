import { HISTORY_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { z } from "zod";

/** Searches on a page, to choose from below the list; above it, the smaller ones. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const PAGE_SIZES_ABOVE = [10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const PAGE_MAX = 1_000_000;

/** Which part of the history is shown, as the address keeps it; what is as usual is not there. */
export const historyViewSchema = z.object({
  page: z.int().min(2).max(PAGE_MAX).optional().catch(undefined),
  size: z.literal(PAGE_SIZES).optional().catch(undefined),
  /** A number or a word such as true that stands in the address by itself is text, too. */
  filter: z
    .union([z.string(), z.number(), z.boolean()])
    .transform(String)
    .refine((text) => text.trim() !== "")
    .optional()
    .catch(undefined),
  highlighted: z.literal(true).optional().catch(undefined),
});
export type HistoryView = z.infer<typeof historyViewSchema>;

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
