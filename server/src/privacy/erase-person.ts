import type { Db, Transaction } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { erasures, searches, searchPapers, storedReadings, users, watches } from "@medsieve/database/schema/index";
import { retryDeadlock } from "@medsieve/database/sql-errors";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, inArray } from "drizzle-orm";
import { type Manager, requireRoleInScope } from "../accounts/admin-scope.ts";
import { isAdministratorLeft, lastAdministrator, lockAdministrators } from "../accounts/administrators.ts";
import { nameFactorTries } from "../accounts/second-factor.ts";
import { forgetAllTries } from "../accounts/sign-in-tries.ts";
import { recordAudit } from "../db/audit.ts";
import { logLeftRuns } from "../watches/log-run.ts";
import { eraseTraces } from "./erase-traces.ts";
import { findPerson, type Person } from "./find-person.ts";

/**
 * Deletes an account with all that belongs to it, and replaces what names its person in what outlives accounts; of one that was
 * deleted before, what it left. Figures stay. Throws 404 where nothing is kept of such a person in
 * the manager's scope, 403 administrators_only, and 409 last_administrator.
 */
export async function erasePerson(
  { db, notifications }: { db: Db; notifications: Notifications },
  manager: Manager,
  id: string,
): Promise<void> {
  const running = await retryDeadlock(() => db.transaction((tx) => eraseLocked(tx, manager, id)));
  for (const searchId of running) await notifications.publish("search_cancel", searchId);
  await notifications.publish("usage", id);
  await notifications.publish("mail", id);
}

/** Of someone whose account is gone it is not known any more which company was theirs. */
function isInScope({ scope }: Manager, { account }: Person): boolean {
  return scope.kind === "everyone" || (account !== null && account.companyId === scope.companyId);
}

/** Returns the ids of the searches that were running. */
async function eraseLocked(tx: Transaction, manager: Manager, id: string): Promise<string[]> {
  await lockAdministrators(tx);
  const person = await findPerson(tx, id);
  if (person === null || !isInScope(manager, person)) throw new AppError(404, "not_found", "There is no such user");
  if (person.account !== null) requireRoleInScope(manager.scope, person.account.role);
  if (person.account?.role === "admin" && !(await isAdministratorLeft(tx, eq(users.id, id)))) throw lastAdministrator();
  const pseudonym = `erased-${id.slice(0, 8)}`;
  await tx.insert(erasures).values({ userId: id, pseudonym }).onConflictDoNothing();
  const running = await tx
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.userId, id), eq(searches.status, "running")));
  await logLeftRuns(tx, eq(watches.userId, id));
  await forgetReadings(tx, person);
  // Before the traces: a search that ends meanwhile has written its log when its row can be deleted.
  await tx.delete(searches).where(eq(searches.userId, id));
  await eraseTraces(tx, person, pseudonym);
  await tx.delete(users).where(eq(users.id, id));
  for (const email of person.emails) {
    await forgetAllTries(tx, email);
    await forgetAllTries(tx, nameFactorTries(email));
  }
  const own = manager.id === id ? { email: pseudonym, ipAddress: null } : {};
  await recordAudit(tx, { ...manager, ...own }, "USER_ERASE", { target_id: id, target_email: pseudonym });
  return running.map((search) => search.id);
}

/**
 * What models said of papers, which may repeat words of the questions: of the papers of this person's searches, and of all papers
 * where the searches are gone.
 */
async function forgetReadings(tx: Transaction, { id, account }: Person): Promise<void> {
  const read = tx
    .selectDistinct({ pmid: searchPapers.pmid })
    .from(searchPapers)
    .innerJoin(searches, eq(searches.id, searchPapers.searchId))
    .where(eq(searches.userId, id));
  await tx.delete(storedReadings).where(account === null ? undefined : inArray(storedReadings.pmid, read));
}
