/** Where words are quoted in a text: UTF-16 offsets of what stands between the quotation marks. */
export interface Quotation {
  start: number;
  end: number;
}

const CLOSING = new Map([
  ["“", "”"],
  ["「", "」"],
]);

/** Finds what a reader quotes from a paper: “…” in English and Chinese, 「…」 in Japanese. Marks without a partner are text. */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.charAt(at);
    const close = CLOSING.get(open);
    const end = close === undefined ? -1 : findPartner(text, at, open, close);
    if (end > at + 1) found.push({ start: at + 1, end });
    at = end < 0 ? at + 1 : end + 1;
  }
  return found;
}

/** Offset of the mark that closes the one at `at`, past pairs of the same marks inside; -1 where there is none. */
function findPartner(text: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (let offset = at; offset < text.length; offset += 1) {
    if (text.charAt(offset) === open) depth += 1;
    else if (text.charAt(offset) === close) depth -= 1;
    if (depth === 0) return offset;
  }
  return -1;
}

/** A run of text, and whether it is quoted. */
export interface QuotedPart {
  text: string;
  isQuoted: boolean;
}

/**
 * Cuts `part`, which stands at `offset` of the text that `quotations` were found in, at the edges of the quotations.
 * The parts joined are `part` again.
 */
export function splitQuotations(part: string, offset: number, quotations: readonly Quotation[]): QuotedPart[] {
  const parts: QuotedPart[] = [];
  let at = 0;
  for (const { start, end } of quotations) {
    const from = Math.max(start - offset, at);
    const to = Math.min(end - offset, part.length);
    if (to <= from) continue;
    if (from > at) parts.push({ text: part.slice(at, from), isQuoted: false });
    parts.push({ text: part.slice(from, to), isQuoted: true });
    at = to;
  }
  if (at < part.length) parts.push({ text: part.slice(at), isQuoted: false });
  return parts;
}
