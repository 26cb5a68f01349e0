/** Lexemes in the order of their UTF-8 bytes, which is PostgreSQL's for those of a tsvector. */
export function compareLexemes(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one !== other) return orderOf(one) - orderOf(other);
  }
  return a.length - b.length;
}

/** Halves of pairs stand for characters beyond all that are one unit. */
function orderOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

/** The place of the first of these sorted lexemes that comes after this one. */
export function placeAfter(sorted: readonly string[], lexeme: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareLexemes(sorted[middle] ?? "", lexeme) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
