import type { AuditAction } from "@medsieve/contract/constants";
import type { Db } from "@medsieve/database/client";
import { auditDays, auditEvents } from "@medsieve/database/schema/index";
import { and, between, count, eq, gte, lt, type SQL, sql } from "drizzle-orm";

/** The same in every server, and in the trigger that adds to the sums. */
const SUMMING_LOCK = 7_301_210;
const DAY_MS = 24 * 3_600_000;

export interface CountedEvents {
  action: AuditAction | undefined;
  /** Null: from the beginning; up to now. `until` is not included. */
  from: Date | null;
  until: Date | null;
}

/** How many entries there are: of days that are long over by their sums, of the others one by one. */
export async function countAuditEvents(db: Db, { action, from, until }: CountedEvents, now: Date): Promise<number> {
  const lastSummed = await sumUpDays(db, now);
  const firstDay = from === null ? null : startOfDay(new Date(from.getTime() + DAY_MS - 1));
  const untilDay = earlier(until === null ? null : startOfDay(until), lastSummed);
  const matches = (...further: (SQL | undefined)[]) =>
    and(action === undefined ? undefined : eq(auditEvents.action, action), ...further);
  const since = from === null ? undefined : gte(auditEvents.createdAt, from);
  const before = until === null ? undefined : lt(auditEvents.createdAt, until);
  if (untilDay === null || (firstDay !== null && firstDay >= untilDay)) return countRows(db, matches(since, before));
  const lastDay = new Date(untilDay.getTime() - DAY_MS);
  const [days, head, tail] = await Promise.all([
    sumDays(db, action, firstDay, lastDay),
    firstDay === null ? 0 : countRows(db, matches(since, lt(auditEvents.createdAt, firstDay))),
    countRows(db, matches(gte(auditEvents.createdAt, untilDay), before)),
  ]);
  return days + head + tail;
}

/** Sums up the days until the day before yesterday; null, or until when they are summed up. */
async function sumUpDays(db: Db, now: Date): Promise<Date | null> {
  const settled = new Date(startOfDay(now).getTime() - DAY_MS);
  const summedUntil = sql`coalesce((select max(day) + 1 from audit_days)::timestamp at time zone 'UTC', '-infinity')`;
  const open = sql`created_at >= ${summedUntil} and created_at < ${settled.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ behind: boolean }>(
    sql`select exists(select from audit_events where ${open}) as behind`,
  );
  if (rows[0]?.behind) {
    await db.transaction(async (tx) => {
      const lock = await tx.execute<{ taken: boolean }>(
        sql`select pg_try_advisory_xact_lock(${SUMMING_LOCK}) as taken`,
      );
      if (!lock.rows[0]?.taken) return;
      await tx.execute(sql`
        insert into audit_days (day, action, entries)
        select (created_at at time zone 'UTC')::date, action, count(*) from audit_events where ${open} group by 1, 2`);
    });
  }
  const [last] = await db.select({ day: sql<string | null>`max(${auditDays.day})::text` }).from(auditDays);
  return last?.day ? new Date(Date.parse(last.day) + DAY_MS) : null;
}

async function sumDays(db: Db, action: AuditAction | undefined, from: Date | null, to: Date): Promise<number> {
  const [summed] = await db
    .select({ entries: sql<number>`coalesce(sum(${auditDays.entries}), 0)::int` })
    .from(auditDays)
    .where(
      and(
        action === undefined ? undefined : eq(auditDays.action, action),
        between(auditDays.day, from === null ? "-infinity" : nameDay(from), nameDay(to)),
      ),
    );
  return summed?.entries ?? 0;
}

async function countRows(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(auditEvents).where(where);
  return counted?.total ?? 0;
}

function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);
}

function nameDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (other === null) return null;
  return one !== null && one < other ? one : other;
}
