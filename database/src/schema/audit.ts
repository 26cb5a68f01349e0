import type { AuditDetails } from "@medsieve/contract/admin/audit-logs";
import { AUDIT_ACTIONS } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Who did what, when and from where. Rows are only ever added: the database refuses to change or delete one, but for the
 * names, addresses and details of someone who is erased.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** No reference, since the entry outlives the account; null where no one was signed in. */
    actorId: uuid(),
    actorEmail: text(),
    ipAddress: text(),
    details: jsonb().$type<AuditDetails>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the digest in the chain; null since what names a person was erased from the entry. */
    salt: text().default(sql`gen_random_uuid()::text`),
  },
  (table) => [
    index("audit_events_newest").on(table.createdAt.desc(), table.id),
    index("audit_events_action").on(table.action, table.createdAt.desc(), table.id),
    index("audit_events_actor").on(table.actorId, table.createdAt.desc(), table.id),
  ],
);

/**
 * One link for each entry, in the order of the commits, made by a trigger at the end of the transaction: its number, its entry's
 * id and time, the salted digest of what the entry says, and a digest of all that and of the link before.
 */
export const auditChain = pgTable("audit_chain", {
  seq: bigint({ mode: "number" }).primaryKey(),
  eventId: uuid().notNull().unique(),
  /** Microseconds since 1970, UTC. */
  eventTime: bigint({ mode: "bigint" }).notNull(),
  /** SHA-256, as all of them, in hexadecimal figures. */
  digest: text().notNull(),
  link: text().notNull(),
});

/** Entries of the days (UTC) that are long over, so that a million of them need not be counted one by one. */
export const auditDays = pgTable(
  "audit_days",
  {
    day: date().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    entries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.action] })],
);

/** How far the log was sent on to another system. One row, by name, since there is one such system. */
export const auditRelays = pgTable("audit_relays", {
  name: text().primaryKey(),
  /** Number in the chain of the last entry that was taken there. */
  lastSeq: bigint({ mode: "number" }).notNull(),
  /** Until then one server sends. */
  leasedUntil: timestamp({ withTimezone: true }).notNull(),
  /** Why the last attempt failed; null where it did not. */
  lastFailure: text(),
  lastSentAt: timestamp({ withTimezone: true }),
});
