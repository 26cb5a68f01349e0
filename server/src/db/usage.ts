import type { Role } from "@medsieve/contract/constants";
import { percentageUsed, type Usage } from "@medsieve/contract/usage";
import type { Db, Transaction } from "@medsieve/database/client";
import { usageMonths } from "@medsieve/database/schema/index";
import { and, eq, lt, sql } from "drizzle-orm";

/** Searches a month where an account sets no limit of its own. */
export interface UsageLimits {
  userLimit: number;
  demoLimit: number;
}

/** What the limit of an account depends on. */
export interface LimitedUser {
  id: string;
  role: Role;
  monthlyLimit: number | null;
}

export type CountedSearch =
  | { counted: true; used: number; limit: number; month: string }
  | { counted: false; used: number; limit: number; month: string };

/** When the month of `now` began: the 1st, 00:00 UTC. */
export function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** The month of `now` as its column has it: 2026-11-01. */
function nameMonth(now: Date): string {
  return startOfMonth(now).toISOString().slice(0, 10);
}

/** Searches a month; 0 blocks searching. */
export function limitOf(user: LimitedUser, limits: UsageLimits): number {
  return user.monthlyLimit ?? (user.role === "demo" ? limits.demoLimit : limits.userLimit);
}

/**
 * Counts one search of the current month in one statement: with k left, of any number at once exactly k are counted.
 * Keep `month` to give the search back to the month it was counted in.
 */
export async function countSearch(
  db: Db | Transaction,
  user: LimitedUser,
  limits: UsageLimits,
  now: Date,
): Promise<CountedSearch> {
  const month = nameMonth(now);
  const limit = limitOf(user, limits);
  if (limit > 0) {
    const [row] = await db
      .insert(usageMonths)
      .values({ userId: user.id, month, used: 1 })
      .onConflictDoUpdate({
        target: [usageMonths.userId, usageMonths.month],
        set: { used: sql`${usageMonths.used} + 1` },
        setWhere: lt(usageMonths.used, limit),
      })
      .returning({ used: usageMonths.used });
    if (row !== undefined) return { counted: true, used: row.used, limit, month };
  }
  return { counted: false, used: await readUsed(db, user.id, month), limit, month };
}

/** Notes that one search more than the limit was asked for in a month (2026-11-01). */
export async function noteRefusedSearch(db: Db, userId: string, month: string): Promise<void> {
  await db
    .insert(usageMonths)
    .values({ userId, month, refused: 1 })
    .onConflictDoUpdate({
      target: [usageMonths.userId, usageMonths.month],
      set: { refused: sql`${usageMonths.refused} + 1` },
    });
}

/** Takes one search off the month it was counted in (2026-11-01); never below 0. */
export async function giveBackSearch(db: Db | Transaction, userId: string, month: string): Promise<void> {
  await db
    .update(usageMonths)
    .set({ used: sql`greatest(${usageMonths.used} - 1, 0)` })
    .where(and(eq(usageMonths.userId, userId), eq(usageMonths.month, month)));
}

/** The usage of the current month as the API shows it; `reset_date` is the month's start. */
export async function readUsage(
  db: Db | Transaction,
  user: LimitedUser,
  limits: UsageLimits,
  now: Date,
): Promise<Usage> {
  const used = await readUsed(db, user.id, nameMonth(now));
  const limit = limitOf(user, limits);
  return {
    current_usage: used,
    limit,
    reset_date: startOfMonth(now).toISOString(),
    percentage_used: percentageUsed(used, limit),
  };
}

async function readUsed(db: Db | Transaction, userId: string, month: string): Promise<number> {
  const [row] = await db
    .select({ used: usageMonths.used })
    .from(usageMonths)
    .where(and(eq(usageMonths.userId, userId), eq(usageMonths.month, month)));
  return row?.used ?? 0;
}
