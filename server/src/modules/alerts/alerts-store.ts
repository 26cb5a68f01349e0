import type { PaperAlert, UnseenAlerts } from "@medsieve/contract/alerts";
import type { Notice } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";

const MOST_ALERTS = 50;

interface AlertRow extends Record<string, unknown> {
  search_id: string;
  query: string;
  pmid: number;
  title: string;
  notice: Notice;
  found_at: string;
  total: number;
}

/** What became known of papers in this user's searches and the header has not shown yet, the newest first. */
export async function readUnseenAlerts({ db }: Database, userId: string): Promise<UnseenAlerts> {
  const found = await db.execute<AlertRow>(sql`
    select searches.id as search_id, searches.question as query, alert.pmid, paper.record ->> 'title' as title,
      alert.notice, to_char(alert.found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as found_at,
      (count(*) over ())::int as total
    from searches
    join paper_alerts as alert on alert.search_id = searches.id and alert.seen_at is null
    join search_papers as paper on paper.search_id = alert.search_id and paper.pmid = alert.pmid
    where searches.user_id = ${userId}
    order by alert.found_at desc, searches.id, alert.pmid, alert.kind
    limit ${MOST_ALERTS}`);
  const alerts = found.rows.map(({ total: _total, pmid, ...row }): PaperAlert => ({ ...row, pmid: String(pmid) }));
  return { alerts, total: found.rows[0]?.total ?? 0 };
}

/** Marks what was found until this moment (milliseconds count) as shown. */
export async function markAlertsSeen({ db }: Database, userId: string, until: string): Promise<void> {
  await db.execute(sql`
    update paper_alerts set seen_at = now() from searches
    where searches.id = paper_alerts.search_id and searches.user_id = ${userId}
      and paper_alerts.seen_at is null
      and date_trunc('milliseconds', paper_alerts.found_at) <= ${until}::timestamptz`);
}

/** Whether this user is mailed of them. */
export async function wantsAlertMails({ db }: Database, userId: string): Promise<boolean> {
  const [user] = await db.select({ isOn: users.alertMails }).from(users).where(eq(users.id, userId));
  return user?.isOn ?? false;
}

export async function wantAlertMails({ db }: Database, userId: string, isOn: boolean): Promise<void> {
  await db.update(users).set({ alertMails: isOn }).where(eq(users.id, userId));
}
