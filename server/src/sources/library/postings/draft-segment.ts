import { createDraftRows } from "./draft-rows.ts";
import type { Block } from "./posting-blocks.ts";
import { readPrinted } from "./read-printed.ts";
import { findStem, stemLexeme } from "./stems.ts";

/** A paper of `library_index` as a segment takes it. */
export interface DraftedPaper {
  pmid: number;
  /** Days since 1970; null where the date is not known. */
  published: number | null;
  /** The tsvector as PostgreSQL prints it. */
  lexemes: string;
}

/** What a segment says of its papers, by their numbers. */
export interface SegmentPapers {
  pmids: Int32Array<ArrayBuffer>;
  /** Days since 1970; NO_DATE where it is not known. */
  published: Int32Array<ArrayBuffer>;
  /** Words without stop words, those of the title twice. */
  lengths: Uint16Array<ArrayBuffer>;
}

export const NO_DATE = -0x80000000;
const LONGEST = 65_535;
/** Between the stems of the title and those of the abstract, so that they are no neighbours. */
const STEM_GAP = 2;
const POSITIONS = 16_384;
const NO_WORD = 0xffffffff;
const [TITLE, ABSTRACT] = [0, 1];

/** Collects papers, and writes their postings when all are there. */
export function createDraft() {
  const rows = createDraftRows();
  const pmids: number[] = [];
  const published: number[] = [];
  const lengths: number[] = [];
  /** By the number of a word, that of its stem; -1 of a stop word. */
  const stems: number[] = [];
  /** The words of the paper in hand, by their positions, in the title and in the abstract. */
  const wordsAt = [new Uint32Array(POSITIONS).fill(NO_WORD), new Uint32Array(POSITIONS).fill(NO_WORD)];
  const ends = [0, 0];
  let places = new Uint32Array(1_024);

  function stemOf(word: number, lexeme: string): void {
    if (stems[word] !== undefined) return;
    const stem = findStem(lexeme);
    stems[word] = stem === null ? -1 : rows.numberOf(stemLexeme(stem));
  }

  /** Stems stand beside the words, by their places among stems alone. */
  function addStems(paper: number): void {
    const positions = new Map<number, number[]>();
    let place = 0;
    const inField = [0, 0];
    for (const field of [TITLE, ABSTRACT] as const) {
      const words = wordsAt[field] as Uint32Array;
      for (let at = 0; at < (ends[field] as number); at++) {
        const word = words[at] as number;
        if (word === NO_WORD) continue;
        words[at] = NO_WORD;
        const stem = stems[word] as number;
        if (stem < 0) continue;
        const known = positions.get(stem);
        if (known === undefined) positions.set(stem, [place * 4 + field]);
        else known.push(place * 4 + field);
        place++;
        inField[field] = (inField[field] as number) + 1;
      }
      ends[field] = 0;
      place += STEM_GAP - 1;
    }
    for (const [stem, at] of positions) {
      if (at.length > places.length) places = new Uint32Array(at.length * 2);
      places.set(at);
      rows.add(stem, paper, places, at.length);
    }
    lengths.push(Math.min(LONGEST, 2 * (inField[TITLE] as number) + (inField[ABSTRACT] as number)));
  }

  return {
    add(paper: DraftedPaper): void {
      readPrinted(paper.lexemes, (lexeme, found, count) => {
        const number = rows.numberOf(lexeme);
        rows.add(number, pmids.length, found, count);
        for (let at = 0; at < count; at++) {
          const field = (found[at] as number) & 3;
          if (field > ABSTRACT) break;
          const position = (found[at] as number) >> 2;
          (wordsAt[field] as Uint32Array)[position] = number;
          if (position >= (ends[field] as number)) ends[field] = position + 1;
          if (at === 0) stemOf(number, lexeme);
        }
      });
      addStems(pmids.length);
      pmids.push(paper.pmid);
      published.push(paper.published ?? NO_DATE);
    },
    /** Hands on the blocks of all lexemes in order. `turn` lets other work pass. */
    async finish(hand: (block: Block) => void, turn: () => Promise<void>): Promise<SegmentPapers> {
      await rows.finish(hand, turn);
      return {
        pmids: Int32Array.from(pmids),
        published: Int32Array.from(published),
        lengths: Uint16Array.from(lengths),
      };
    },
  };
}
