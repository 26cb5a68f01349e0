import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const MAIL_STATUSES = ["queued", "sent", "failed"] as const;

/** Outgoing mail, until it has left; its text is forgotten then, since it may hold a link that lets somebody in. */
export const mails = pgTable(
  "mails",
  {
    /** Also in its Message-ID. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Null once it has left or failed. */
    text: text(),
    html: text(),
    /** The link that the log prints where mail only goes to the outbox. */
    link: text(),
    /** Address for List-Unsubscribe; null where mails of its kind cannot be ended, and once it has left. */
    unsubscribe: text(),
    status: text({ enum: MAIL_STATUSES }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    /** When it is tried next; while a server sends it, until when that server is given. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /** When its recipient was forgotten; each server then removes its file from the outbox, and the row goes later. */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("mails_due").on(table.dueAt).where(sql`status = 'queued'`),
    index("mails_recipient").on(table.recipient),
    index("mails_withdrawn").on(table.withdrawnAt).where(sql`withdrawn_at is not null`),
  ],
);
