import type { BatchResult, BatchUpdate } from "@medsieve/contract/admin/users";
import type { Transaction } from "@medsieve/database/client";
import { retryDeadlock } from "@medsieve/database/sql-errors";
import { AppError } from "@medsieve/runtime/app-error";
import { z } from "zod";
import { type Manager, requireCompanyInScope } from "../../../accounts/admin-scope.ts";
import { lockAdministrators } from "../../../accounts/administrators.ts";
import { requireCompany } from "../company-names.ts";
import { notifySockets } from "../end-sessions.ts";
import { userNotFound } from "../lock-user.ts";
import { setLimit } from "../set-limit.ts";
import { stopSearches } from "../stop-searches.ts";
import { applyUpdate } from "./change-user.ts";
import type { UserAdministration } from "./user-administration.ts";

/**
 * Changes each of these that can be changed, with an entry of the audit log for each; the others come back with the reason.
 * Throws 400 company_unknown and 403 other_company, which stand against all of them.
 */
export async function updateUsers(
  administration: UserAdministration,
  manager: Manager,
  { user_ids: given, change }: BatchUpdate,
): Promise<BatchResult> {
  const { db, notifications, now } = administration;
  const { results, changed } = await retryDeadlock(() =>
    db.transaction(async (tx) => {
      await lockAdministrators(tx);
      if (change.company_id !== undefined) {
        requireCompanyInScope(manager.scope, change.company_id);
        await requireCompany(tx, change.company_id);
      }
      return changeEach(tx, manager, given, change, now());
    }),
  );
  if (change.is_active === false) for (const id of changed) await stopSearches(db, notifications, id);
  await notifySockets(notifications, changed);
  return { successful: changed.length, failed: results.length - changed.length, results };
}

async function changeEach(
  tx: Transaction,
  manager: Manager,
  given: readonly string[],
  { monthly_limit: limit, ...update }: BatchUpdate["change"],
  now: Date,
) {
  const changed: string[] = [];
  const results: BatchResult["results"] = [];
  for (const user_id of given) {
    try {
      const id = user_id.toLowerCase();
      if (!z.uuid().safeParse(id).success) throw userNotFound();
      if (limit === undefined) await applyUpdate(tx, manager, id, update, "batch");
      else await setLimit(tx, manager, id, limit, now, "batch");
      changed.push(id);
      results.push({ user_id, success: true, message: "User changed", code: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ user_id, success: false, message: error.message, code: error.code });
    }
  }
  return { results, changed };
}
