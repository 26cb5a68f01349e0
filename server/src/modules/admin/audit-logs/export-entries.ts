import type { AuditEntry, AuditFileFormat } from "@medsieve/contract/admin/audit-logs";
import type { Db } from "@medsieve/database/client";
import { auditEvents } from "@medsieve/database/schema/index";
import { and, sql } from "drizzle-orm";
import Papa from "papaparse";
import { describeEntries } from "./list-audit-events.ts";
import { type AuditFilters, matchEntries, NEWEST_FIRST } from "./match-entries.ts";

/** Entries that are read and written at a time. */
const BATCH = 1_000;
/** By it spreadsheets know the file for UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
const COLUMNS = [
  "timestamp",
  "action",
  "actor_email",
  "actor_id",
  "ip_address",
  "details",
  "question",
  "audit_id",
] as const satisfies readonly (keyof AuditEntry)[];

/** All entries that meet the filters, newest first, as lines of CSV (RFC 4180, no cell a formula) or as JSON, one a line. */
export async function* exportEntries(db: Db, filters: AuditFilters, format: AuditFileFormat): AsyncGenerator<string> {
  if (format === "csv") yield `${BYTE_ORDER_MARK}${writeCsv([COLUMNS])}`;
  const where = matchEntries(filters);
  let after: { createdAt: string; id: string } | null = null;
  for (;;) {
    const rows = await readBatch(db, where, after);
    const entries = await describeEntries(db, rows);
    if (entries.length > 0)
      yield format === "csv" ? writeCsv(entries.map(writeCells)) : entries.map(writeLine).join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = { createdAt: last.at, id: last.id };
  }
}

async function readBatch(
  db: Db,
  where: ReturnType<typeof matchEntries>,
  after: { createdAt: string; id: string } | null,
) {
  const older =
    after === null
      ? undefined
      : sql`(${auditEvents.createdAt} < ${after.createdAt}::timestamptz
          or (${auditEvents.createdAt} = ${after.createdAt}::timestamptz and ${auditEvents.id} > ${after.id}::uuid))`;
  const rows = await db
    // With its microseconds, which a Date does not have.
    .select({ event: auditEvents, at: sql<string>`${auditEvents.createdAt}::text` })
    .from(auditEvents)
    .where(and(where, older))
    .orderBy(...NEWEST_FIRST)
    .limit(BATCH);
  return rows.map(({ event, at }) => ({ ...event, at }));
}

const writeLine = (entry: AuditEntry) => `${JSON.stringify(entry)}\n`;

const writeCells = (entry: AuditEntry) =>
  COLUMNS.map((column) => (column === "details" ? JSON.stringify(entry.details) : (entry[column] ?? "")));

const writeCsv = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(rows as string[][], { escapeFormulae: true, newline: "\r\n" })}\r\n`;
