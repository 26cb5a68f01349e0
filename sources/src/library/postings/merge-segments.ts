import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { chooseMerge } from "./choose-merge.ts";
import type { SegmentPapers } from "./draft-segment.ts";
import { mergeBlocks } from "./merge-blocks.ts";
import { publish } from "./postings-lease.ts";
import { alignBytes, createBlockStore, insertSegment, readBlocks, readPapers } from "./segment-tables.ts";
import { storeSome } from "./store-some.ts";

/** Merges small segments where there are enough of one size; whether there were. */
export async function mergeSome(database: Database, holder: string, signal: AbortSignal): Promise<boolean> {
  const { rows } = await database.db.execute<{ id: string; papers: number }>(sql`
    select id, papers from library_segments where retired_at is null`);
  const ids = chooseMerge(rows);
  if (ids.length === 0) return false;
  const merged = randomUUID();
  const store = createBlockStore(database, merged);
  const papers: SegmentPapers[] = [];
  for (const id of ids) {
    const found = await database.db.execute<{ pmids: Buffer; published: Buffer; lengths: Buffer }>(
      sql`select pmids, published, lengths from library_segments where id = ${id}`,
    );
    if (found.rows[0] !== undefined) papers.push(readPapers(found.rows[0]));
  }
  const starts = papers.map((_, at) => papers.slice(0, at).reduce((sum, { pmids }) => sum + pmids.length, 0));
  const parts = ids.map((id, at) => ({ blocks: readBlocks(database, id), before: starts[at] ?? 0 }));
  await mergeBlocks(parts, store.take, () => storeSome(database, holder, store, signal));
  await store.flush();
  await publish(database, holder, async (tx) => {
    const gone = await joinGone(
      tx,
      ids,
      starts,
      papers.reduce((sum, { pmids }) => sum + pmids.length, 0),
    );
    await insertSegment(tx, merged, joinPapers(papers), gone);
    await tx.execute(sql`update library_segments set retired_at = now() where id = any(${sql.param(ids)}::uuid[])`);
  });
  return true;
}

function joinPapers(parts: readonly SegmentPapers[]): SegmentPapers {
  return {
    pmids: Int32Array.from(parts.flatMap(({ pmids }) => [...pmids])),
    published: Int32Array.from(parts.flatMap(({ published }) => [...published])),
    lengths: Uint16Array.from(parts.flatMap(({ lengths }) => [...lengths])),
  };
}

/** What is gone of the segments at this moment, by the numbers of the merged one. */
async function joinGone(tx: Transaction, ids: readonly string[], starts: readonly number[], papers: number) {
  const joined = new Uint32Array((papers + 31) >> 5);
  let isAny = false;
  for (const [at, id] of ids.entries()) {
    const found = await tx.execute<{ papers: number; gone: Buffer | null }>(
      sql`select papers, gone from library_segments where id = ${id}`,
    );
    const row = found.rows[0];
    if (row === undefined || row.gone === null) continue;
    const gone = new Uint32Array(alignBytes(row.gone));
    for (let number = 0; number < row.papers; number++) {
      if (((gone[number >> 5] ?? 0) >>> (number & 31)) % 2 === 0) continue;
      const to = (starts[at] ?? 0) + number;
      joined[to >> 5] = (joined[to >> 5] ?? 0) | (1 << (to & 31));
      isAny = true;
    }
  }
  return isAny ? joined : null;
}
