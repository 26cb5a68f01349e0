import type { AdminUser, userUpdateSchema } from "@medsieve/contract/admin/users";
import { type Language, managesPeople, type Role } from "@medsieve/contract/constants";
import type { Db, Transaction } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { type Manager, requireCompanyInScope, requireRoleInScope } from "../../../accounts/admin-scope.ts";
import {
  isAdministratorLeft,
  lastAdministrator,
  lockAdministrators,
  ownAccount,
} from "../../../accounts/administrators.ts";
import { generatePassword } from "../../../accounts/generate-password.ts";
import { replacePasswordLinks, sendPasswordLink } from "../../../accounts/password-links.ts";
import { forgetAllTries } from "../../../accounts/sign-in-tries.ts";
import { listChanges, recordAudit } from "../../../db/audit.ts";
import { requireCompany } from "../company-names.ts";
import { endSessions, notifySockets } from "../end-sessions.ts";
import { lockUser } from "../lock-user.ts";
import { stopSearches } from "../stop-searches.ts";
import { readAdminUser } from "./admin-user.ts";
import type { UserAdministration } from "./user-administration.ts";

type UserUpdate = z.output<typeof userUpdateSchema>;

/** Whether a change would let a user manage others who does not yet. */
export async function givesRights(db: Db, id: string, role: Role | undefined): Promise<boolean> {
  if (role === undefined || !managesPeople(role)) return false;
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return user !== undefined && user.role !== role;
}

/**
 * Changes what is given; a user who is deactivated is out at once, and their searches stop. Throws 404, 400 company_unknown or own_account,
 * 403 other_company or administrators_only, 409 last_administrator, 422 where a company is to be taken away or is missing.
 */
export async function updateUser(
  { db, notifications }: UserAdministration,
  manager: Manager,
  id: string,
  update: UserUpdate,
): Promise<AdminUser> {
  const updated = await db.transaction(async (tx) => {
    await lockAdministrators(tx);
    // Before the user, in the order of a company's deletion, so that the two cannot deadlock.
    if (update.company_id) {
      requireCompanyInScope(manager.scope, update.company_id);
      await requireCompany(tx, update.company_id);
    }
    return applyUpdate(tx, manager, id, update);
  });
  if (update.is_active === false) await stopSearches(db, notifications, id);
  await notifySockets(notifications, [id]);
  return updated;
}

/**
 * Changes what is given of a user who is locked by it. Throws as updateUser does, before anything is changed; that the company
 * is there and in scope is seen to by the caller.
 */
export async function applyUpdate(
  tx: Transaction,
  manager: Manager,
  id: string,
  update: UserUpdate,
  reason?: "batch",
): Promise<AdminUser> {
  await lockUser(tx, manager.scope, id);
  const before = await readAdminUser(tx, id);
  if (update.role !== undefined) requireRoleInScope(manager.scope, update.role);
  const companyId = update.company_id === undefined ? before.company_id : update.company_id;
  if (companyId === null && (before.company_id !== null || update.role === "company_admin")) {
    throw new AppError(422, "validation_failed", [{ loc: ["body", "company_id"], msg: "Company is required" }]);
  }
  const losesRights = (update.role !== undefined && update.role !== before.role) || update.is_active === false;
  if (losesRights && managesPeople(before.role)) await requireMayLoseRights(tx, manager, id);
  await tx
    .update(users)
    .set({
      fullName: update.full_name,
      role: update.role,
      isActive: update.is_active,
      companyId: update.company_id,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id));
  if (update.is_active === false) await endSessions(tx, [id]);
  const after = await readAdminUser(tx, id);
  const changes = listChanges(pickEditable(before), pickEditable(after));
  if (changes !== null)
    await recordAudit(tx, manager, "USER_UPDATE", {
      ...describeTarget(after),
      changes,
      ...(reason === undefined ? {} : { reason }),
    });
  return after;
}

/**
 * Replaces the password by one that is returned, this once; the user is signed out everywhere and notified by
 * mail. Throws 404, 400 own_account, and 409 password_not_set while the invitation is pending.
 */
export async function resetUserPassword(
  { db, passwords, notifications, publicUrl, now }: UserAdministration,
  manager: Manager,
  id: string,
  language: Language,
): Promise<string> {
  if (id === manager.id) throw ownAccount("Your own password is changed on the password page, with the current one");
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, manager.scope, id);
    if (user.passwordHash === null) {
      throw new AppError(
        409,
        "password_not_set",
        "This user has not set a password yet. Send the invitation again instead",
      );
    }
    await tx
      .update(users)
      .set({
        passwordHash,
        mustChangePassword: true,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, id));
    await endSessions(tx, [id]);
    await replacePasswordLinks(tx, id, now());
    await forgetAllTries(tx, user.email);
    const details = { target_id: id, target_email: user.email, target_name: user.fullName };
    await recordAudit(tx, manager, "PASSWORD_RESET", { ...details, reason: "temporary_password" });
    await enqueueMail(
      tx,
      writeLinkMail({
        ...{ purpose: "temporary_password", language, recipient: user.email, name: user.fullName },
        link: `${publicUrl}/login`,
      }),
    );
  });
  await notifySockets(notifications, [id]);
  await notifications.publish("mail", "queued");
  return password;
}

/** Mails a new link with which the first password is set. Throws 404, and 409 password_already_set. */
export async function resendInvitation(
  { db, notifications, publicUrl, now }: UserAdministration,
  manager: Manager,
  id: string,
  language: Language,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, manager.scope, id);
    if (user.passwordHash !== null) {
      throw new AppError(409, "password_already_set", "This user has set a password already. Reset it instead");
    }
    const purpose = user.role === "demo" ? "demo" : "invitation";
    const invitedBy = purpose === "invitation" ? manager.email : null;
    await sendPasswordLink(tx, user, { purpose, language, publicUrl, now: now(), invitedBy });
    const details = { target_id: id, target_email: user.email, target_name: user.fullName };
    await recordAudit(tx, manager, "USER_UPDATE", { ...details, reason: "invitation_resent" });
  });
  await notifications.publish("mail", "queued");
}

/** Throws 409 last_administrator and 400 own_account. */
export async function requireMayLoseRights(tx: Transaction, manager: Manager, id: string): Promise<void> {
  if (!(await isAdministratorLeft(tx, eq(users.id, id)))) throw lastAdministrator();
  if (id === manager.id) throw ownAccount("You cannot deactivate your own account or give up your own role");
}

function describeTarget(user: AdminUser) {
  return {
    target_id: user.id,
    target_email: user.email,
    target_name: user.full_name,
    ...(user.company_name === null ? {} : { company_name: user.company_name }),
  };
}

function pickEditable({ full_name, role, is_active, company_name }: AdminUser) {
  return { full_name, role, is_active, company_name };
}
