import type { Database, Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import type { SegmentPapers } from "./draft-segment.ts";
import { addPaper, createSet, type PaperSet } from "./paper-set.ts";
import { publish } from "./postings-lease.ts";
import { alignBytes, insertSegment, toBytes } from "./segment-tables.ts";

/** A segment whose blocks are written. */
interface WrittenSegment {
  id: string;
  papers: SegmentPapers;
  /** Those that have changed again since they were drafted. */
  gone: PaperSet | null;
}

/** A paper, and the mark by which its postings were known to be missing; null where they were not. */
export interface DraftedChange {
  pmid: number;
  change: string | null;
}

/** From now on the segment answers for these papers, unless they have changed again since, and no earlier one does. */
export async function publishDraft(
  database: Database,
  holder: string,
  { id, papers, gone }: WrittenSegment,
  drafted: readonly DraftedChange[],
): Promise<void> {
  await publish(database, holder, async (tx) => {
    await markGone(tx, new Set(drafted.map(({ pmid }) => pmid)));
    if (papers.pmids.length > 0) await insertSegment(tx, id, papers, gone);
    await tx.execute(sql`
      delete from library_unindexed using unnest(
        ${sql.param(drafted.map(({ pmid }) => pmid))}::int[], ${sql.param(drafted.map(({ change }) => change))}::uuid[]
      ) as drafted (pmid, change)
      where library_unindexed.pmid = drafted.pmid and library_unindexed.change = drafted.change`);
  });
}

/** Marks these papers as gone in all segments that have them. */
async function markGone(tx: Transaction, pmids: ReadonlySet<number>): Promise<void> {
  const segments = await tx.execute<{ id: string }>(sql`select id from library_segments where retired_at is null`);
  for (const { id } of segments.rows) {
    const found = await tx.execute<{ pmids: Buffer; gone: Buffer | null }>(
      sql`select pmids, gone from library_segments where id = ${id}`,
    );
    const row = found.rows[0];
    if (row === undefined) continue;
    const own = new Int32Array(alignBytes(row.pmids));
    const gone = row.gone === null ? createSet(own.length) : new Uint32Array(alignBytes(row.gone));
    let changed = false;
    for (let number = 0; number < own.length; number++) {
      if (!pmids.has(own[number] ?? 0)) continue;
      addPaper(gone, number);
      changed = true;
    }
    if (changed) {
      await tx.execute(sql`
        update library_segments set gone = ${toBytes(gone)}, gone_version = gen_random_uuid() where id = ${id}`);
    }
  }
}
