import type { Retention, RetentionCounts } from "@medsieve/contract/admin/retention";
import { RETAINED, type Retained } from "@medsieve/contract/kept-data";
import type { Db, Transaction } from "@medsieve/database/client";
import { mails, queryLogs, retentionSettings, searches, surveys, watches } from "@medsieve/database/schema/index";
import { and, eq, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { type Actor, listChanges, recordAudit } from "../db/audit.ts";
import { logLeftRuns } from "../watches/log-run.ts";
import { withdrawDigests } from "../watches/withdraw-digests.ts";
import { WITHDRAWN_MAIL, WITHOUT_QUESTION } from "./erase-traces.ts";

const ROW = 1;
const DAY_MS = 24 * 3_600_000;
/** Days within which each server has removed the file of a withdrawn mail from its outbox. */
const WITHDRAWN_DAYS = 7;

/** The server itself. */
const NO_ONE: Actor = { id: null, email: null, ipAddress: null };

export async function readRetention(db: Db | Transaction): Promise<Retention> {
  const [row] = await db.select().from(retentionSettings).where(eq(retentionSettings.id, ROW));
  return {
    question_days: row?.questionDays ?? null,
    search_days: row?.searchDays ?? null,
    survey_days: row?.surveyDays ?? null,
    mail_days: row?.mailDays ?? null,
  };
}

export async function saveRetention(db: Db, actor: Actor, retention: Retention): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRow(tx);
    const changes = listChanges(await readRetention(tx), retention);
    if (changes === null) return;
    const { question_days, search_days, survey_days, mail_days } = retention;
    await tx
      .update(retentionSettings)
      .set({ questionDays: question_days, searchDays: search_days, surveyDays: survey_days, mailDays: mail_days })
      .where(eq(retentionSettings.id, ROW));
    await recordAudit(tx, actor, "RETENTION_UPDATE", { changes });
  });
}

/** Removes what is older than administrators want it kept, and records how much that was. */
export function runRetention(db: Db, actor: Actor, now: Date): Promise<RetentionCounts> {
  return db.transaction(async (tx) => {
    await lockRow(tx);
    return runLocked(tx, actor, now);
  });
}

/** Does so where that was not done within the last day, by any server. False where it was. */
export function runDueRetention(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { lastRunAt } = await lockRow(tx);
    if (lastRunAt !== null && now.getTime() - lastRunAt.getTime() < DAY_MS) return false;
    await runLocked(tx, NO_ONE, now);
    return true;
  });
}

async function lockRow(tx: Transaction) {
  await tx.insert(retentionSettings).values({ id: ROW }).onConflictDoNothing();
  const [row] = await tx.select().from(retentionSettings).where(eq(retentionSettings.id, ROW)).for("update");
  if (row === undefined) throw new Error("the settings of retention were not stored");
  return row;
}

async function runLocked(tx: Transaction, actor: Actor, now: Date): Promise<RetentionCounts> {
  const retention = await readRetention(tx);
  const counts: RetentionCounts = { question_days: 0, search_days: 0, survey_days: 0, mail_days: 0 };
  for (const kind of RETAINED) {
    const days = retention[kind];
    if (days !== null) counts[kind] = await REMOVERS[kind](tx, daysBefore(now, days));
  }
  await tx.delete(mails).where(lt(mails.withdrawnAt, daysBefore(now, WITHDRAWN_DAYS)));
  await tx.update(retentionSettings).set({ lastRunAt: now }).where(eq(retentionSettings.id, ROW));
  if (RETAINED.some((kind) => retention[kind] !== null)) await recordAudit(tx, actor, "RETENTION_RUN", { counts });
  return counts;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** What each setting removes of what is older than a moment, and how many that were. */
const REMOVERS: Record<Retained, (tx: Transaction, before: Date) => Promise<number>> = {
  question_days: async (tx, before) => {
    const removed = await tx
      .update(queryLogs)
      .set(WITHOUT_QUESTION)
      .where(and(lt(queryLogs.startedAt, before), isNotNull(queryLogs.query)))
      .returning({ id: queryLogs.id });
    return removed.length;
  },
  search_days: async (tx, before) => {
    const isOld = and(lt(searches.createdAt, before), ne(searches.status, "running"));
    const isWatched = inArray(watches.searchId, tx.select({ id: searches.id }).from(searches).where(isOld));
    await logLeftRuns(tx, isWatched);
    await withdrawDigests(tx, isWatched);
    const removed = await tx.delete(searches).where(isOld).returning({ id: searches.id });
    return removed.length;
  },
  survey_days: async (tx, before) => {
    const removed = await tx.delete(surveys).where(lt(surveys.createdAt, before)).returning({ id: surveys.id });
    return removed.length;
  },
  mail_days: async (tx, before) => {
    const removed = await tx
      .update(mails)
      .set({ ...WITHDRAWN_MAIL, recipient: "" })
      .where(and(lt(mails.createdAt, before), ne(mails.status, "queued"), isNull(mails.withdrawnAt)))
      .returning({ id: mails.id });
    return removed.length;
  },
};
