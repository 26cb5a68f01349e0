import type { auditLogsQuerySchema } from "@medsieve/contract/admin/audit-logs";
import { readPeriod } from "@medsieve/contract/admin/periods";
import { auditEvents, queryLogs } from "@medsieve/database/schema/index";
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";

export type AuditFilters = Omit<z.output<typeof auditLogsQuerySchema>, "page" | "per_page">;

export const NEWEST_FIRST = [sql`${auditEvents.createdAt} desc nulls last`, auditEvents.id];

/** The entries that a call asks for, as a condition; undefined where it asks for all. */
export function matchEntries(filters: AuditFilters): SQL | undefined {
  const { action, actor_id: actorId, target, search } = filters;
  const { from, until } = readPeriod(filters);
  return and(
    action === undefined ? undefined : eq(auditEvents.action, action),
    actorId === undefined ? undefined : eq(auditEvents.actorId, actorId),
    from === null ? undefined : gte(auditEvents.createdAt, from),
    until === null ? undefined : lt(auditEvents.createdAt, until),
    target === undefined ? undefined : matchTarget(fold(target)),
    ...splitWords(search).map(matchWord),
  );
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase().trim();

const splitWords = (search: string | undefined) =>
  fold(search ?? "")
    .split(/\s+/u)
    .filter((word) => word !== "");

function matchTarget(target: string): SQL {
  const { details } = auditEvents;
  return sql`lower(${target}) in (${details}->>'target_id', lower(${details}->>'target_email'), ${details}->>'search_id')`;
}

/** Whatever the case, and whether letters and figures are of full or half width; the question while the query log has it. */
function matchWord(word: string): SQL {
  const { action, actorEmail, ipAddress, details } = auditEvents;
  const said = sql`concat_ws(' ', ${action}, ${actorEmail}, ${ipAddress}, ${details}::text)`;
  const has = (text: SQL) => sql`strpos(lower(normalize(${text}, NFKC)), lower(${word})) > 0`;
  const asked = sql`exists(select from ${queryLogs} where ${queryLogs.id}::text = ${details}->>'search_id' and ${has(sql`${queryLogs.query}`)})`;
  return sql`(${has(said)} or ${asked})`;
}
