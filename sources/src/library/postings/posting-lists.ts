import {
  countPositions,
  countsOf,
  ESCAPE,
  FIELDS_OF_CODE,
  type FieldCounts,
  fieldsOf,
  POSITIONS_OF_CODE,
  readFields,
  readWritten,
} from "./field-counts.ts";
import { createFullSet, type PaperSet } from "./paper-set.ts";
import type { Found } from "./posting-blocks.ts";

/** The postings of one lexeme in a segment. */
export interface PostingList extends Found {
  /** Its block, and the bytes of that. */
  block: number;
  data: Uint8Array;
}

// How a number is read stands in each loop: as a method of one reader it takes 1.4 times as long.

export const ANY_FIELD = readFields("");

/** Adds the papers that have the lexeme in one of the fields. */
export function addPosted(list: Found & Pick<PostingList, "data">, fields: number, to: PaperSet): void {
  const { data, countsAt } = list;
  let at = list.numbersAt;
  let counts = countsAt;
  let paper = 0;
  while (at < countsAt) {
    let byte = data[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = data[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    paper += distance;
    if (fields !== ANY_FIELD) {
      const code = data[counts++] ?? 0;
      let own = FIELDS_OF_CODE[code] ?? 0;
      if (code === ESCAPE) {
        const read = readWritten(data, counts);
        counts = read.end;
        own = fieldsOf(read.counts);
      }
      if ((own & fields) === 0) continue;
    }
    to[paper >> 5] = (to[paper >> 5] ?? 0) | (1 << (paper & 31));
  }
}

/** Calls for each of these papers that has the lexeme with the code of its counts, and with the counts where that is ESCAPE. */
export function eachPosted(
  list: PostingList,
  among: PaperSet,
  visit: (paper: number, code: number, written: FieldCounts | null) => void,
): void {
  const { data, countsAt } = list;
  let at = list.numbersAt;
  let counts = countsAt;
  let paper = 0;
  while (at < countsAt) {
    let byte = data[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = data[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    paper += distance;
    const code = data[counts++] ?? 0;
    let written: FieldCounts | null = null;
    if (code === ESCAPE) ({ counts: written, end: counts } = readWritten(data, counts));
    if (((among[paper >> 5] ?? 0) & (1 << (paper & 31))) !== 0) visit(paper, code, written);
  }
}

/** No code of counts: the paper has not the lexeme. */
export const ABSENT = ESCAPE - 1;

/** For each paper of a segment the code of the counts that the lexeme has there, or ABSENT. */
export interface DenseList {
  codes: Uint8Array;
  /** The counts where the code is ESCAPE, by paper. */
  written: ReadonlyMap<number, FieldCounts>;
}

export function spreadOut(list: PostingList, papers: number): DenseList {
  const codes = new Uint8Array(papers).fill(ABSENT);
  const written = new Map<number, FieldCounts>();
  eachPosted(list, createFullSet(papers), (paper, code, counts) => {
    codes[paper] = code;
    if (counts !== null) written.set(paper, counts);
  });
  return { codes, written };
}

/**
 * Calls for each position, ascending, that the lexeme has in one of the fields of each of these papers, one paper after the
 * other. `places`: the bytes of the block's positions.
 */
export function eachPlaced(
  list: PostingList,
  places: Uint8Array,
  fields: number,
  among: PaperSet,
  visit: (paper: number, position: number) => void,
): void {
  const { data, countsAt } = list;
  let at = list.numbersAt;
  let counts = countsAt;
  let placesAt = list.placesAt;
  let paper = 0;
  while (at < countsAt) {
    let byte = data[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = data[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    paper += distance;
    const code = data[counts++] ?? 0;
    let written: FieldCounts | null = null;
    if (code === ESCAPE) ({ counts: written, end: counts } = readWritten(data, counts));
    if (((among[paper >> 5] ?? 0) & (1 << (paper & 31))) === 0) {
      const count = written === null ? (POSITIONS_OF_CODE[code] ?? 0) : countPositions(written);
      for (let left = count; left > 0; ) if ((places[placesAt++] ?? 0) < 128) left--;
      continue;
    }
    const inFields = written ?? countsOf(code);
    let position = 0;
    for (let field = 0; field < 4; field++) {
      for (let left = inFields[field] ?? 0; left > 0; left--) {
        byte = places[placesAt++] ?? 0;
        distance = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = places[placesAt++] ?? 0;
          distance |= (byte & 127) << shift;
        }
        position += distance;
        if ((fields & (1 << field)) !== 0) visit(paper, position);
      }
    }
  }
}
