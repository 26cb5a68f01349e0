/**
 * The lexemes of some papers in order, each with the papers that have it, cut into blocks. A block has a head with all its
 * lexemes, then what belongs to them: papers as distances (the first as its number), and FieldCounts of each. Positions, which
 * only phrases need, are kept apart.
 */
import { createByteSink } from "./byte-sink.ts";

/** The papers that have a lexeme, by their numbers within a segment. */
export interface Postings {
  lexeme: string;
  papers: number;
  last: number;
  numbers: Uint8Array;
  counts: Uint8Array;
  places: Uint8Array;
}

export interface Block {
  /** Its first lexeme. */
  first: string;
  data: Uint8Array;
  places: Uint8Array;
}

/** A block is full beyond so many bytes. */
const BLOCK_BYTES = 16_384;

/** Takes postings in the order of their lexemes and hands on full blocks. */
export function createBlockWriter(hand: (block: Block) => void) {
  const head = createByteSink(BLOCK_BYTES);
  const data = createByteSink(BLOCK_BYTES * 2);
  const places = createByteSink(BLOCK_BYTES * 2);
  let first: string | null = null;
  let before: Uint8Array = new Uint8Array();

  function finish(): void {
    if (first === null) return;
    const size = createByteSink(8);
    size.pushNumber(head.length());
    hand({ first, data: Buffer.concat([size.take(), head.take(), data.take()]), places: places.take() });
    first = null;
    before = new Uint8Array();
  }

  return {
    add({ lexeme, papers, last, numbers, counts, places: positions }: Postings): void {
      if (first === null) first = lexeme;
      const printed = Buffer.from(lexeme);
      let shared = 0;
      while (shared < before.length && shared < printed.length && before[shared] === printed[shared]) shared++;
      head.pushNumber(shared);
      head.pushNumber(printed.length - shared);
      head.pushBytes(printed.subarray(shared));
      for (const value of [papers, last, numbers.length, counts.length, positions.length]) head.pushNumber(value);
      data.pushBytes(numbers);
      data.pushBytes(counts);
      places.pushBytes(positions);
      before = printed;
      if (head.length() + data.length() >= BLOCK_BYTES) finish();
    },
    finish,
  };
}

/** Where the postings of a lexeme stand in a block. */
export interface Found {
  papers: number;
  last: number;
  numbersAt: number;
  countsAt: number;
  countsEnd: number;
  placesAt: number;
  placesEnd: number;
}

/** The lexemes of a block, in order. */
export function* listFound(data: Uint8Array): Generator<Found & { lexeme: string }> {
  const head = openHead(data);
  const word = Buffer.alloc(LONGEST_LEXEME);
  while (head.next()) {
    const { shared, suffixAt, suffixLength, ...found } = head.entry;
    for (let at = 0; at < suffixLength; at++) word[shared + at] = data[suffixAt + at] ?? 0;
    yield { ...found, lexeme: word.toString("utf8", 0, shared + suffixLength) };
  }
}

/** The postings of this lexeme, or of all that begin so. */
export function findInBlock(data: Uint8Array, lexeme: string, isBeginning: boolean): Found[] {
  const wanted = Buffer.from(lexeme);
  const found: Found[] = [];
  const head = openHead(data);
  const { entry } = head;
  /** So many bytes of what is wanted does the lexeme in hand begin with. */
  let matched = 0;
  while (head.next()) {
    // What has more in common with the lexeme before it than that has with what is wanted comes before it as well.
    if (entry.shared > matched && matched < wanted.length) continue;
    if (entry.shared < matched && matched < wanted.length) return found;
    if (entry.shared < wanted.length) {
      matched = entry.shared;
      let at = entry.suffixAt;
      const end = at + entry.suffixLength;
      while (matched < wanted.length && at < end && data[at] === wanted[matched]) {
        matched++;
        at++;
      }
      if (matched < wanted.length) {
        if (at < end && (data[at] ?? 0) > (wanted[matched] ?? 0)) return found;
        continue;
      }
    }
    if (!isBeginning && entry.shared + entry.suffixLength > wanted.length) return found;
    const { shared: _, suffixAt: __, suffixLength: ___, ...own } = entry;
    found.push(own);
    if (!isBeginning) return found;
  }
  return found;
}

const LONGEST_LEXEME = 2_048;

interface HeadEntry extends Found {
  /** Bytes that the lexeme shares with the one before it, and where the others stand. */
  shared: number;
  suffixAt: number;
  suffixLength: number;
}

/** Walks through the head of a block; `entry` is the same object for all of its lexemes. */
function openHead(data: Uint8Array) {
  let at = 0;
  const read = (): number => {
    let byte = data[at++] ?? 0;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = data[at++] ?? 0;
      value |= (byte & 127) << shift;
    }
    return value;
  };
  const length = read();
  const end = at + length;
  const entry: HeadEntry = {
    ...{ shared: 0, suffixAt: 0, suffixLength: 0, papers: 0, last: 0 },
    ...{ numbersAt: end, countsAt: end, countsEnd: end, placesAt: 0, placesEnd: 0 },
  };
  function next(): boolean {
    if (at >= end) return false;
    entry.shared = read();
    entry.suffixLength = read();
    entry.suffixAt = at;
    at += entry.suffixLength;
    entry.papers = read();
    entry.last = read();
    entry.numbersAt = entry.countsEnd;
    entry.countsAt = entry.numbersAt + read();
    entry.countsEnd = entry.countsAt + read();
    entry.placesAt = entry.placesEnd;
    entry.placesEnd = entry.placesAt + read();
    return true;
  }
  return { entry, next };
}
