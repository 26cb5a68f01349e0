import { setTimeout as sleep } from "node:timers/promises";
import type { Language } from "@medsieve/contract/constants";
import type { Database, Transaction } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { sql } from "drizzle-orm";
import { MAIL_LANGUAGE } from "../accounts/mail-language.ts";
import type { WatchLinks } from "../watches/watch-links.ts";
import { type MailedAlert, writeAlertMail } from "./write-alert-mail.ts";

const LOOK_AGAIN_MS = 60_000;
/** What becomes known together, as by one import, is mailed together. */
const GATHERED_MINUTES = 5;

interface AlertMails {
  database: Database;
  notifications: Notifications;
  links: WatchLinks;
  publicUrl: string;
  log: { warn: (data: object, message: string) => void };
}

/** Mails users of retractions and expressions of concern that became known of papers in their saved searches. */
export function startAlertMails(deps: AlertMails): { close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function work(): Promise<void> {
    while (!signal.aborted) {
      await mailDueAlerts(deps, GATHERED_MINUTES).catch((err) => {
        if (!signal.aborted) deps.log.warn({ err }, "alerts could not be mailed; it is tried again");
      });
      await sleep(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const working = work();
  return {
    close: async () => {
      stopping.abort();
      await working;
    },
  };
}

/**
 * Queues one mail a user for all alerts that are older than this, each in the transaction that notes that they are mailed:
 * of any number of servers one does it, and once. How many mails there are.
 */
export async function mailDueAlerts(deps: AlertMails, gatheredMinutes: number): Promise<number> {
  const { database, notifications, links, publicUrl } = deps;
  let mails = 0;
  while (await database.db.transaction(mailNext)) mails += 1;
  if (mails > 0) await notifications.publish("mail", "queued");
  return mails;

  async function mailNext(tx: Transaction): Promise<boolean> {
    await putAside(tx);
    const { rows } = await tx.execute<{ id: string; email: string; language: Language }>(sql`
      select users.id, users.email, ${MAIL_LANGUAGE} as language from users
      where exists (
        select 1 from paper_alerts join searches on searches.id = paper_alerts.search_id
        where searches.user_id = users.id and paper_alerts.mailed_at is null
          and paper_alerts.found_at <= now() - make_interval(mins => ${gatheredMinutes}))
      limit 1 for no key update of users skip locked`);
    const [user] = rows;
    if (user === undefined) return false;
    const alerts = await takeAlerts(tx, user.id);
    if (alerts.length === 0) return false;
    const mail = writeAlertMail({
      ...{ language: user.language, recipient: user.email, alerts, page: `${publicUrl}/search-history` },
      unsubscribe: links.alertsUnsubscribeAddress(user.id),
    });
    await enqueueMail(tx, mail);
    return true;
  }
}

/** What was seen on screen meanwhile, or whose user wants no such mails or cannot sign in, is not mailed. */
async function putAside(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update paper_alerts set mailed_at = now() from searches, users
    where paper_alerts.mailed_at is null and searches.id = paper_alerts.search_id and users.id = searches.user_id
      and (paper_alerts.seen_at is not null or not users.alert_mails or not users.is_active)`);
}

/** Those of a user that are not mailed yet, of the latest search first; they count as mailed from then on. */
async function takeAlerts(tx: Transaction, userId: string): Promise<MailedAlert[]> {
  const { rows } = await tx.execute<MailedAlert & Record<string, unknown>>(sql`
    with taken as (
      update paper_alerts set mailed_at = now() from searches
      where searches.id = paper_alerts.search_id and searches.user_id = ${userId} and paper_alerts.mailed_at is null
      returning paper_alerts.search_id, paper_alerts.pmid, paper_alerts.kind, paper_alerts.notice)
    select searches.question, taken.pmid, taken.kind, taken.notice,
      coalesce(search_papers.record ->> 'title', '') as title
    from taken
    join searches on searches.id = taken.search_id
    join search_papers on search_papers.search_id = taken.search_id and search_papers.pmid = taken.pmid
    order by searches.created_at desc, searches.id, taken.pmid, taken.kind`);
  return rows;
}
