import { foldByte } from "./fold-name.ts";

const TAB = 0x09;
const NEWLINE = 0x0a;
const BLANK = 0x20;
const HASH_START = 0x811c9dc5 | 0;
const HASH_STEP = 0x01000193;

/** Finds names in the bytes of the packed table; no text is made of a name that is not asked for. */
export interface NameIndex {
  /** Where each descriptor's line begins, and after the last one where the table ends. */
  lineStarts: Int32Array;
  /** The line whose heading or other name this is, the heading's before another's; null when no line has it. */
  findLine(name: string): number | null;
}

/** Headings first, so that one is found before a descriptor that only lists its name among entry terms. */
export function indexNames(bytes: Buffer): NameIndex {
  const lineStarts = findLines(bytes);
  const count = lineStarts.length - 1;
  const slots = countSlots(bytes, count);
  const cells = new Int32Array(slots).fill(-1);
  const hashes = new Int32Array(slots);
  const lines = new Int32Array(slots);

  /** The slot of this name, or the free one where it belongs. */
  function findSlot(names: Buffer, start: number, hash: number): number {
    let slot = hash & (slots - 1);
    for (let cell = cells[slot] ?? -1; cell >= 0; cell = cells[slot] ?? -1) {
      if (hashes[slot] === hash && isSameName(bytes, cell, names, start)) return slot;
      slot = (slot + 1) & (slots - 1);
    }
    return slot;
  }

  function add(start: number, line: number): void {
    const hash = hashCell(bytes, start);
    const slot = findSlot(bytes, start, hash);
    if (hash === HASH_START || (cells[slot] ?? -1) >= 0) return;
    cells[slot] = start;
    hashes[slot] = hash;
    lines[slot] = line;
  }

  for (let line = 0; line < count; line += 1) add(lineStarts[line] ?? 0, line);
  for (let line = 0; line < count; line += 1) {
    const end = (lineStarts[line + 1] ?? 0) - 1;
    const headingEnd = skipCell(bytes, lineStarts[line] ?? 0);
    for (let at = skipCell(bytes, headingEnd + 1); at < end; at = skipCell(bytes, at + 1)) add(at + 1, line);
  }

  function findLine(name: string): number | null {
    const wanted = Buffer.from(`${name.replace(/[\t\n]/gu, " ")}\n`);
    const slot = findSlot(wanted, 0, hashCell(wanted, 0));
    return (cells[slot] ?? -1) < 0 ? null : (lines[slot] ?? null);
  }

  return { lineStarts, findLine };
}

/** Lines after the first, which says what the table is. */
function findLines(bytes: Buffer): Int32Array {
  const starts: number[] = [];
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
  return Int32Array.from(starts);
}

/** A power of two that leaves a third of the slots free or more; of a line's cells all but the tree's are names. */
function countSlots(bytes: Buffer, lines: number): number {
  let tabs = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === TAB) tabs += 1;
  return 2 ** Math.ceil(Math.log2(Math.max(tabs, lines) * 1.5));
}

function isEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === TAB || byte === NEWLINE;
}

function skipCell(bytes: Buffer, from: number): number {
  let at = from;
  while (!isEnd(bytes[at])) at += 1;
  return at;
}

/** Where the next byte that counts stands: runs of punctuation are one blank, and none stands at either end. */
function skipBlanks(bytes: Buffer, from: number): number {
  let at = from;
  while (!isEnd(bytes[at]) && foldByte(bytes[at] ?? 0) === BLANK) at += 1;
  return at;
}

function hashCell(bytes: Buffer, start: number): number {
  let hash = HASH_START;
  for (let at = skipBlanks(bytes, start); !isEnd(bytes[at]); ) {
    const folded = foldByte(bytes[at] ?? 0);
    const next = folded === BLANK ? skipBlanks(bytes, at) : at + 1;
    if (folded !== BLANK || !isEnd(bytes[next])) hash = Math.imul(hash ^ folded, HASH_STEP);
    at = next;
  }
  return hash;
}

function isSameName(left: Buffer, leftStart: number, right: Buffer, rightStart: number): boolean {
  let [a, b] = [skipBlanks(left, leftStart), skipBlanks(right, rightStart)];
  for (;;) {
    const [x, y] = [readFolded(left, a), readFolded(right, b)];
    if (x !== y) return false;
    if (x === null) return true;
    a = x === BLANK ? skipBlanks(left, a) : a + 1;
    b = y === BLANK ? skipBlanks(right, b) : b + 1;
  }
}

/** The byte that counts here; null at the end of the name, also where only punctuation is left. */
function readFolded(bytes: Buffer, at: number): number | null {
  if (isEnd(bytes[at])) return null;
  const folded = foldByte(bytes[at] ?? 0);
  return folded === BLANK && isEnd(bytes[skipBlanks(bytes, at)]) ? null : folded;
}
