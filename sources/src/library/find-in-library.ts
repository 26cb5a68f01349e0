import type { Database } from "@medsieve/database/client";
import { runCancelable } from "@medsieve/database/run-cancelable";
import { libraryIndex } from "@medsieve/database/schema/library";
import { sql } from "drizzle-orm";
import type { Condition } from "../query/condition.ts";
import { answersFromLibrary } from "./answering-papers.ts";
import { type ScoredPaper, takeBest } from "./postings/best-papers.ts";
import { NO_DATE } from "./postings/draft-segment.ts";
import { SegmentGoneError } from "./postings/read-postings.ts";
import type { PostingsSearch } from "./postings/search-postings.ts";
import { scoreTerms, type TermGroup } from "./rank-terms.ts";
import type { WordShares } from "./word-shares.ts";
import { writeWhere } from "./write-where.ts";

/** A query of the library: which papers it finds, and by which terms they are ordered. */
export interface LibraryQuery {
  where: Condition;
  groups: readonly TermGroup[];
  /** With 0 the papers are only counted. */
  limit: number;
}

interface LibraryAccess {
  database: Database;
  postings: PostingsSearch;
  shares: WordShares;
}

interface Hits {
  papers: ScoredPaper[];
  total: number;
}

/**
 * What a query finds: by the postings where they are written, and in `library_index` among the papers that have changed
 * since; there alone where there are no postings, or too many papers have changed.
 */
export async function findInLibrary(
  access: LibraryAccess,
  query: LibraryQuery,
  signal: AbortSignal,
): Promise<{ pmids: string[]; total: number }> {
  const found = (await findByPostings(access, query, signal)) ?? (await findInIndex(access, query, null, signal));
  return { pmids: found.papers.map(({ pmid }) => String(pmid)), total: found.total };
}

async function findByPostings(access: LibraryAccess, query: LibraryQuery, signal: AbortSignal): Promise<Hits | null> {
  const { postings } = access;
  const state = await postings.readState();
  if (state === null) return null;
  try {
    const [written, changed] = await Promise.all([
      postings.search(state, query, signal),
      state.unindexed.length === 0 ? null : findInIndex(access, query, state.unindexed, signal),
    ]);
    if (changed === null) return written;
    return {
      papers: takeBest([...written.papers, ...changed.papers], query.limit),
      total: written.total + changed.total,
    };
  } catch (error) {
    if (error instanceof SegmentGoneError) return null;
    throw error;
  }
}

/** `among`: only these papers; null for all. */
async function findInIndex(
  { database, shares }: LibraryAccess,
  { where, groups, limit }: LibraryQuery,
  among: readonly number[] | null,
  signal: AbortSignal,
): Promise<Hits> {
  const within = among === null ? sql`true` : sql`${libraryIndex.pmid} = any(${sql.param([...among])}::int[])`;
  const statement = sql`
    select pmid, score::float8 as score, published - date '1970-01-01' as published, (count(*) over ())::int as total
    from (
      select ${libraryIndex.pmid} as pmid, ${libraryIndex.published} as published, ${scoreTerms(groups)} as score
      from ${libraryIndex} where (${writeWhere(where, shares)}) and ${within} and ${answersFromLibrary}
      offset 0
    ) as hits
    order by hits.score desc, hits.published desc nulls last, pmid desc
    limit ${Math.max(1, limit)}`;
  const rows = await runCancelable<{ pmid: number; score: number; published: number | null; total: number }>(
    database,
    statement,
    signal,
  );
  return {
    papers: rows
      .slice(0, limit)
      .map(({ pmid, score, published }) => ({ pmid, score, published: published ?? NO_DATE })),
    total: rows[0]?.total ?? 0,
  };
}
