/**
 * In which fields of a paper a lexeme stands, and how often, as one byte: the commonest cases have a code, the others are
 * written out behind ESCAPE. Positions of a tsvector come field after field, so that this says all that ranking needs.
 */
import type { ByteSink } from "./byte-sink.ts";

/** Times in the title, the abstract, the indexing and elsewhere (FIELD_WEIGHT). */
export type FieldCounts = readonly [title: number, abstract: number, indexing: number, other: number];

export const ESCAPE = 255;
/** A whole value, which has no position. */
const NONE: FieldCounts = [0, 0, 0, 0];
/** One more than the most of each field that a code has. */
const BOUNDS: FieldCounts = [4, 16, 3, 9];

function listCoded(): FieldCounts[] {
  const coded: FieldCounts[] = [NONE];
  for (let title = 0; title <= 3; title++)
    for (let abstract = 0; abstract <= 15; abstract++)
      for (let indexing = 0; indexing <= 2; indexing++)
        if (title + abstract + indexing > 0) coded.push([title, abstract, indexing, 0]);
  for (let other = 1; other <= 8; other++) coded.push([0, 0, 0, other]);
  for (let other = 1; other <= 2; other++)
    for (let title = 0; title <= 1; title++)
      for (let abstract = 0; abstract <= 5; abstract++)
        for (let indexing = 0; indexing <= 1; indexing++)
          if (title + abstract + indexing > 0) coded.push([title, abstract, indexing, other]);
  return coded;
}

const CODED = listCoded();

const placeOf = (counts: FieldCounts): number =>
  ((counts[0] * BOUNDS[1] + counts[1]) * BOUNDS[2] + counts[2]) * BOUNDS[3] + counts[3];
const CODES = new Uint8Array(BOUNDS[0] * BOUNDS[1] * BOUNDS[2] * BOUNDS[3]).fill(ESCAPE);
for (const [code, counts] of CODED.entries()) CODES[placeOf(counts)] = code;

/** ESCAPE where it has no code. */
export function codeOf(counts: FieldCounts): number {
  for (let field = 0; field < 4; field++) if ((counts[field] ?? 0) >= (BOUNDS[field] ?? 0)) return ESCAPE;
  return CODES[placeOf(counts)] ?? 0;
}

/** Counts of a code that is not ESCAPE. */
export function countsOf(code: number): FieldCounts {
  return CODED[code] ?? NONE;
}

export function writeCounts(counts: FieldCounts, to: ByteSink): void {
  const code = codeOf(counts);
  to.pushByte(code);
  if (code === ESCAPE) for (const count of counts) to.pushNumber(count);
}

/** Counts written out at this place, behind ESCAPE, and where they end. */
export function readWritten(bytes: Uint8Array, at: number): { counts: FieldCounts; end: number } {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  let end = at;
  for (let field = 0; field < 4; field++) {
    let byte = bytes[end++] ?? 0;
    let count = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[end++] ?? 0;
      count |= (byte & 127) << shift;
    }
    counts[field] = count;
  }
  return { counts, end };
}

const FIELD_BITS = { A: 1, B: 2, C: 4, D: 8 } as const;
const ALL_FIELDS = 15;

/** The fields that these letters name as bits; all for "". */
export function readFields(letters: string): number {
  if (letters === "") return ALL_FIELDS;
  return Array.from(letters).reduce((bits, letter) => bits | FIELD_BITS[letter as keyof typeof FIELD_BITS], 0);
}

/** What has no position is in any field, as PostgreSQL has it. */
export function fieldsOf(counts: FieldCounts): number {
  const bits = counts.reduce((sum, count, field) => sum | (count > 0 ? 1 << field : 0), 0);
  return bits === 0 ? ALL_FIELDS : bits;
}

export function countPositions(counts: FieldCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** By code. */
export const FIELDS_OF_CODE = Uint8Array.from({ length: 256 }, (_, code) => fieldsOf(countsOf(code)));
export const POSITIONS_OF_CODE = Uint8Array.from({ length: 256 }, (_, code) => countPositions(countsOf(code)));
