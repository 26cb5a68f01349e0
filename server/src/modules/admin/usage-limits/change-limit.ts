import type { UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { eq } from "drizzle-orm";
import type { Manager } from "../../../accounts/admin-scope.ts";
import { listChanges, recordAudit } from "../../../db/audit.ts";
import type { Database } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import type { UsageLimits } from "../../../db/usage.ts";
import { readUsageRecord } from "../list-usage.ts";
import { lockUser } from "../lock-user.ts";

/**
 * Sets the searches a month of an account; 0 blocks searching, null is the default of the role. Administrators who do so
 * at once come one after the other, and each change is in the audit log. Throws 404, and 403 administrators_only.
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
    const user = await lockUser(tx, manager.scope, userId);
    const changes = listChanges({ monthly_limit: user.monthlyLimit }, { monthly_limit: limit });
    if (changes !== null) {
      await tx.update(users).set({ monthlyLimit: limit, updatedAt: now }).where(eq(users.id, userId));
      const target = { target_id: userId, target_email: user.email, target_name: user.fullName };
      await recordAudit(tx, manager, "USER_UPDATE", { ...target, changes });
    }
    return readUsageRecord(tx, userId, limits, now);
  });
}
