import { ALERTED_KINDS } from "@medsieve/contract/notices";
import type { Notice } from "@medsieve/contract/papers";
import type { Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { joinNotices } from "./join-notices.ts";
import { readKnownNotices } from "./known-notices.ts";

/** A record of a paper that has just come in, whose notices are what its source says now. */
interface CurrentRecord {
  pmid: string;
  notices: readonly Notice[];
}

/**
 * Alerts every saved search that shows one of these papers without a retraction or an expression of concern that is
 * known now. Where the paper's record has just come in, an alert that nothing says any more is taken back; what
 * `unchanged` records say only raises. The searches themselves stay as they are. To be called in the transaction that stores what was learned, under the lock of papers.
 * How many papers of saved searches have new alerts.
 */
export async function raiseAlerts(
  tx: Transaction,
  pmids: readonly number[],
  current: readonly CurrentRecord[] = [],
  unchanged: readonly CurrentRecord[] = [],
): Promise<number> {
  const saved = await findSaved(tx, pmids);
  if (saved.length === 0) return 0;
  const known = await readKnownNotices(tx, saved);
  const currentNotices = new Map(current.map(({ pmid, notices }) => [Number(pmid), notices]));
  const unchangedNotices = new Map(unchanged.map(({ pmid, notices }) => [Number(pmid), notices]));
  const alerts = saved.flatMap((pmid) => {
    const notices = joinNotices(
      currentNotices.get(pmid) ?? unchangedNotices.get(pmid) ?? [],
      (known.get(pmid) ?? []).map(({ notice }) => notice),
    );
    return ALERTED_KINDS.flatMap((kind) => {
      const notice = notices.find((candidate) => candidate.kind === kind);
      return notice === undefined ? [] : [{ pmid, kind, notice }];
    });
  });
  await takeBackAlerts(
    tx,
    saved.filter((pmid) => currentNotices.has(pmid)),
    alerts,
  );
  return alerts.length === 0 ? 0 : writeAlerts(tx, alerts);
}

/** Which of these papers are in saved searches. */
export async function findSaved(tx: Transaction, pmids: readonly number[]): Promise<number[]> {
  if (pmids.length === 0) return [];
  const found = await tx.execute<{ pmid: number }>(sql`
    select pmid from unnest(${sql.param([...new Set(pmids)])}::int[]) as asked(pmid)
    where exists (select 1 from search_papers where search_papers.pmid = asked.pmid)
    order by pmid`);
  return found.rows.map((row) => row.pmid);
}

interface NewAlert {
  pmid: number;
  kind: Notice["kind"];
  notice: Notice;
}

/** Searches that are being deleted are passed over. */
async function writeAlerts(tx: Transaction, alerts: readonly NewAlert[]): Promise<number> {
  const written = await tx.execute<{ pmid: number }>(sql`
    with known as (
      select * from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as given(pmid int, kind text, notice jsonb)
    ), alerted as (
      select search_papers.search_id, known.pmid, known.kind, known.notice
      from known
      join search_papers on search_papers.pmid = known.pmid
      join searches on searches.id = search_papers.search_id
      where search_papers.reading is not null and not exists (
        select 1 from jsonb_array_elements(search_papers.record -> 'notices') as notice
        where notice ->> 'kind' = known.kind
      )
      order by search_papers.search_id, known.pmid
      for key share of searches skip locked
    )
    insert into paper_alerts (search_id, pmid, kind, notice, found_at)
    select search_id, pmid, kind, notice, clock_timestamp() from alerted
    on conflict do nothing
    returning pmid`);
  return new Set(written.rows.map((row) => row.pmid)).size;
}

async function takeBackAlerts(tx: Transaction, pmids: readonly number[], alerts: readonly NewAlert[]): Promise<void> {
  if (pmids.length === 0) return;
  const kept = alerts.map(({ pmid, kind }) => ({ pmid, kind }));
  await tx.execute(sql`
    delete from paper_alerts using search_papers
    where search_papers.pmid = any(${sql.param([...pmids])}::int[])
      and paper_alerts.search_id = search_papers.search_id and paper_alerts.pmid = search_papers.pmid
      and not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(pmid int, kind text)
        where kept.pmid = paper_alerts.pmid and kept.kind = paper_alerts.kind
      )`);
}
