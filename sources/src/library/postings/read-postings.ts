import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { createKeep } from "./keep.ts";
import { placeAfter } from "./lexeme-order.ts";
import { findInBlock } from "./posting-blocks.ts";
import { type DenseList, type PostingList, spreadOut } from "./posting-lists.ts";

/** Bytes of blocks that are kept for the next search. */
const KEPT_BYTES = 128_000_000;
const BLOCKS_AT_ONCE = 400;

type Column = "data" | "places";

/** A segment was read that is no more: the state of the library was old. */
export class SegmentGoneError extends Error {
  override name = "SegmentGoneError";
}

/** Reads postings from the database; what is asked for at one time is fetched together, and kept while there is room. */
export function createPostingsReader(database: Database) {
  const blocks = createKeep<Buffer>(KEPT_BYTES, ({ length }) => length);
  const dense = createKeep<DenseList>(KEPT_BYTES, ({ codes, written }) => codes.length + written.size * 100);
  const lists = createKeep<PostingList[]>(KEPT_BYTES, (found) =>
    found.reduce((sum, { data }) => sum + data.length, 100),
  );
  const firsts = createKeep<string[]>(KEPT_BYTES, (all) => all.length * 80);
  type Waiting = { segment: string; block: number; resolve: (bytes: Buffer) => void; reject: (error: unknown) => void };
  const waitingOf: Record<Column, Waiting[]> = { data: [], places: [] };

  async function fetchSome(column: Column, asked: Waiting[]): Promise<void> {
    try {
      const { rows } = await database.db.execute<{ segment: string; block: number; bytes: Buffer }>(sql`
        select segment, block, ${sql.raw(column)} as bytes
        from library_postings join unnest(
          ${sql.param(asked.map(({ segment }) => segment))}::uuid[], ${sql.param(asked.map(({ block }) => block))}::int[]
        ) as asked (segment, block) using (segment, block)`);
      const found = new Map(rows.map(({ segment, block, bytes }) => [`${segment}/${block}`, bytes]));
      for (const { segment, block, resolve, reject } of asked) {
        const bytes = found.get(`${segment}/${block}`);
        if (bytes === undefined) reject(new SegmentGoneError(`segment ${segment} of the library is no more`));
        else resolve(bytes);
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function fetchWaiting(column: Column): void {
    const asked = waitingOf[column];
    waitingOf[column] = [];
    for (let at = 0; at < asked.length; at += BLOCKS_AT_ONCE)
      void fetchSome(column, asked.slice(at, at + BLOCKS_AT_ONCE));
  }

  function readBlock(segment: string, block: number, column: Column): Promise<Buffer> {
    return blocks.get(`${segment}/${block}/${column}`, () => {
      return new Promise((resolve, reject) => {
        waitingOf[column].push({ segment, block, resolve, reject });
        if (waitingOf[column].length === 1) setImmediate(() => fetchWaiting(column));
      });
    });
  }

  function readFirsts(segment: string): Promise<string[]> {
    return firsts.get(segment, async () => {
      const { rows } = await database.db.execute<{ first: string }>(
        sql`select first from library_postings where segment = ${segment} order by block`,
      );
      if (rows.length === 0) throw new SegmentGoneError(`segment ${segment} of the library is no more`);
      return rows.map(({ first }) => first);
    });
  }

  async function listBlocks(segment: string, lexeme: string, isBeginning: boolean): Promise<number[]> {
    const starts = await readFirsts(segment);
    const from = Math.max(0, placeAfter(starts, lexeme) - 1);
    let to = from + 1;
    while (isBeginning && starts[to]?.startsWith(lexeme)) to++;
    return Array.from({ length: to - from }, (_, at) => from + at);
  }

  async function find(segment: string, lexeme: string, isBeginning: boolean): Promise<PostingList[]> {
    const numbers = await listBlocks(segment, lexeme, isBeginning);
    const read = await Promise.all(numbers.map((block) => readBlock(segment, block, "data")));
    return read.flatMap((data, at) =>
      findInBlock(data, lexeme, isBeginning).map((found) => ({ ...found, block: numbers[at] ?? 0, data })),
    );
  }

  async function readBeginning(segment: string, beginning: string, most: number): Promise<Buffer[] | null> {
    const numbers = await listBlocks(segment, beginning, true);
    if (numbers.length > most) return null;
    return Promise.all(numbers.map((block) => readBlock(segment, block, "data")));
  }

  return {
    /** The postings of a lexeme that many papers of a segment have. */
    readDense: (segment: string, list: PostingList, papers: number): Promise<DenseList> =>
      dense.get(`${segment}/${list.block}/${list.numbersAt}`, async () => spreadOut(list, papers)),
    /** The postings of a lexeme, or of all that begin so, in order. */
    find: (segment: string, lexeme: string, isBeginning: boolean): Promise<PostingList[]> =>
      lists.get(`${segment} ${isBeginning ? "*" : ""}${lexeme}`, () => find(segment, lexeme, isBeginning)),
    /** The blocks in which lexemes that begin so may stand, in order; null where those are more than `most`. */
    readBeginning,
    readPlaces: (segment: string, block: number) => readBlock(segment, block, "places"),
  };
}

export type PostingsReader = ReturnType<typeof createPostingsReader>;
