import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { createDraft } from "./draft-segment.ts";
import { mergeSome } from "./merge-segments.ts";
import { giveLeaseBack, takeLease } from "./postings-lease.ts";
import { publishDraft } from "./publish-draft.ts";
import { readPrinted } from "./read-printed.ts";
import { createBlockStore } from "./segment-tables.ts";
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
 * Writes postings for papers that have none yet, and merges small segments, until nothing is left to do. Another process that does so keeps at it
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
      const isMore = (await mergeSome(database, holder, signal)) || (await draftOne(database, holder, signal));
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

interface Waiting extends Record<string, unknown> {
  pmid: number;
  change: string;
  /** Null where the paper is gone. */
  lexemes: string | null;
  published: number | null;
}

/** Whether any paper waited. */
async function draftOne(database: Database, holder: string, signal: AbortSignal): Promise<boolean> {
  const vocabulary = createVocabulary();
  const draft = createDraft(vocabulary);
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
