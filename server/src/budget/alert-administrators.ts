import { BUDGET_ALERT_PERCENTS, type Language } from "@medsieve/contract/constants";
import type { Db, Transaction } from "@medsieve/database/client";
import { budgetAlerts } from "@medsieve/database/schema/index";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { sql } from "drizzle-orm";
import { MAIL_LANGUAGE } from "../accounts/mail-language.ts";

export interface BudgetState {
  /** US dollars a month. */
  budgetUsd: number;
  spentUsd: number;
  now: Date;
  /** Where the link of the mail leads. */
  publicUrl: string;
}

/**
 * Mails every active administrator once that a share of the month's budget is spent; of several shares that are reached at
 * once, the greatest. Returns the percent that was mailed; null: none.
 */
export function alertAdministrators(
  db: Db,
  { budgetUsd, spentUsd, now, publicUrl }: BudgetState,
): Promise<number | null> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const reached = BUDGET_ALERT_PERCENTS.filter((percent) => spentUsd * 100 >= budgetUsd * percent);
  if (reached.length === 0) return Promise.resolve(null);
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(budgetAlerts)
      .values(reached.map((percent) => ({ month, budgetUsd, percent })))
      .onConflictDoNothing()
      .returning({ percent: budgetAlerts.percent });
    if (added.length === 0) return null;
    const percent = Math.max(...added.map((one) => one.percent));
    const purpose = percent >= 100 ? "budget_spent" : "budget_near";
    const facts = [`$${spentUsd.toFixed(2)} / $${budgetUsd.toFixed(2)} (${Math.floor((spentUsd / budgetUsd) * 100)}%)`];
    for (const { email, name, language } of await listAdministrators(tx)) {
      const mail = { purpose, language, recipient: email, name, link: `${publicUrl}/admin/month`, facts } as const;
      await enqueueMail(tx, writeLinkMail(mail));
    }
    return percent;
  });
}

async function listAdministrators(tx: Transaction) {
  const { rows } = await tx.execute<{ email: string; name: string; language: Language }>(sql`
    select email, full_name as name, ${MAIL_LANGUAGE} as language
    from users where role = 'admin' and is_active order by email`);
  return rows;
}
