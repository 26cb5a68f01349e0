import type { Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { lockPapers } from "../../papers-lock.ts";
import { raiseAlerts } from "../raise-alerts.ts";
import type { ListedNotice } from "./list-row.ts";

interface StoredNotices {
  added: number;
  completed: number;
  known: number;
  alerted: number;
}

/** Stores what a list says and alerts saved searches of it; what is known already is completed, never emptied. */
export async function storeListed(
  tx: Transaction,
  list: string,
  notices: readonly ListedNotice[],
): Promise<StoredNotices> {
  const batch = joinSame(notices);
  await lockPapers(tx);
  const stored = await tx.execute<{ pmid: number; added: boolean }>(sql`
    insert into listed_notices as known (pmid, kind, notice_pmid, notice_doi, reason, noticed_on, list)
    select pmid, kind, "noticePmid", "noticeDoi", reason, "noticedOn", ${list}
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
      as given(pmid int, kind text, "noticePmid" int, "noticeDoi" text, reason text, "noticedOn" date)
    on conflict (pmid, kind) do update set
      notice_pmid = coalesce(excluded.notice_pmid, known.notice_pmid),
      notice_doi = coalesce(excluded.notice_doi, known.notice_doi),
      reason = coalesce(excluded.reason, known.reason),
      noticed_on = greatest(excluded.noticed_on, known.noticed_on),
      list = excluded.list
    where (
      coalesce(excluded.notice_pmid, known.notice_pmid), coalesce(excluded.notice_doi, known.notice_doi),
      coalesce(excluded.reason, known.reason), greatest(excluded.noticed_on, known.noticed_on)
    ) is distinct from (known.notice_pmid, known.notice_doi, known.reason, known.noticed_on)
    returning pmid, xmax = 0 as added`);
  const alerted = await raiseAlerts(
    tx,
    stored.rows.map((row) => row.pmid),
  );
  const added = stored.rows.filter((row) => row.added).length;
  const completed = stored.rows.length - added;
  return { added, completed, known: notices.length - added - completed, alerted };
}

/** Of several rows about one paper and one kind the latest counts, completed by the others. */
function joinSame(notices: readonly ListedNotice[]): ListedNotice[] {
  const joined = new Map<string, ListedNotice>();
  for (const notice of notices) {
    const key = `${notice.pmid} ${notice.kind}`;
    const other = joined.get(key);
    joined.set(key, other === undefined ? notice : joinTwo(other, notice));
  }
  return [...joined.values()];
}

function joinTwo(one: ListedNotice, other: ListedNotice): ListedNotice {
  const [later, earlier] = (one.noticedOn ?? "") > (other.noticedOn ?? "") ? [one, other] : [other, one];
  return {
    ...later,
    noticePmid: later.noticePmid ?? earlier.noticePmid,
    noticeDoi: later.noticeDoi ?? earlier.noticeDoi,
    reason: later.reason ?? earlier.reason,
    noticedOn: later.noticedOn ?? earlier.noticedOn,
  };
}

/**
 * Takes back what lists said of papers that were reinstated, and the alerts that rested on it alone. `on` is the day of
 * the reinstatement: what a list said of a later day stays; null where the list does not say. How many papers were flagged.
 */
export async function takeBackListed(tx: Transaction, reinstated: ReadonlyMap<number, string | null>): Promise<number> {
  const rows = Array.from(reinstated, ([pmid, on]) => ({ pmid, on }));
  await lockPapers(tx);
  const gone = await tx.execute<{ pmid: number }>(sql`
    delete from listed_notices
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(pmid int, "on" date)
    where listed_notices.pmid = given.pmid and kind in ('retracted', 'expression_of_concern')
      and (noticed_on is null or given."on" is null or noticed_on <= given."on")
    returning listed_notices.pmid`);
  const pmids = [...new Set(gone.rows.map((row) => row.pmid))];
  if (pmids.length === 0) return 0;
  await tx.execute(sql`
    delete from paper_alerts using search_papers
    where search_papers.pmid = any(${sql.param(pmids)}::int[])
      and paper_alerts.search_id = search_papers.search_id and paper_alerts.pmid = search_papers.pmid
      and paper_alerts.notice ->> 'listed' = 'true'`);
  await raiseAlerts(tx, pmids);
  return pmids.length;
}
