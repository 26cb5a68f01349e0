import type { Database, Transaction } from "@medsieve/database/client";
import { mails } from "@medsieve/database/schema/index";
import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { OutgoingMail } from "./mail-carrier.ts";
import type { WrittenMail } from "./write-mail.ts";

/** Seconds for which a server may be busy with a mail before another one takes it: longer than SMTP may last. */
const SENDING_SECONDS = 120;
/** Seconds until the next attempt, after the first, second … failure; the last one repeats. */
const BACK_OFF_SECONDS = [10, 60, 300, 900, 3600, 10_800];
/** A link is of no use any more by then. */
const GIVE_UP_AFTER_HOURS = 48;
/** What a digest says is said by no later one. */
const GIVE_UP_DIGEST_AFTER_HOURS = 14 * 24;

/** A mail that is known by its id, also in its Message-ID, and that can be unsubscribed from. */
export interface DigestMail extends WrittenMail {
  id: string;
  unsubscribe: string;
}

/** Puts a mail into the queue, and answers its id; it leaves only if the transaction does what it belongs to. */
export async function enqueueMail(tx: Transaction, mail: WrittenMail | DigestMail): Promise<string> {
  const [queued] = await tx.insert(mails).values(mail).returning({ id: mails.id });
  if (queued === undefined) throw new Error("the mail was not stored");
  return queued.id;
}

export interface DueMail extends OutgoingMail {
  link: string | null;
  /** This one included. */
  attempts: number;
}

/** Takes the mail that is due longest for this server to send; null when none is. */
export async function takeDueMail({ db }: Database): Promise<DueMail | null> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.status, "queued"), lte(mails.dueAt, sql`now()`)))
      .orderBy(mails.dueAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (mail === undefined) return null;
    const attempts = mail.attempts + 1;
    await tx
      .update(mails)
      .set({ attempts, dueAt: sql`now() + make_interval(secs => ${SENDING_SECONDS})` })
      .where(eq(mails.id, mail.id));
    return { ...mail, text: mail.text ?? "", html: mail.html ?? "", attempts };
  });
}

/** Milliseconds until the next mail is due; null when none waits. */
export async function readNextDue({ db }: Database): Promise<number | null> {
  const [next] = await db
    .select({ ms: sql<number | null>`(extract(epoch from min(${mails.dueAt}) - now()) * 1000)::float8` })
    .from(mails)
    .where(eq(mails.status, "queued"));
  return next?.ms ?? null;
}

/** The mail has left, or never will: its text and link are forgotten. False where it was withdrawn meanwhile. */
export async function finishMail({ db }: Database, id: string, error: string | null): Promise<boolean> {
  const status = error === null ? "sent" : "failed";
  const forgotten = { text: null, html: null, link: null, unsubscribe: null };
  const kept = await db
    .update(mails)
    .set({ ...forgotten, status, lastError: error, finishedAt: sql`now()` })
    .where(and(eq(mails.id, id), isNull(mails.withdrawnAt)))
    .returning({ id: mails.id });
  return kept.length > 0;
}

/** The mails that were withdrawn after this moment, or at any time, and the last moment among them. */
export async function listWithdrawn(
  { db }: Database,
  after: Date | null,
): Promise<{ ids: string[]; last: Date | null }> {
  const rows = await db
    .select({ id: mails.id, withdrawnAt: mails.withdrawnAt })
    .from(mails)
    .where(after === null ? isNotNull(mails.withdrawnAt) : gt(mails.withdrawnAt, after))
    .orderBy(mails.withdrawnAt);
  return { ids: rows.map(({ id }) => id), last: rows.at(-1)?.withdrawnAt ?? after };
}

/** Puts off a mail that could not be sent. False when it has waited so long that it is given up. */
export async function postponeMail(database: Database, mail: DueMail, error: string): Promise<boolean> {
  const seconds = BACK_OFF_SECONDS[Math.min(mail.attempts, BACK_OFF_SECONDS.length) - 1] ?? 0;
  const hours = mail.unsubscribe === null ? GIVE_UP_AFTER_HOURS : GIVE_UP_DIGEST_AFTER_HOURS;
  const postponed = await database.db
    .update(mails)
    .set({ lastError: error, dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(mails.id, mail.id),
        eq(mails.status, "queued"),
        sql`${mails.createdAt} > now() - make_interval(hours => ${hours})`,
      ),
    )
    .returning({ id: mails.id });
  if (postponed.length > 0) return true;
  await finishMail(database, mail.id, error);
  return false;
}
