/** Pages up to which all of them are listed. */
const ALL_UP_TO = 7;

/** What the pager lists: page numbers, and `gap` where some are left out. */
export function listPageNumbers(current: number, last: number): (number | "gap")[] {
  if (last <= ALL_UP_TO) return Array.from({ length: last }, (_, index) => index + 1);
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    return page - before > 1 ? ["gap" as const, page] : [page];
  });
}
