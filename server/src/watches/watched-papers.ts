import type { Notice } from "@medsieve/contract/papers";
import type { Db } from "@medsieve/database/client";
import type { WATCH_FINDINGS } from "@medsieve/database/schema/watches";
import { sql } from "drizzle-orm";
import type { WatchedQuery } from "./rerun-queries.ts";
import type { TakenRun } from "./take-run.ts";

export type WatchFinding = (typeof WATCH_FINDINGS)[number];

/**
 * The queries of a search that ran, with what each found when it last did. Those that looked for papers like the best of the
 * others, or for the words as they were typed, only ordered papers and are not run again.
 */
export async function readWatchedQueries(db: Db, run: TakenRun): Promise<WatchedQuery[]> {
  const found = await db.execute<{
    position: number;
    query: string;
    pmids: number[];
    understood: string | null;
    has_failed: boolean;
  }>(sql`
    with checked as (
      select id, started_at from watch_runs where watch_id = ${run.watchId} and status = 'checked'
    ), last_found as (
      select distinct on (position) position, pmids, understood
      from watch_run_queries join checked on checked.id = run_id
      where problem is null order by position, started_at desc
    ), failed as (
      select position from watch_run_queries
      where problem is not null and run_id = (select id from checked order by started_at desc limit 1)
    )
    select query.position, query.query, coalesce(last_found.pmids, query.pmids) as pmids,
      case when last_found.position is null then query.understood else last_found.understood end as understood,
      failed.position is not null as has_failed
    from search_queries as query left join last_found using (position) left join failed using (position)
    where query.search_id = ${run.searchId} and query.hits is not null and query.related is not true
    order by query.position`);
  return found.rows.map(({ has_failed: hasFailed, ...query }) => ({ ...query, hasFailed }));
}

/** A paper that the user has seen, and what is known to them about it. */
export interface ShownPaper {
  pmid: number;
  title: string | null;
  journal: string | null;
  year: number | null;
  demonstration: boolean;
  notices: Notice[];
  reported: WatchFinding[];
}

/** Papers that the search read, and those that earlier runs reported as new, but for those that are not relevant. */
export async function readShownPapers(db: Db, run: TakenRun): Promise<ShownPaper[]> {
  const found = await db.execute<ShownPaper & Record<string, unknown>>(sql`
    with reported as (
      select watch_run_papers.* from watch_run_papers join watch_runs on watch_runs.id = run_id
      where watch_id = ${run.watchId}
    ), shown as (
      select pmid, record ->> 'title' as title, record ->> 'journal' as journal, (record ->> 'year')::int as year,
        coalesce((record ->> 'demonstration')::boolean, false) as demonstration, record -> 'notices' as notices, 0 as place
      from search_papers where search_id = ${run.searchId}
      union all
      select pmid, title, journal, year, demonstration, notices, 1 from reported
      where finding = 'new'
    )
    select distinct on (pmid) pmid, title, journal, year, demonstration, notices,
      array(select finding from reported where reported.pmid = shown.pmid) as reported
    from shown
    where pmid not in (select pmid from watch_decisions where watch_id = ${run.watchId} and decision = 'not_relevant')
    order by pmid, place`);
  return found.rows;
}
