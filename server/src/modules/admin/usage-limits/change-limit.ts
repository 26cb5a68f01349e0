import type { UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import { type Actor, listChanges, recordAudit } from "../../../db/audit.ts";
import type { Database } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import type { UsageLimits } from "../../../db/usage.ts";
import { readUsageRecord } from "../list-usage.ts";

/**
 * Sets the searches a month of an account; 0 blocks searching, null is the default of the role. Administrators who do so
 * at once come one after the other, and each change is in the audit log. Throws 404.
 */
export async function changeLimit(
  { db }: Database,
  actor: Actor,
  userId: string,
  limit: number | null,
  limits: UsageLimits,
  now: Date,
): Promise<UsageRecord> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, fullName: users.fullName, monthlyLimit: users.monthlyLimit })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (user === undefined) throw new AppError(404, "not_found", "There is no such user");
    const changes = listChanges({ monthly_limit: user.monthlyLimit }, { monthly_limit: limit });
    if (changes !== null) {
      await tx.update(users).set({ monthlyLimit: limit, updatedAt: now }).where(eq(users.id, userId));
      const target = { target_id: userId, target_email: user.email, target_name: user.fullName };
      await recordAudit(tx, actor, "USER_UPDATE", { ...target, changes });
    }
    return readUsageRecord(tx, userId, limits, now);
  });
}
