import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";

/** Days between two checks of a paper, and the days by which each is put off at random so that checks spread. */
const CHECK_EVERY_DAYS = 7;
const SPREAD_DAYS = 2;
/** Minutes after which another server may check what one took and never finished. */
const TAKEN_FOR_MINUTES = 15;

/** Days until the next check of papers of which the source could not be asked. */
const UNASKED_DAYS = 1;

const nextCheck = (days: number) =>
  sql`now() + make_interval(secs => 86400 * (${days}::float8 + random() * ${SPREAD_DAYS}::float8))`;

/**
 * Sees to it that papers of saved searches are checked: notes the next `limit` of them above `after` that are not noted
 * yet. The last PMID it looked at; null when there is none above.
 */
export async function noteSavedPapers({ db }: Database, after: number, limit: number): Promise<number | null> {
  const noted = await db.execute<{ last: number | null }>(sql`
    with saved as (
      select distinct pmid from search_papers
      where pmid > ${after}::int and pmid < ${DEMONSTRATION_PMID_FROM}::int order by pmid limit ${limit}::int
    ), noted as (
      insert into paper_checks (pmid, due_at) select pmid, ${nextCheck(CHECK_EVERY_DAYS)} from saved on conflict do nothing
    )
    select max(pmid) as last from saved`);
  return noted.rows[0]?.last ?? null;
}

/** Takes papers that are due, the longest due first, so that no other server checks them meanwhile. */
export async function takeDuePapers({ db }: Database, limit: number): Promise<number[]> {
  const taken = await db.execute<{ pmid: number }>(sql`
    with due as (
      select pmid from paper_checks where due_at <= now() order by due_at, pmid limit ${limit}::int for update skip locked
    )
    update paper_checks set due_at = now() + make_interval(mins => ${TAKEN_FOR_MINUTES}::int)
    from due where paper_checks.pmid = due.pmid
    returning paper_checks.pmid`);
  return taken.rows.map((row) => row.pmid);
}

/**
 * Notes that papers were checked; those that no search shows any more are not checked again. `wasAsked`: the source was
 * asked, or has reported all it knows.
 */
export async function noteChecked({ db }: Database, pmids: readonly number[], wasAsked: boolean): Promise<void> {
  const due = nextCheck(wasAsked ? CHECK_EVERY_DAYS : UNASKED_DAYS);
  const asked = sql`any(${sql.param([...pmids])}::int[])`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from paper_checks where pmid = ${asked}
        and not exists (select 1 from search_papers where search_papers.pmid = paper_checks.pmid)`);
    await tx.execute(sql`update paper_checks set checked_at = now(), due_at = ${due} where pmid = ${asked}`);
  });
}

/** Whether any search runs, on any server. */
export async function isAnySearchRunning({ db }: Database): Promise<boolean> {
  const found = await db.execute(sql`select 1 from searches where status = 'running' limit 1`);
  return found.rows.length > 0;
}
