import {
  type AuditEntry,
  type AuditLogsPage,
  type auditLogsQuerySchema,
  endOf,
} from "@medsieve/contract/admin/audit-logs";
import { describePages } from "@medsieve/contract/admin/paging";
import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../db/client.ts";
import { auditEvents } from "../../../db/schema/index.ts";
import { countAuditEvents } from "./count-audit-events.ts";

/** A page of the entries that meet the filters, newest first. */
export async function listAuditEvents(
  db: Db,
  query: z.output<typeof auditLogsQuerySchema>,
  now: Date,
): Promise<AuditLogsPage> {
  const { action, actor_id: actorId, page, per_page: perPage } = query;
  const from = query.start_date === undefined ? null : new Date(query.start_date);
  // Entries are finer than the milliseconds in which the end is given.
  const until = query.end_date === undefined ? null : new Date(endOf(query.end_date) + 1);
  const where = and(
    action === undefined ? undefined : eq(auditEvents.action, action),
    actorId === undefined ? undefined : eq(auditEvents.actorId, actorId),
    from === null ? undefined : gte(auditEvents.createdAt, from),
    until === null ? undefined : lt(auditEvents.createdAt, until),
  );
  const newestFirst = [sql`${auditEvents.createdAt} desc nulls last`, auditEvents.id];
  // The ids alone come from an index, however many pages are skipped.
  const ids = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(where)
    .orderBy(...newestFirst)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total, rows] = await Promise.all([
    actorId === undefined ? countAuditEvents(db, { action, from, until }, now) : db.$count(auditEvents, where),
    db
      .select()
      .from(auditEvents)
      .where(inArray(auditEvents.id, ids))
      .orderBy(...newestFirst),
  ]);
  return { items: rows.map(describeEntry), meta: describePages(total, page, perPage) };
}

function describeEntry(row: typeof auditEvents.$inferSelect): AuditEntry {
  return {
    audit_id: row.id,
    action: row.action,
    actor_id: row.actorId,
    actor_email: row.actorEmail,
    ip_address: row.ipAddress,
    timestamp: row.createdAt.toISOString(),
    details: row.details,
  };
}
