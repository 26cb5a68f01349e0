import type { Database, Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import type { SegmentPapers } from "./draft-segment.ts";
import type { Block } from "./posting-blocks.ts";

/** Bytes of blocks that one statement writes or reads. */
const BYTES_AT_ONCE = 4_000_000;
const BLOCKS_AT_ONCE = 500;

export const toBytes = (array: Int32Array | Uint16Array | Uint32Array): Buffer =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

/** The bytes of an array that starts where arrays may start. */
export const alignBytes = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

/** Writes the blocks of a segment as they come, some at a time. */
export function createBlockStore(database: Database, segment: string) {
  let waiting: Block[] = [];
  let bytes = 0;
  let written = 0;

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const rows = waiting.map(
      ({ first, data, places }, at) =>
        sql`(${segment}, ${written + at}, ${first}, ${Buffer.from(data)}, ${Buffer.from(places)})`,
    );
    written += waiting.length;
    waiting = [];
    bytes = 0;
    await database.db.execute(
      sql`insert into library_postings (segment, block, first, data, places) values ${sql.join(rows, sql`, `)}`,
    );
  }

  return {
    take(block: Block): void {
      waiting.push(block);
      bytes += block.data.length + block.places.length;
    },
    isFull: () => bytes >= BYTES_AT_ONCE || waiting.length >= BLOCKS_AT_ONCE,
    flush,
  };
}

/** The blocks of a segment in order, read some at a time. */
export async function* readBlocks(database: Database, segment: string) {
  for (let next = 0; ; ) {
    const { rows } = await database.db.execute<{ block: number; data: Buffer; places: Buffer }>(sql`
      select block, data, places from (
        select block, data, places, sum(octet_length(data) + octet_length(places)) over (order by block) as bytes
        from (select * from library_postings where segment = ${segment} and block >= ${next} order by block limit 100) as next_ones
      ) as counted
      where bytes <= ${BYTES_AT_ONCE} or block = ${next} order by block`);
    yield* rows;
    if (rows.length === 0) return;
    next = (rows.at(-1)?.block ?? next) + 1;
  }
}

export async function insertSegment(tx: Transaction, id: string, papers: SegmentPapers, gone: Uint32Array | null) {
  await tx.execute(sql`
    insert into library_segments (id, papers, pmids, published, lengths, gone)
    values (${id}, ${papers.pmids.length}, ${toBytes(papers.pmids)}, ${toBytes(papers.published)},
      ${toBytes(papers.lengths)}, ${gone === null ? null : toBytes(gone)})`);
}

export function readPapers(row: { pmids: Buffer; published: Buffer; lengths: Buffer }): SegmentPapers {
  return {
    pmids: new Int32Array(alignBytes(row.pmids)),
    published: new Int32Array(alignBytes(row.published)),
    lengths: new Uint16Array(alignBytes(row.lengths)),
  };
}
