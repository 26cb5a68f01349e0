import type { Db, Transaction } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { companies, searches, sessions, users } from "@medsieve/database/schema/index";
import { retryDeadlock } from "@medsieve/database/sql-errors";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, sql } from "drizzle-orm";
import { isAdministratorLeft, lastAdministrator, lockAdministrators } from "../../../accounts/administrators.ts";
import { type Actor, recordAudit } from "../../../db/audit.ts";
import { notifySockets } from "../end-sessions.ts";
import { describeTarget, lockCompany } from "./companies-store.ts";

/**
 * Deletes a company with its users, and returns how many they were. Throws 404; 409 own_account where the own account is
 * among them; 409 last_administrator.
 */
export async function deleteCompany(
  { db, notifications }: { db: Db; notifications: Notifications },
  actor: Actor,
  id: string,
): Promise<number> {
  const deletion = await retryDeadlock(() => db.transaction((tx) => deleteLocked(tx, actor, id)));
  const { deletedUsers, signedIn, stopped } = deletion;
  for (const searchId of stopped) await notifications.publish("search_cancel", searchId);
  await notifySockets(notifications, signedIn);
  return deletedUsers;
}

async function deleteLocked(tx: Transaction, actor: Actor, id: string) {
  await lockAdministrators(tx);
  const company = await lockCompany(tx, id);
  const ofCompany = eq(users.companyId, id);
  const members = await tx.select({ id: users.id }).from(users).where(ofCompany).orderBy(users.id).for("update");
  if (members.some((user) => user.id === actor.id)) {
    throw new AppError(409, "own_account", "This company cannot be deleted: your own account belongs to it");
  }
  if (!(await isAdministratorLeft(tx, ofCompany))) throw lastAdministrator();
  const affected = await findAffected(tx, id);
  await recordDeletedUsers(tx, actor, id);
  await tx.delete(companies).where(eq(companies.id, id));
  const changes = { user_count: { from: members.length, to: 0 } };
  await recordAudit(tx, actor, "COMPANY_DELETE", { ...describeTarget(company), changes });
  return { deletedUsers: members.length, ...affected };
}

/** Who of the company is signed in, and which of its searches run. */
async function findAffected(tx: Transaction, companyId: string): Promise<{ signedIn: string[]; stopped: string[] }> {
  const signedIn = await tx
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.companyId, companyId));
  const running = await tx
    .select({ id: searches.id })
    .from(searches)
    .innerJoin(users, eq(users.id, searches.userId))
    .where(and(eq(users.companyId, companyId), eq(searches.status, "running")));
  return { signedIn: signedIn.map((user) => user.id), stopped: running.map((search) => search.id) };
}

/** An entry for each user, in one statement, since a company may have very many. */
async function recordDeletedUsers(tx: Transaction, actor: Actor, companyId: string): Promise<void> {
  await tx.execute(sql`
    insert into audit_events (action, actor_id, actor_email, ip_address, created_at, details)
    select 'USER_DELETE', ${actor.id}::uuid, ${actor.email}::text, ${actor.ipAddress}::text, clock_timestamp(),
      jsonb_build_object('target_id', id, 'target_email', email, 'target_name', full_name, 'reason', 'company_deleted')
    from users where company_id = ${companyId}`);
}
