import type { AuditDetails } from "@medsieve/contract/admin/audit-logs";
import { AUDIT_ACTIONS } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
  },
  (table) => [
    index("audit_events_newest").on(table.createdAt.desc(), table.id),
    index("audit_events_action").on(table.action, table.createdAt.desc(), table.id),
    index("audit_events_actor").on(table.actorId, table.createdAt.desc(), table.id),
  ],
);

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
