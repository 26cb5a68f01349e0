import { createByteSink } from "./byte-sink.ts";
import { compareLexemes } from "./lexeme-order.ts";
import { type Block, createBlockWriter, type Found, listFound } from "./posting-blocks.ts";

/** A segment to be merged: its blocks in order, and how many papers stand before its own in the merged one. */
export interface MergedPart {
  blocks: AsyncIterable<{ data: Uint8Array; places: Uint8Array }>;
  before: number;
}

/** Where a part stands. */
interface Reader {
  found: Found & { lexeme: string };
  data: Uint8Array;
  places: Uint8Array;
  before: number;
  lexemes: Iterator<Found & { lexeme: string }>;
  blocks: AsyncIterator<{ data: Uint8Array; places: Uint8Array }>;
}

const LEXEMES_PER_TURN = 500;

/** The blocks of several segments as one, whose papers stand one segment after the other. `turn` lets other work pass. */
export async function mergeBlocks(
  parts: readonly MergedPart[],
  hand: (block: Block) => void,
  turn: () => Promise<void>,
): Promise<void> {
  const writer = createBlockWriter(hand);
  const readers: Reader[] = [];
  for (const { blocks, before } of parts) {
    const reader = await openNext(blocks[Symbol.asyncIterator](), before);
    if (reader !== null) readers.push(reader);
  }
  const [numbers, counts, places] = [createByteSink(), createByteSink(), createByteSink()];
  for (let written = 1; readers.length > 0; written++) {
    const lexeme = readers.map(({ found }) => found.lexeme).reduce((a, b) => (compareLexemes(b, a) < 0 ? b : a));
    let papers = 0;
    let last = 0;
    for (let at = 0; at < readers.length; at++) {
      const reader = readers[at];
      if (reader === undefined || reader.found.lexeme !== lexeme) continue;
      const { found, data, before } = reader;
      const [first, firstEnd] = readFirst(data, found.numbersAt);
      numbers.pushNumber(before + first - last);
      numbers.pushBytes(data.subarray(firstEnd, found.countsAt));
      counts.pushBytes(data.subarray(found.countsAt, found.countsEnd));
      places.pushBytes(reader.places.subarray(found.placesAt, found.placesEnd));
      papers += found.papers;
      last = before + found.last;
      const next = reader.lexemes.next();
      if (next.done !== true) reader.found = next.value;
      else {
        const opened = await openNext(reader.blocks, before);
        if (opened === null) readers.splice(at--, 1);
        else readers[at] = opened;
      }
    }
    writer.add({ lexeme, papers, last, numbers: numbers.take(), counts: counts.take(), places: places.take() });
    if (written % LEXEMES_PER_TURN === 0) await turn();
  }
  writer.finish();
}

/** The part at its next block; null at its end. */
async function openNext(blocks: Reader["blocks"], before: number): Promise<Reader | null> {
  for (;;) {
    const block = await blocks.next();
    if (block.done === true) return null;
    const lexemes = listFound(block.value.data);
    const first = lexemes.next();
    if (first.done !== true) return { ...block.value, found: first.value, before, lexemes, blocks };
  }
}

function readFirst(data: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  let at = start;
  for (let shift = 0; ; shift += 7) {
    const byte = data[at++] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}
