import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import type { SegmentPapers } from "./draft-segment.ts";
import { createFullSet, type PaperSet, removeAll } from "./paper-set.ts";
import { alignBytes, readPapers } from "./segment-tables.ts";

/** Where more papers wait for their postings, the library is searched without any. */
const MOST_UNINDEXED = 20_000;

export interface Segment extends SegmentPapers {
  id: string;
  /** Papers that answer: those that have not changed since, and fictional ones only while there is no real one. */
  answering: PaperSet;
}

export interface LibraryState {
  version: string;
  segments: readonly Segment[];
  /** Papers whose postings are not written yet, or gone; they are looked for in `library_index`. */
  unindexed: readonly number[];
}

interface StoredSegment extends Record<string, unknown> {
  id: string;
  gone_version: string;
}

/** Gives the segments to be searched; null where the library has to be searched without them. */
export function createStateReader(database: Database): () => Promise<LibraryState | null> {
  let known: { version: string; state: Promise<LibraryState | null> } | null = null;
  const loaded = new Map<string, SegmentPapers & { gone: PaperSet | null; goneVersion: string }>();

  async function loadSegment({ id, gone_version: goneVersion }: StoredSegment): Promise<void> {
    const present = loaded.get(id);
    if (present?.goneVersion === goneVersion) return;
    const { rows } = await database.db.execute<{
      pmids: Buffer;
      published: Buffer;
      lengths: Buffer;
      gone: Buffer | null;
      gone_version: string;
    }>(
      present === undefined
        ? sql`select pmids, published, lengths, gone, gone_version from library_segments where id = ${id}`
        : sql`select gone, gone_version from library_segments where id = ${id}`,
    );
    const [row] = rows;
    if (row === undefined) return;
    const papers = present ?? readPapers(row);
    const gone = row.gone === null ? null : new Uint32Array(alignBytes(row.gone));
    loaded.set(id, { ...papers, gone, goneVersion: row.gone_version });
  }

  async function load(): Promise<LibraryState | null> {
    const { rows } = await database.db.execute<{
      version: string;
      unindexed: number[] | null;
      segments: StoredSegment[] | null;
      has_real: boolean;
    }>(sql`
      select version,
        exists (select 1 from library_index where pmid < ${DEMONSTRATION_PMID_FROM}) as has_real,
        (select array_agg(pmid order by pmid) from (
          select pmid from library_unindexed limit ${MOST_UNINDEXED + 1}) as first_ones) as unindexed,
        (select json_agg(json_build_object('id', id, 'gone_version', gone_version) order by id)
          from library_segments where retired_at is null) as segments
      from library_postings_state`);
    const [stored] = rows;
    const unindexed = stored?.unindexed ?? [];
    if (stored === undefined || stored.segments === null || unindexed.length > MOST_UNINDEXED) return null;
    const listed = stored.segments;
    for (const id of [...loaded.keys()]) if (!listed.some((one) => one.id === id)) loaded.delete(id);
    for (const one of listed) await loadSegment(one);
    // What changed meanwhile is read when the next search asks for the state.
    if (listed.some(({ id }) => !loaded.has(id))) return null;
    const papers = listed.flatMap(({ id }) => {
      const one = loaded.get(id);
      return one === undefined ? [] : [{ id, ...one }];
    });
    const changed = new Set(unindexed);
    const segments = papers.map(({ gone, ...one }) => ({
      ...one,
      answering: listAnswering(one.pmids, gone, changed, stored.has_real),
    }));
    return { version: stored.version, segments, unindexed };
  }

  return async () => {
    const { rows } = await database.db.execute<{ version: string }>(sql`select version from library_postings_state`);
    const version = rows[0]?.version;
    if (version === undefined) return null;
    if (known?.version !== version) {
      const loading = { version, state: load() };
      known = loading;
      loading.state.catch(() => {
        if (known === loading) known = null;
      });
    }
    return known.state;
  };
}

function listAnswering(
  pmids: Int32Array,
  gone: PaperSet | null,
  changed: ReadonlySet<number>,
  onlyReal: boolean,
): PaperSet {
  const answering = createFullSet(pmids.length);
  if (gone !== null) removeAll(answering, gone);
  for (let paper = 0; paper < pmids.length; paper++) {
    const pmid = pmids[paper] ?? 0;
    if (changed.has(pmid) || (onlyReal && pmid >= DEMONSTRATION_PMID_FROM)) {
      answering[paper >> 5] = (answering[paper >> 5] ?? 0) & ~(1 << (paper & 31));
    }
  }
  return answering;
}
