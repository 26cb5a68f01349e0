/**
 * Values as PostgreSQL takes them in its binary form (manual, 55.7; array_recv, tsvectorrecv and jsonb_recv in its sources): it
 * need not read text again, and numbers need not be printed. A Buffer is passed on so by node-postgres.
 */
import type { PlacedLexemes } from "./index-paper.ts";

/** `oid` in pg_type. */
export const ELEMENT = { int4: 23, tsvector: 3614, jsonb: 3802 } as const;

const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
/** The format of jsonb that follows. */
const JSONB_VERSION = 1;
/** UTF-8 has at most so many bytes a UTF-16 unit. */
const UNIT_BYTES = 3;

/** A one-dimensional array of these elements, as a parameter. */
export function writeArray(element: number, values: readonly Uint8Array[]): Buffer {
  const bytes = values.reduce((sum, value) => sum + LENGTH_BYTES + value.length, HEADER_BYTES);
  const written = Buffer.allocUnsafe(bytes);
  let at = writeHeader(written, element, values.length);
  for (const value of values) {
    at = written.writeInt32BE(value.length, at);
    written.set(value, at);
    at += value.length;
  }
  return written;
}

export function writeIntegers(values: readonly number[]): Buffer {
  const written = Buffer.allocUnsafe(HEADER_BYTES + values.length * 2 * LENGTH_BYTES);
  let at = writeHeader(written, ELEMENT.int4, values.length);
  for (const value of values) at = written.writeInt32BE(value, written.writeInt32BE(LENGTH_BYTES, at));
  return written;
}

/** Dimensions, whether there are nulls, type; then how many, from 1. */
function writeHeader(to: Buffer, element: number, count: number): number {
  let at = 0;
  for (const value of [1, 0, element, count, 1]) at = to.writeInt32BE(value, at);
  return at;
}

/** Writes values one after the other into one piece of memory, which grows. */
export function createValueWriter(expected: number) {
  let bytes = Buffer.from(new ArrayBuffer(expected));
  let used = 0;

  function reserve(more: number): void {
    if (used + more <= bytes.length) return;
    const larger = Buffer.from(new ArrayBuffer(Math.max(bytes.length * 2, used + more)));
    larger.set(bytes.subarray(0, used));
    bytes = larger;
  }

  function pushText(text: string): void {
    reserve(text.length * UNIT_BYTES + 1);
    const start = used;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 0x7f) {
        used = start + bytes.write(text, start);
        return;
      }
      bytes[used++] = unit;
    }
  }

  return {
    length: () => used,
    pushTsvector(lexemes: PlacedLexemes): void {
      reserve(LENGTH_BYTES);
      used = bytes.writeInt32BE(lexemes.size, used);
      for (const [lexeme, places] of lexemes) {
        pushText(lexeme);
        reserve(3 + places.length * 2);
        bytes[used++] = 0;
        used = bytes.writeUInt16BE(places.length, used);
        // Title, which is 3 there, to elsewhere, which is 0; then the position.
        for (const place of places) used = bytes.writeUInt16BE(((3 - (place & 3)) << 14) | (place >> 2), used);
      }
    },
    pushJson(json: string): void {
      reserve(json.length * UNIT_BYTES + 1);
      bytes[used++] = JSONB_VERSION;
      used += bytes.write(json, used);
    },
    /** All that was written; begins again empty. */
    take(): Uint8Array<ArrayBuffer> {
      const taken = new Uint8Array(bytes.buffer, 0, used);
      // The next ones are about as long.
      bytes = Buffer.from(new ArrayBuffer(Math.max(expected, used + (used >> 3))));
      used = 0;
      return taken;
    },
  };
}

/** The text of a value that was written as JSON. */
export const readJson = (value: Uint8Array): string =>
  Buffer.from(value.buffer, value.byteOffset + 1, value.length - 1).toString();
