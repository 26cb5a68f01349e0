import { ALERTED_KINDS } from "@medsieve/contract/notices";
import type { SearchComparison } from "@medsieve/contract/records";
import type { Db } from "@medsieve/database/client";
import { searchQueries } from "@medsieve/database/schema/index";
import { asc, eq, sql } from "drizzle-orm";

export interface FoundDifference {
  counts: SearchComparison["found"];
  /** Found by the later search alone, and by the earlier one alone, each in its order. */
  fresh: number[];
  gone: number[];
}

/** Compares what two searches found; of each side at most `most` PMIDs are named. */
export function compareFound(later: ReadonlySet<number>, earlier: ReadonlySet<number>, most: number): FoundDifference {
  const fresh = [...later].filter((pmid) => !earlier.has(pmid));
  const gone = [...earlier].filter((pmid) => !later.has(pmid));
  const counts = { both: later.size - fresh.length, new: fresh.length, gone: gone.length };
  return { counts, fresh: fresh.slice(0, most), gone: gone.slice(0, most) };
}

/** Every PMID that a search found: first those of `read`, then the others query by query. */
export async function readFound(db: Db, searchId: string, read: Iterable<number>): Promise<Set<number>> {
  const queries = await db
    .select({ pmids: searchQueries.pmids })
    .from(searchQueries)
    .where(eq(searchQueries.searchId, searchId))
    .orderBy(asc(searchQueries.position));
  const found = new Set(read);
  for (const { pmids } of queries) for (const pmid of pmids) found.add(pmid);
  return found;
}

/**
 * PMIDs of papers that are retracted or doubted by a notice which came in after `since` (ISO date and time): one in the
 * library, one of a list, or the paper's own record where it says that it was retracted.
 */
export async function listNoticedSince(db: Db, since: string): Promise<number[]> {
  const kinds = sql`any(${sql.param([...ALERTED_KINDS])}::text[])`;
  const found = await db.execute<{ pmid: number }>(sql`
    select pmid from listed_notices where kind = ${kinds} and listed_at > ${since}::timestamptz
    union select paper_notices.pmid from paper_notices join papers on papers.pmid = paper_notices.by
      where kind = ${kinds} and papers.stored_at > ${since}::timestamptz
    union select library_index.pmid from library_index join papers using (pmid)
      where lexemes @@ '''has=retracted''' and papers.stored_at > ${since}::timestamptz
    order by pmid`);
  return found.rows.map(({ pmid }) => pmid);
}
