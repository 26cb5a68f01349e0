import { setImmediate } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import type { Condition } from "../../query/condition.ts";
import { readTsquery } from "../../query/read-tsquery.ts";
import type { TermGroup } from "../rank-terms.ts";
import { findThreshold, type ScoredPaper, takeBest } from "./best-papers.ts";
import { countBeginning } from "./count-beginning.ts";
import { NO_DATE } from "./draft-segment.ts";
import { findPapers, type Searched } from "./find-papers.ts";
import { createKeep } from "./keep.ts";
import { createStateReader, type LibraryState, type Segment } from "./library-state.ts";
import { addAll, addPaper, createSet, keepOnly, listPapers, type PaperSet, removeAll } from "./paper-set.ts";
import { createPostingsReader } from "./read-postings.ts";
import { scorePapers } from "./score-papers.ts";

/** Bytes of the papers that parts of queries find, kept for the next query with that part. */
const KEPT_BYTES = 64_000_000;
/** Milliseconds of work after which other work of the process gets its turn. */
const YIELD_AFTER_MS = 8;
const DAY_MS = 86_400_000;

export interface PostingsHits {
  /** The best first, at most as many as were asked for. */
  papers: ScoredPaper[];
  total: number;
}

export interface PostingsSearch {
  /** Null where the library has to be searched without postings. */
  readState: () => Promise<LibraryState | null>;
  /** What a query finds among the papers whose postings are written. Throws SegmentGoneError where the state is old. */
  search: (
    state: LibraryState,
    asked: { where: Condition; groups: readonly TermGroup[]; limit: number },
    signal: AbortSignal,
  ) => Promise<PostingsHits>;
  /**
   * The words that begin so, with the number of papers that have each, among those whose postings are written; null where
   * too many begin so. Throws SegmentGoneError where the state is old.
   */
  countBeginning: (state: LibraryState, beginning: string) => Promise<ReadonlyMap<string, number> | null>;
}

/** Searches the library by its postings, which cost little where many papers are found. One keeps what it read of them. */
export function createPostingsSearch(database: Database): PostingsSearch {
  const postings = createPostingsReader(database);
  const parts = createKeep<PaperSet>(KEPT_BYTES, ({ byteLength }) => byteLength);

  async function find(where: Condition, segment: Segment, turn: Searched["turn"]): Promise<PaperSet> {
    const { id, pmids, published } = segment;
    const select = (has: (paper: number) => boolean): PaperSet => {
      const found = createSet(pmids.length);
      for (let paper = 0; paper < pmids.length; paper++) if (has(paper)) addPaper(found, paper);
      return found;
    };
    const selectDays = (first: number, last: number) =>
      select((paper) => {
        const day = published[paper] ?? 0;
        return day !== NO_DATE && day >= first && day <= last;
      });
    switch (where.by) {
      case "nothing":
        return createSet(pmids.length);
      case "text": {
        const searched = { segment: id, papers: pmids.length, postings, keep: parts.get, turn };
        return (
          await parts.get(`${id} ${where.tsquery}`, () => findPapers(readTsquery(where.tsquery), searched))
        ).slice();
      }
      case "pmids": {
        const wanted = new Set(where.pmids);
        return select((paper) => wanted.has(pmids[paper] ?? 0));
      }
      case "published":
        return selectDays(toDays(where.first), toDays(where.last));
      case "published_within":
        return selectDays(await readDaysAgo(database, where.ago), Number.POSITIVE_INFINITY);
      case "and":
      case "or": {
        const [first, ...others] = await Promise.all(where.parts.map((part) => find(part, segment, turn)));
        if (first === undefined) return createSet(pmids.length);
        for (const other of others) (where.by === "and" ? keepOnly : addAll)(first, other);
        return first;
      }
      case "without": {
        const kept = await find(where.kept, segment, turn);
        removeAll(kept, await find(where.excluded, segment, turn));
        return kept;
      }
    }
  }

  async function searchSegment(
    segment: Segment,
    { where, groups }: { where: Condition; groups: readonly TermGroup[] },
    turn: Searched["turn"],
  ): Promise<SegmentHits> {
    const found = await find(where, segment, turn);
    keepOnly(found, segment.answering);
    const papers = listPapers(found);
    const searched = { segment: segment.id, papers: segment.pmids.length, postings, keep: parts.get, turn };
    const scores = papers.length === 0 ? new Float64Array() : await scorePapers(groups, found, papers, searched);
    return { segment, papers, scores };
  }

  return {
    readState: createStateReader(database),
    countBeginning: (state, beginning) => countBeginning(state.segments, beginning, postings),
    async search(state, asked, signal) {
      const turn = createTurns(signal);
      const found = await Promise.all(state.segments.map((segment) => searchSegment(segment, asked, turn)));
      return { papers: listBest(found, asked.limit), total: found.reduce((sum, { papers }) => sum + papers.length, 0) };
    },
  };
}

/** What a query finds in a segment, with the score of each. */
interface SegmentHits {
  segment: Segment;
  papers: Int32Array;
  scores: Float64Array;
}

function listBest(found: readonly SegmentHits[], limit: number): ScoredPaper[] {
  if (limit === 0) return [];
  const all = new Float64Array(found.reduce((sum, { papers }) => sum + papers.length, 0));
  let copied = 0;
  for (const { scores } of found) {
    all.set(scores, copied);
    copied += scores.length;
  }
  const threshold = findThreshold(all, limit);
  const best: ScoredPaper[] = [];
  for (const { segment, papers, scores } of found) {
    for (let place = 0; place < papers.length; place++) {
      const score = scores[place] ?? 0;
      if (score < threshold) continue;
      const paper = papers[place] ?? 0;
      best.push({ pmid: segment.pmids[paper] ?? 0, score, published: segment.published[paper] ?? 0 });
    }
  }
  return takeBest(best, limit);
}

function createTurns(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < YIELD_AFTER_MS) return;
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  };
}

const toDays = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

async function readDaysAgo(database: Database, ago: string): Promise<number> {
  const { rows } = await database.db.execute<{ days: number }>(
    sql`select (current_date - ${ago}::interval)::date - date '1970-01-01' as days`,
  );
  return rows[0]?.days ?? 0;
}
