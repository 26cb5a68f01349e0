import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { type SQL, sql } from "drizzle-orm";
import { writeIntegers } from "../binary-arrays.ts";
import { createDraft } from "./draft-segment.ts";
import { mergeSome } from "./merge-segments.ts";
import { hasPaper } from "./paper-set.ts";
import { giveLeaseBack, publish, takeLease } from "./postings-lease.ts";
import { type DraftedChange, publishDraft } from "./publish-draft.ts";
import { readPrinted } from "./read-printed.ts";
import { alignBytes, createBlockStore } from "./segment-tables.ts";
import { storeSome } from "./store-some.ts";
import { createVocabulary } from "./vocabulary.ts";

/** Papers of a segment as it is first written. */
const DRAFT_PAPERS = 8_192;
const PAPERS_PER_READ = 250;
const PAPERS_PER_TURN = 10;
/** Longer than any search reads a segment that has been replaced. */
const RETIRED_MINUTES = 10;
const isOld = sql`retired_at < now() - make_interval(mins => ${RETIRED_MINUTES})`;

/**
 * Writes postings for papers that have none yet, merges small segments, and writes sparse ones again, until nothing is left to do. Another process that does so keeps at it
 * instead of this one. What a kill leaves behind is removed by the next who comes.
 */
export async function keepPostings(
  database: Database,
  signal: AbortSignal,
  onStep: () => Promise<void> = async () => undefined,
): Promise<void> {
  const holder = randomUUID();
  try {
    for (;;) {
      signal.throwIfAborted();
      if (!(await takeLease(database, holder))) return;
      await removeRests(database);
      const isMore =
        (await mergeSome(database, holder, signal)) ||
        (await draftSome(database, holder, sql`library_unindexed`, signal)) ||
        (await rewriteSparse(database, holder, signal));
      if (!isMore) return;
      await onStep();
    }
  } finally {
    await giveLeaseBack(database, holder);
  }
}

/** Segments long replaced, and blocks of segments that were never finished. */
async function removeRests(database: Database): Promise<void> {
  await database.db.execute(sql`delete from library_segments where ${isOld}`);
  const removed = await database.db.execute(sql`
    delete from library_postings where segment in (
      with recursive each_segment as (
        (select segment from library_postings order by segment limit 1)
        union all
        select (select segment from library_postings where segment > each_segment.segment order by segment limit 1)
        from each_segment where each_segment.segment is not null
      )
      select segment from each_segment where segment is not null
      except select id from library_segments)`);
  // Which the embedded database does not do by itself.
  if (database.kind === "embedded" && (removed.rowCount ?? 0) > 0)
    await database.db.execute(sql`vacuum library_postings`);
}

/** How many papers wait for their postings, and whether there are segments that can go. */
export async function readWork({ db }: Database): Promise<{ papers: number; hasOld: boolean }> {
  const { rows } = await db.execute<{ papers: number; has_old: boolean }>(sql`
    select (select count(*)::int from library_unindexed) as papers,
      exists (select 1 from library_segments where ${isOld}) as has_old`);
  return { papers: rows[0]?.papers ?? 0, hasOld: rows[0]?.has_old ?? false };
}

interface Waiting extends DraftedChange, Record<string, unknown> {
  /** Null where the paper is gone. */
  lexemes: string | null;
  published: number | null;
}

/** Whether there was any paper. `source` has the columns of `library_unindexed`. */
async function draftSome(database: Database, holder: string, source: SQL, signal: AbortSignal): Promise<boolean> {
  const vocabulary = createVocabulary();
  const draft = createDraft(vocabulary);
  const taken: DraftedChange[] = [];
  for (let last = Number.MIN_SAFE_INTEGER; taken.length < DRAFT_PAPERS; ) {
    signal.throwIfAborted();
    const { rows } = await database.db.execute<Waiting>(sql`
      select waiting.pmid, waiting.change, lexemes::text as lexemes, published - date '1970-01-01' as published
      from ${source} as waiting left join library_index using (pmid)
      where waiting.pmid > ${last < -1 ? -1 : last} order by waiting.pmid limit ${PAPERS_PER_READ}`);
    for (const [at, { pmid, change, lexemes, published }] of rows.entries()) {
      if (at % PAPERS_PER_TURN === 0) await setImmediate();
      taken.push({ pmid, change });
      if (lexemes === null) continue;
      draft.add({ pmid, published }, (visit) =>
        readPrinted(lexemes, (lexeme, places, count) => visit(vocabulary.numberOf(lexeme), places, count)),
      );
    }
    last = rows.at(-1)?.pmid ?? last;
    if (rows.length < PAPERS_PER_READ) break;
  }
  if (taken.length === 0) return false;
  const id = randomUUID();
  const store = createBlockStore(database, id);
  const papers = await draft.finish(store.take, () => storeSome(database, holder, store, signal));
  await store.flush();
  await publishDraft(database, holder, { id, papers, gone: null }, taken);
  return true;
}

/**
 * Where at least half of a segment is gone, its other papers move to a new one, some at a time, and in the end it is not read any
 * more. Whether there was such a segment.
 */
async function rewriteSparse(database: Database, holder: string, signal: AbortSignal): Promise<boolean> {
  const { rows } = await database.db.execute<{ id: string; pmids: Buffer; gone: Buffer }>(sql`
    select id, pmids, gone from library_segments
    where retired_at is null and gone is not null and 2 * bit_count(gone) >= papers limit 1`);
  const [sparse] = rows;
  if (sparse === undefined) return false;
  const gone = new Uint32Array(alignBytes(sparse.gone));
  const left = new Int32Array(alignBytes(sparse.pmids)).filter((_, paper) => !hasPaper(gone, paper));
  if (left.length === 0) {
    await publish(database, holder, async (tx) => {
      await tx.execute(sql`update library_segments set retired_at = now() where id = ${sparse.id}`);
    });
    return true;
  }
  const moved = writeIntegers([...left.subarray(0, DRAFT_PAPERS)]);
  const source = sql`(select pmid, null::uuid as change from unnest(${moved}::int[]) as moved (pmid)
    where not exists (select 1 from library_unindexed where library_unindexed.pmid = moved.pmid))`;
  return draftSome(database, holder, source, signal);
}
