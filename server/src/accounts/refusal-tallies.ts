import type { Db } from "@medsieve/database/client";
import { refusalTallies } from "@medsieve/database/schema/index";
import { lt, sql } from "drizzle-orm";

const HOUR_MS = 3_600_000;

/** Whether the log gets an entry for the refusal of this number: the 1st, 10th, 100th … */
export function isSummedUp(number: number): boolean {
  return /^10*$/.test(String(number));
}

/** Counts one more of each key in the hour of `now`, for all servers together; answers the counts in the order of the keys. */
export async function countRefusal(db: Db, keys: readonly string[], now: Date): Promise<number[]> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  // In one order, so that two servers that count at once do not wait for each other.
  const rows = [...keys].sort().map((key) => ({ hour, key, count: 1 }));
  const counted = await db
    .insert(refusalTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [refusalTallies.hour, refusalTallies.key],
      set: { count: sql`${refusalTallies.count} + 1` },
    })
    .returning({ key: refusalTallies.key, count: refusalTallies.count });
  if (counted.some(({ count }) => count === 1)) await db.delete(refusalTallies).where(lt(refusalTallies.hour, hour));
  return keys.map((key) => counted.find((one) => one.key === key)?.count ?? 0);
}
