import type { Transaction } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import type { Manager } from "../../accounts/admin-scope.ts";
import { listChanges, recordAudit } from "../../db/audit.ts";
import { lockUser } from "./lock-user.ts";

/**
 * Sets the searches a month of an account; 0 blocks searching, null is the default of the role. Throws 404, and 403
 * administrators_only, before anything is changed.
 */
export async function setLimit(
  tx: Transaction,
  manager: Manager,
  userId: string,
  limit: number | null,
  now: Date,
  reason?: "batch",
): Promise<void> {
  const user = await lockUser(tx, manager.scope, userId);
  const changes = listChanges({ monthly_limit: user.monthlyLimit }, { monthly_limit: limit });
  if (changes === null) return;
  await tx.update(users).set({ monthlyLimit: limit, updatedAt: now }).where(eq(users.id, userId));
  const target = { target_id: userId, target_email: user.email, target_name: user.fullName };
  await recordAudit(tx, manager, "USER_UPDATE", { ...target, changes, ...(reason === undefined ? {} : { reason }) });
}
