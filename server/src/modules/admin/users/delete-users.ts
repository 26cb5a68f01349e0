import type { BatchResult } from "@medsieve/contract/admin/users";
import type { Transaction } from "@medsieve/database/client";
import { searches, users, watches } from "@medsieve/database/schema/index";
import { retryDeadlock } from "@medsieve/database/sql-errors";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Manager } from "../../../accounts/admin-scope.ts";
import {
  isAdministratorLeft,
  lastAdministrator,
  lockAdministrators,
  ownAccount,
} from "../../../accounts/administrators.ts";
import { recordAudit } from "../../../db/audit.ts";
import { logLeftRuns } from "../../../watches/log-run.ts";
import { notifySockets } from "../end-sessions.ts";
import { lockUser, userNotFound } from "../lock-user.ts";
import type { UserAdministration } from "./user-administration.ts";

/**
 * Deletes an account with its searches and sessions; query logs, surveys and audit entries stay. Throws 404,
 * 400 own_account, 409 last_administrator.
 */
export async function deleteUser(administration: UserAdministration, manager: Manager, id: string): Promise<void> {
  const { stopped } = await retryDeadlock(() =>
    administration.db.transaction(async (tx) => {
      await lockAdministrators(tx);
      return deleteLocked(tx, manager, id);
    }),
  );
  await notifyServers(administration, [id], stopped);
}

/** Deletes each of these that can be deleted; the others come back with the reason. */
export async function deleteUsers(
  administration: UserAdministration,
  manager: Manager,
  given: readonly string[],
): Promise<BatchResult> {
  const { results, deleted, stopped } = await retryDeadlock(() =>
    administration.db.transaction((tx) => deleteEach(tx, manager, given)),
  );
  await notifyServers(administration, deleted, stopped);
  return { successful: deleted.length, failed: results.length - deleted.length, results };
}

async function deleteEach(tx: Transaction, manager: Manager, given: readonly string[]) {
  await lockAdministrators(tx);
  const deleted: string[] = [];
  const stopped: string[] = [];
  const results: BatchResult["results"] = [];
  for (const user_id of given) {
    try {
      const id = user_id.toLowerCase();
      stopped.push(...(await deleteLocked(tx, manager, id, "batch")).stopped);
      deleted.push(id);
      results.push({ user_id, success: true, message: "User deleted", code: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ user_id, success: false, message: error.message, code: error.code });
    }
  }
  return { results, deleted, stopped };
}

/** Throws before anything is changed. `stopped` are the searches that were running. */
async function deleteLocked(
  tx: Transaction,
  manager: Manager,
  id: string,
  reason?: string,
): Promise<{ stopped: string[] }> {
  if (id === manager.id) throw ownAccount("You cannot delete your own account");
  if (!z.uuid().safeParse(id).success) throw userNotFound();
  const user = await lockUser(tx, manager.scope, id);
  if (user.role === "admin" && !(await isAdministratorLeft(tx, eq(users.id, id)))) throw lastAdministrator();
  const running = await tx
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.userId, id), eq(searches.status, "running")));
  await logLeftRuns(tx, eq(watches.userId, id));
  await tx.delete(users).where(eq(users.id, id));
  const details = { target_id: id, target_email: user.email, target_name: user.fullName };
  await recordAudit(tx, manager, "USER_DELETE", reason === undefined ? details : { ...details, reason });
  return { stopped: running.map((search) => search.id) };
}

async function notifyServers(
  { notifications }: UserAdministration,
  deleted: readonly string[],
  stopped: readonly string[],
): Promise<void> {
  for (const searchId of stopped) await notifications.publish("search_cancel", searchId);
  await notifySockets(notifications, deleted);
}
