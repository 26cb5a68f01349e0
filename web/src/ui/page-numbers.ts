import { AUDIT_PAGE_BUTTONS, PAGES_WITHOUT_ELLIPSES } from "@medsieve/contract/constants";

/** What the pager lists: page numbers, and `gap` where some are left out. */
export function listPageNumbers(current: number, last: number): (number | "gap")[] {
  if (last <= PAGES_WITHOUT_ELLIPSES) return Array.from({ length: last }, (_, index) => index + 1);
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    return page - before > 1 ? ["gap" as const, page] : [page];
  });
}

/** At most five page numbers, the current one among them and as near to the middle as can be; no gaps. */
export function listNearPages(current: number, last: number): number[] {
  const count = Math.min(AUDIT_PAGE_BUTTONS, last);
  const first = Math.min(Math.max(1, current - Math.floor(AUDIT_PAGE_BUTTONS / 2)), last - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
