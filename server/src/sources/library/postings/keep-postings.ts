import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client.ts";
import { lockPapers } from "../../papers-lock.ts";
import { chooseMerge } from "./choose-merge.ts";
import { createDraft, type SegmentPapers } from "./draft-segment.ts";
import { mergeBlocks } from "./merge-blocks.ts";
import { alignBytes, createBlockStore, insertSegment, readBlocks, readPapers, toBytes } from "./segment-tables.ts";

/** Papers of a segment as it is first written. */
const DRAFT_PAPERS = 8_192;
const PAPERS_PER_READ = 250;
const PAPERS_PER_TURN = 10;
const LEASE_SECONDS = 120;
/** Longer than any search reads a segment that has been replaced. */
const RETIRED_MINUTES = 10;
const isOld = sql`retired_at < now() - make_interval(mins => ${RETIRED_MINUTES})`;

const TAKEN_OVER = "another process has taken over the postings of the library";

/** What has changed by one step. */
type Step = "drafted" | "merged" | "nothing" | "busy";

/**
 * Writes postings for papers that have none yet, and merges small segments, until nothing is left to do. Another process that does so keeps at it
 * instead of this one. What a kill leaves behind is removed by the next who comes.
 */
export async function keepPostings(
  database: Database,
  signal: AbortSignal,
  onStep: (step: Step) => Promise<void> = async () => undefined,
): Promise<void> {
  const holder = randomUUID();
  try {
    for (;;) {
      signal.throwIfAborted();
      if (!(await takeLease(database, holder))) return;
      await removeRests(database);
      const step = (await mergeSome(database, holder, signal)) ?? (await draftOne(database, holder, signal));
      if (step === null) return;
      await onStep(step);
    }
  } finally {
    await database.db.execute(
      sql`update library_postings_state set lease_holder = null, lease_until = null where lease_holder = ${holder}`,
    );
  }
}

async function takeLease(database: Database, holder: string): Promise<boolean> {
  const taken = await database.db.execute(sql`
    update library_postings_state set lease_holder = ${holder}, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where lease_holder is null or lease_holder = ${holder} or lease_until < now()`);
  return (taken.rowCount ?? 0) > 0;
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

/** Only who still holds the lease may publish what it wrote. */
async function publish(database: Database, holder: string, write: (tx: Transaction) => Promise<void>): Promise<void> {
  await database.db.transaction(async (tx) => {
    await lockPapers(tx);
    const held = await tx.execute(sql`
      update library_postings_state set version = gen_random_uuid() where lease_holder = ${holder}`);
    if (held.rowCount !== 1) throw new Error(TAKEN_OVER);
    await write(tx);
  });
}

/** Lets other work pass, and stores what is written so far when it is much. */
async function rest(
  database: Database,
  holder: string,
  store: ReturnType<typeof createBlockStore>,
  signal: AbortSignal,
): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
  if (!store.isFull()) return;
  await store.flush();
  if (!(await takeLease(database, holder))) throw new Error(TAKEN_OVER);
}

interface Waiting extends Record<string, unknown> {
  pmid: number;
  change: string;
  /** Null where the paper is gone. */
  lexemes: string | null;
  published: number | null;
}

async function draftOne(database: Database, holder: string, signal: AbortSignal): Promise<Step | null> {
  const draft = createDraft();
  const taken: { pmid: number; change: string }[] = [];
  for (let last = Number.MIN_SAFE_INTEGER; taken.length < DRAFT_PAPERS; ) {
    signal.throwIfAborted();
    const { rows } = await database.db.execute<Waiting>(sql`
      select waiting.pmid, waiting.change, lexemes::text as lexemes, published - date '1970-01-01' as published
      from library_unindexed as waiting left join library_index using (pmid)
      where waiting.pmid > ${last < -1 ? -1 : last} order by waiting.pmid limit ${PAPERS_PER_READ}`);
    for (const [at, { pmid, change, lexemes, published }] of rows.entries()) {
      if (at % PAPERS_PER_TURN === 0) await setImmediate();
      taken.push({ pmid, change });
      if (lexemes !== null) draft.add({ pmid, published, lexemes });
    }
    last = rows.at(-1)?.pmid ?? last;
    if (rows.length < PAPERS_PER_READ) break;
  }
  if (taken.length === 0) return null;
  const id = randomUUID();
  const store = createBlockStore(database, id);
  const papers = await draft.finish(store.take, () => rest(database, holder, store, signal));
  await store.flush();
  await publish(database, holder, async (tx) => {
    await markGone(tx, new Set(taken.map(({ pmid }) => pmid)));
    if (papers.pmids.length > 0) await insertSegment(tx, id, papers, null);
    await tx.execute(sql`
      delete from library_unindexed using unnest(
        ${sql.param(taken.map(({ pmid }) => pmid))}::int[], ${sql.param(taken.map(({ change }) => change))}::uuid[]
      ) as drafted (pmid, change)
      where library_unindexed.pmid = drafted.pmid and library_unindexed.change = drafted.change`);
  });
  return "drafted";
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
    const gone = row.gone === null ? new Uint32Array((own.length + 31) >> 5) : new Uint32Array(alignBytes(row.gone));
    let changed = false;
    for (let number = 0; number < own.length; number++) {
      if (!pmids.has(own[number] ?? 0)) continue;
      gone[number >> 5] = (gone[number >> 5] ?? 0) | (1 << (number & 31));
      changed = true;
    }
    if (changed) {
      await tx.execute(sql`
        update library_segments set gone = ${toBytes(gone)}, gone_version = gen_random_uuid() where id = ${id}`);
    }
  }
}

async function mergeSome(database: Database, holder: string, signal: AbortSignal): Promise<Step | null> {
  const { rows } = await database.db.execute<{ id: string; papers: number }>(sql`
    select id, papers from library_segments where retired_at is null`);
  const ids = chooseMerge(rows);
  if (ids.length === 0) return null;
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
  await mergeBlocks(parts, store.take, () => rest(database, holder, store, signal));
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
  return "merged";
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
