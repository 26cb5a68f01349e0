/**
 * First and last page of pages as MEDLINE prints them, where an end leaves out the digits it shares with the beginning:
 * "445-9" is 445 to 449. Of several ranges the first; `last` is null of a single page.
 */
export function readPageRange(printed: string): { first: string; last: string | null } {
  const range = printed.split(/[,;]/u, 1)[0]?.trim() ?? "";
  const parts = /^([^-–—\s]+)\s*[-–—]\s*([^-–—\s]+)$/u.exec(range);
  const [, first, end] = parts ?? [];
  if (first === undefined || end === undefined) return { first: range, last: null };
  const isShortened = /^\d+$/u.test(end) && end.length < first.length && /\d$/u.test(first);
  return { first, last: isShortened ? first.slice(0, first.length - end.length) + end : end };
}
