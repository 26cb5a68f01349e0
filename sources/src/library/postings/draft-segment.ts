import { createDraftRows } from "./draft-rows.ts";
import type { Block } from "./posting-blocks.ts";
import { findStem, stemLexeme } from "./stems.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A paper of `library_index` as a segment takes it. */
export interface DraftedPaper {
  pmid: number;
  /** Days since 1970; null where the date is not known. */
  published: number | null;
}

/**
 * Goes through the lexemes of a paper by their numbers in the vocabulary, each with so many places in order: position × 4 +
 * field (0 title to 3 elsewhere).
 */
type VisitLexemes = (visit: (lexeme: number, places: ArrayLike<number>, count: number) => void) => void;

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
export function createDraft(vocabulary: Vocabulary) {
  const rows = createDraftRows(vocabulary);
  const pmids: number[] = [];
  const published: number[] = [];
  const lengths: number[] = [];
  /** By the number of a word, that of its stem; -1 of a stop word. */
  const stems: number[] = [];
  /** The words of the paper in hand, by their positions, in the title and in the abstract. */
  const wordsAt = [new Uint32Array(POSITIONS).fill(NO_WORD), new Uint32Array(POSITIONS).fill(NO_WORD)];
  const ends = [0, 0];

  function stemOf(word: number): number {
    const known = stems[word];
    if (known !== undefined) return known;
    const stem = findStem(vocabulary.lexemes[word] ?? "");
    const number = stem === null ? -1 : vocabulary.numberOf(stemLexeme(stem));
    stems[word] = number;
    return number;
  }

  /** Stems stand beside the words, by their places among stems alone. */
  function addStems(paper: number): void {
    const positions = new Map<number, number[]>();
    let place = 0;
    const inField = [0, 0];
    for (const field of [TITLE, ABSTRACT] as const) {
      const words = wordsAt[field] as Uint32Array;
      for (let at = 0; at < (ends[field] ?? 0); at++) {
        const word = words[at] ?? 0;
        if (word === NO_WORD) continue;
        words[at] = NO_WORD;
        const stem = stemOf(word);
        if (stem < 0) continue;
        const known = positions.get(stem);
        if (known === undefined) positions.set(stem, [place * 4 + field]);
        else known.push(place * 4 + field);
        place++;
        inField[field] = (inField[field] ?? 0) + 1;
      }
      ends[field] = 0;
      place += STEM_GAP - 1;
    }
    for (const [stem, at] of positions) rows.add(stem, paper, at, at.length);
    lengths.push(Math.min(LONGEST, 2 * (inField[TITLE] ?? 0) + (inField[ABSTRACT] ?? 0)));
  }

  return {
    add(paper: DraftedPaper, visitLexemes: VisitLexemes): void {
      visitLexemes((number, found, count) => {
        rows.add(number, pmids.length, found, count);
        for (let at = 0; at < count; at++) {
          const field = (found[at] ?? 0) & 3;
          if (field > ABSTRACT) break;
          const position = (found[at] ?? 0) >> 2;
          (wordsAt[field] as Uint32Array)[position] = number;
          if (position >= (ends[field] ?? 0)) ends[field] = position + 1;
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
