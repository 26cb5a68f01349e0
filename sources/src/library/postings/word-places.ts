/** Where words stand, as paper × PLACES + position: more places than a paper has, and exact as a number. */
export const PLACES = 16_384;

/** Collects places; those of one lexeme come in order. */
export function createPlaces() {
  let places = new Float64Array(1_024);
  let used = 0;
  let isSorted = true;
  return {
    add(paper: number, position: number): void {
      if (used === places.length) {
        const larger = new Float64Array(places.length * 2);
        larger.set(places);
        places = larger;
      }
      const place = paper * PLACES + position;
      if (used > 0 && place < (places[used - 1] ?? 0)) isSorted = false;
      places[used++] = place;
    },
    /** In order. */
    finish(): Float64Array {
      const all = places.subarray(0, used);
      return isSorted ? all : all.sort();
    },
  };
}

/** Of these places, in order, those that stand so far behind one of the others, in the same paper. */
export function keepBehind(places: Float64Array, others: Float64Array, distance: number): Float64Array {
  const kept = new Float64Array(places.length);
  let found = 0;
  let at = 0;
  for (const place of places) {
    const before = place - distance;
    while (at < others.length && (others[at] ?? 0) < before) at++;
    if (at < others.length && others[at] === before && place % PLACES >= distance) kept[found++] = place;
  }
  return kept.subarray(0, found);
}
