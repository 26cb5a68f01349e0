import { createByteSink } from "./byte-sink.ts";
import { codeOf, ESCAPE, type FieldCounts, writeCounts } from "./field-counts.ts";
import { compareLexemes } from "./lexeme-order.ts";
import { type Block, createBlockWriter } from "./posting-blocks.ts";
import type { Vocabulary } from "./vocabulary.ts";

const FIRST_ROWS = 1 << 16;
const LEXEMES_PER_TURN = 500;

/**
 * A row for each lexeme of each paper, in the order of the papers; they are sorted by lexeme when all are there. Lexemes
 * without rows are left out.
 */
export function createDraftRows({ lexemes }: Vocabulary) {
  const escaped = new Map<number, FieldCounts>();
  const places = createByteSink(1 << 20);
  let used = 0;
  let lexemeOf = new Uint32Array(FIRST_ROWS);
  let paperOf = new Uint32Array(FIRST_ROWS);
  let endOf = new Uint32Array(FIRST_ROWS);
  let codes = new Uint8Array(FIRST_ROWS);
  const counts: [number, number, number, number] = [0, 0, 0, 0];

  function enlarge(): void {
    const twice = (from: Uint32Array<ArrayBuffer>) => {
      const larger = new Uint32Array(from.length * 2);
      larger.set(from);
      return larger;
    };
    [lexemeOf, paperOf, endOf] = [twice(lexemeOf), twice(paperOf), twice(endOf)];
    const larger = new Uint8Array(codes.length * 2);
    larger.set(codes);
    codes = larger;
  }

  /** Positions × 4 + field, in order. */
  function add(number: number, paper: number, positions: ArrayLike<number>, count: number): void {
    if (used === codes.length) enlarge();
    counts.fill(0);
    let before = 0;
    for (let at = 0; at < count; at++) {
      const place = positions[at] ?? 0;
      const field = place & 3;
      counts[field] = (counts[field] ?? 0) + 1;
      places.pushNumber((place >> 2) - before);
      before = place >> 2;
    }
    const code = codeOf(counts);
    if (code === ESCAPE) escaped.set(used, [...counts]);
    codes[used] = code;
    lexemeOf[used] = number;
    paperOf[used] = paper;
    endOf[used] = places.length();
    used++;
  }

  /** Hands on the blocks of all lexemes in order. */
  async function finish(hand: (block: Block) => void, turn: () => Promise<void>): Promise<void> {
    const writer = createBlockWriter(hand);
    const { sorted, starts } = sortRows(lexemeOf, used, lexemes.length);
    const order = await sortLexemes(lexemes, turn);
    const [papersSink, countsSink, placesSink] = [createByteSink(), createByteSink(), createByteSink()];
    const allPlaces = places.view();
    for (const [written, number] of order.entries()) {
      if (written % LEXEMES_PER_TURN === 0) await turn();
      const [start, end] = [starts[number] ?? 0, starts[number + 1] ?? 0];
      if (start === end) continue;
      let before = 0;
      for (let at = start; at < end; at++) {
        const row = sorted[at] ?? 0;
        const paper = paperOf[row] ?? 0;
        papersSink.pushNumber(paper - before);
        before = paper;
        const code = codes[row] ?? 0;
        const counted = code === ESCAPE ? escaped.get(row) : undefined;
        if (counted === undefined) countsSink.pushByte(code);
        else writeCounts(counted, countsSink);
        const last = endOf[row] ?? 0;
        for (let from = row === 0 ? 0 : (endOf[row - 1] ?? 0); from < last; from++)
          placesSink.pushByte(allPlaces[from] ?? 0);
      }
      const lists = { numbers: papersSink.view(), counts: countsSink.view(), places: placesSink.view() };
      writer.add({ lexeme: lexemes[number] ?? "", papers: end - start, last: before, ...lists });
      for (const sink of [papersSink, countsSink, placesSink]) sink.clear();
    }
    writer.finish();
  }

  return { add, finish };
}

/** The rows by lexeme, those of one in their order, and where those of each begin. */
function sortRows(lexemeOf: Uint32Array, used: number, lexemes: number): { sorted: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(lexemes + 1);
  for (let row = 0; row < used; row++) {
    const next = (lexemeOf[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let number = 0; number < lexemes; number++)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const sorted = new Uint32Array(used);
  for (let row = 0; row < used; row++) {
    const number = lexemeOf[row] ?? 0;
    const to = next[number] ?? 0;
    sorted[to] = row;
    next[number] = to + 1;
  }
  return { sorted, starts };
}

/** The numbers of the lexemes in the order of these; sorted by parts, so that other work can pass. */
async function sortLexemes(lexemes: readonly string[], turn: () => Promise<void>): Promise<number[]> {
  const byBeginning = new Map<string, number[]>();
  for (const [number, lexeme] of lexemes.entries()) {
    const beginning = String.fromCodePoint(lexeme.codePointAt(0) ?? 0);
    const known = byBeginning.get(beginning);
    if (known === undefined) byBeginning.set(beginning, [number]);
    else known.push(number);
  }
  const order: number[] = [];
  for (const beginning of [...byBeginning.keys()].sort(compareLexemes)) {
    const own = byBeginning.get(beginning) ?? [];
    own.sort((a, b) => compareLexemes(lexemes[a] ?? "", lexemes[b] ?? ""));
    for (const number of own) order.push(number);
    await turn();
  }
  return order;
}
