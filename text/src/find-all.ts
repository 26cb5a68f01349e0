/**
 * Each place at which `needle` stands in `hay`, overlapping ones too (UTF-16 offsets); none for an empty needle. Takes
 * time with the sum of both lengths, whatever they hold (Knuth, Morris and Pratt, 1977).
 */
export function* findAll(needle: string, hay: string): Generator<number> {
  // Most needles stand nowhere, or where they are looked for first.
  const first = needle === "" ? -1 : hay.indexOf(needle);
  if (first < 0) return;
  yield first;
  const borders = listBorders(needle);
  let matched = borders[needle.length] ?? 0;
  for (let at = first + needle.length; at < hay.length; at++) {
    const unit = hay.charCodeAt(at);
    while (matched > 0 && (matched === needle.length || needle.charCodeAt(matched) !== unit)) {
      matched = borders[matched] ?? 0;
    }
    if (needle.charCodeAt(matched) === unit) matched++;
    if (matched === needle.length) yield at + 1 - matched;
  }
}

/** For each length, that of the longest proper beginning of that much of the needle that also ends it. */
function listBorders(needle: string): Uint32Array {
  const borders = new Uint32Array(needle.length + 1);
  let border = 0;
  for (let at = 1; at < needle.length; at++) {
    while (border > 0 && needle.charCodeAt(border) !== needle.charCodeAt(at)) border = borders[border] ?? 0;
    if (needle.charCodeAt(border) === needle.charCodeAt(at)) border++;
    borders[at + 1] = border;
  }
  return borders;
}
