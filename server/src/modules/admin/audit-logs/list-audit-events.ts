import type { AuditEntry, AuditLogsPage, auditLogsQuerySchema } from "@medsieve/contract/admin/audit-logs";
import { describePages } from "@medsieve/contract/admin/paging";
import { readPeriod } from "@medsieve/contract/admin/periods";
import type { Db } from "@medsieve/database/client";
import { auditEvents, queryLogs } from "@medsieve/database/schema/index";
import { inArray } from "drizzle-orm";
import { z } from "zod";
import { countAuditEvents } from "./count-audit-events.ts";
import { matchEntries, NEWEST_FIRST } from "./match-entries.ts";

type AuditEvent = typeof auditEvents.$inferSelect;

/** A page of the entries that meet the filters, newest first. */
export async function listAuditEvents(
  db: Db,
  query: z.output<typeof auditLogsQuerySchema>,
  now: Date,
): Promise<AuditLogsPage> {
  const { action, actor_id: actorId, target, search, page, per_page: perPage } = query;
  const { from, until } = readPeriod(query);
  const where = matchEntries(query);
  const isCounted = actorId === undefined && target === undefined && search === undefined;
  // The ids alone come from an index, however many pages are skipped.
  const ids = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total, rows] = await Promise.all([
    isCounted ? countAuditEvents(db, { action, from, until }, now) : db.$count(auditEvents, where),
    db
      .select()
      .from(auditEvents)
      .where(inArray(auditEvents.id, ids))
      .orderBy(...NEWEST_FIRST),
  ]);
  return { items: await describeEntries(db, rows), meta: describePages(total, page, perPage) };
}

/** These entries as they are shown, with the questions that the query log still has. */
export async function describeEntries(db: Db, rows: readonly AuditEvent[]): Promise<AuditEntry[]> {
  const questions = await readQuestions(db, rows);
  return rows.map((row) => describeEntry(row, questions.get(row.details.search_id ?? "") ?? null));
}

/** The questions of these entries' searches that the query log still holds, by the search's id. */
async function readQuestions(db: Db, rows: readonly AuditEvent[]): Promise<Map<string, string | null>> {
  const ids = rows.flatMap(({ details }) => z.uuid().safeParse(details.search_id).data ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: queryLogs.id, query: queryLogs.query })
    .from(queryLogs)
    .where(inArray(queryLogs.id, ids));
  return new Map(found.map(({ id, query }) => [id, query]));
}

function describeEntry(row: AuditEvent, question: string | null): AuditEntry {
  return {
    audit_id: row.id,
    action: row.action,
    actor_id: row.actorId,
    actor_email: row.actorEmail,
    ip_address: row.ipAddress,
    timestamp: row.createdAt.toISOString(),
    details: row.details,
    question,
  };
}
