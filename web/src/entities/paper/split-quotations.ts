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
  const partners = pairMarks(text);
  const found: Quotation[] = [];
  let outer = -1;
  for (const start of [...partners.keys()].sort((a, b) => a - b)) {
    const end = partners.get(start) ?? start;
    if (start < outer) continue;
    outer = end;
    if (end > start + 1) found.push({ start: start + 1, end });
  }
  return found;
}

/** Where the mark that closes each opening one stands, past pairs of the same marks inside. */
function pairMarks(text: string): Map<number, number> {
  const partners = new Map<number, number>();
  const open = new Map(Array.from(CLOSING.values(), (mark): [string, number[]] => [mark, []]));
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const closing = CLOSING.get(character);
    if (closing !== undefined) open.get(closing)?.push(at);
    const start = open.get(character)?.pop();
    if (start !== undefined) partners.set(start, at);
  }
  return partners;
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
