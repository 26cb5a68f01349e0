import type { UsageRecord } from "@medsieve/contract/admin/usage-limits";
import type { Database } from "@medsieve/database/client";
import type { Manager } from "../../../accounts/admin-scope.ts";
import type { UsageLimits } from "../../../db/usage.ts";
import { readUsageRecord } from "../list-usage.ts";
import { setLimit } from "../set-limit.ts";

/**
 * Sets the searches a month of an account. Administrators who do so at once come one after the other, and each change is in
 * the audit log. Throws 404, and 403 administrators_only.
 */
export async function changeLimit(
  { db }: Database,
  manager: Manager,
  userId: string,
  limit: number | null,
  limits: UsageLimits,
  now: Date,
): Promise<UsageRecord> {
  return db.transaction(async (tx) => {
    await setLimit(tx, manager, userId, limit, now);
    return readUsageRecord(tx, userId, limits, now);
  });
}
