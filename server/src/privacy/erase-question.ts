import type { Db, Transaction } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import {
  mails,
  queryLogs,
  searches,
  searchPapers,
  storedReadings,
  users,
  watches,
} from "@medsieve/database/schema/index";
import { retryDeadlock } from "@medsieve/database/sql-errors";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../db/audit.ts";
import { logLeftRuns } from "../watches/log-run.ts";
import { cutQuestion } from "../watches/write-digest.ts";
import { WITHDRAWN_MAIL, WITHOUT_QUESTION } from "./erase-traces.ts";

/** How many entries of the query log lost their question, and how many searches were deleted. */
export interface ErasedQuestion {
  logs: number;
  searches: number;
}

interface AskedQuestion {
  id: string;
  userId: string | null;
  userEmail: string | null;
  question: string;
}

/**
 * Takes the question of one entry out of the query log, wherever the same account asked it in the same words, and deletes the
 * searches that asked it, with all that is kept of them. Figures and costs stay. Throws 404 where no question is kept, and 409
 * while one of the searches runs.
 */
export async function eraseQuestion(
  { db, notifications }: { db: Db; notifications: Notifications },
  actor: Actor,
  logId: string,
): Promise<ErasedQuestion> {
  const erased = await retryDeadlock(() => db.transaction((tx) => eraseLocked(tx, actor, logId)));
  await notifications.publish("mail", "withdrawn");
  return erased;
}

async function eraseLocked(tx: Transaction, actor: Actor, logId: string): Promise<ErasedQuestion> {
  const asked = await findQuestion(tx, logId);
  const deleted = await deleteSearches(tx, asked);
  const { userId, question } = asked;
  const logs = await tx
    .update(queryLogs)
    .set(WITHOUT_QUESTION)
    .where(
      userId === null ? eq(queryLogs.id, asked.id) : and(eq(queryLogs.userId, userId), eq(queryLogs.query, question)),
    )
    .returning({ id: queryLogs.id });
  await withdrawMails(tx, asked);
  await recordAudit(tx, actor, "QUESTION_ERASE", {
    search_id: logId,
    ...(userId === null ? {} : { target_id: userId }),
    ...(asked.userEmail === null ? {} : { target_email: asked.userEmail }),
    counts: { question_days: logs.length, search_days: deleted },
  });
  return { logs: logs.length, searches: deleted };
}

async function findQuestion(tx: Transaction, id: string): Promise<AskedQuestion> {
  const [log] = await tx.select().from(queryLogs).where(eq(queryLogs.id, id)).for("update");
  if (log === undefined || log.query === null) {
    throw new AppError(404, "not_found", "The query log keeps no question of such a search");
  }
  return { id, userId: log.userId, userEmail: log.userEmail, question: log.query };
}

/** What models said of the papers goes as well: it may repeat words of the question. */
async function deleteSearches(tx: Transaction, { id, userId, question }: AskedQuestion): Promise<number> {
  const same =
    userId === null ? eq(searches.id, id) : and(eq(searches.userId, userId), eq(searches.question, question));
  const found = await tx.select({ id: searches.id, status: searches.status }).from(searches).where(same).for("update");
  if (found.some(({ status }) => status === "running")) {
    throw new AppError(409, "search_running", "This search is still running. Stop it before you delete it.");
  }
  if (found.length === 0) return 0;
  const ids = found.map((search) => search.id);
  await logLeftRuns(tx, inArray(watches.searchId, ids));
  const read = tx
    .selectDistinct({ pmid: searchPapers.pmid })
    .from(searchPapers)
    .where(inArray(searchPapers.searchId, ids));
  await tx.delete(storedReadings).where(inArray(storedReadings.pmid, read));
  await tx.delete(searches).where(inArray(searches.id, ids));
  return ids.length;
}

/** Reports of a watched search name its question, cut in their subject. */
async function withdrawMails(tx: Transaction, { userId, userEmail, question }: AskedQuestion): Promise<void> {
  if (userId === null) return;
  const oneLine = question.replace(/\s+/gu, " ").trim();
  const current = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const isOwn = or(inArray(mails.recipient, current), eq(mails.recipient, userEmail ?? ""));
  const names = or(
    sql`strpos(${mails.subject}, ${cutQuestion(oneLine)}) > 0`,
    sql`strpos(coalesce(${mails.text}, ''), ${oneLine}) > 0`,
  );
  await tx
    .update(mails)
    .set({ ...WITHDRAWN_MAIL, recipient: "" })
    .where(and(isOwn, names, isNull(mails.withdrawnAt)));
}
