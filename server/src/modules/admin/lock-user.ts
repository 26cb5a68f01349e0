import type { Transaction } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq } from "drizzle-orm";
import { type AdminScope, matchScope, requireRoleInScope } from "../../accounts/admin-scope.ts";

/** The row of a user in scope, locked until the transaction ends. Throws 404, and 403 administrators_only. */
export async function lockUser(tx: Transaction, scope: AdminScope, id: string) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), matchScope(scope)))
    .for("update");
  if (user === undefined) throw userNotFound();
  requireRoleInScope(scope, user.role);
  return user;
}

export function userNotFound(): AppError {
  return new AppError(404, "not_found", "There is no such user. It may have been deleted meanwhile");
}
