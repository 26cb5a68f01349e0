import type { PlacedLexemes } from "../index-paper.ts";
import type { Vocabulary } from "../postings/vocabulary.ts";

/** The lexemes of some papers with their places, as numbers one after the other, until it is known which are stored. */
export interface PlacedPapers {
  vocabulary: Vocabulary;
  add: (placed: PlacedLexemes) => void;
  /** Goes through the lexemes of a paper, as they were added. The array is used for the next one, too. */
  visit: (paper: number, visit: (lexeme: number, places: ArrayLike<number>, count: number) => void) => void;
}

export function createPlacedPapers(vocabulary: Vocabulary, expected: number): PlacedPapers {
  /** Of each lexeme its number, how many places, and these. */
  let all = new Uint32Array(expected);
  let used = 0;
  const ends: number[] = [];
  const places: number[] = [];

  function reserve(more: number): void {
    if (used + more <= all.length) return;
    const larger = new Uint32Array(Math.max(all.length * 2, used + more));
    larger.set(all.subarray(0, used));
    all = larger;
  }

  return {
    vocabulary,
    add(placed) {
      for (const [lexeme, found] of placed) {
        reserve(2 + found.length);
        all[used++] = vocabulary.numberOf(lexeme);
        all[used++] = found.length;
        for (const place of found) all[used++] = place;
      }
      ends.push(used);
    },
    visit(paper, visit) {
      const end = ends[paper] ?? 0;
      for (let at = paper === 0 ? 0 : (ends[paper - 1] ?? end); at < end; ) {
        const lexeme = all[at++] ?? 0;
        const count = all[at++] ?? 0;
        for (let place = 0; place < count; place++) places[place] = all[at++] ?? 0;
        visit(lexeme, places, count);
      }
    },
  };
}
