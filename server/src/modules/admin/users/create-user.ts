import type { AdminUser, userCreateSchema, userInviteSchema } from "@medsieve/contract/admin/users";
import type { Transaction } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import type { z } from "zod";
import { type Manager, requireCompanyInScope, requireRoleInScope } from "../../../accounts/admin-scope.ts";
import { sendPasswordLink } from "../../../accounts/password-links.ts";
import { recordAudit } from "../../../db/audit.ts";
import { requireStrongPassword } from "../../../passwords.ts";
import { requireCompany } from "../company-names.ts";
import { readAdminUser } from "./admin-user.ts";
import type { UserAdministration } from "./user-administration.ts";

/**
 * Makes an account with a password. Throws 400 weak_password or company_unknown, 403 other_company or
 * administrators_only, 409 email_taken.
 */
export async function createUser(
  { db, passwords }: UserAdministration,
  manager: Manager,
  request: z.output<typeof userCreateSchema>,
): Promise<AdminUser> {
  requireCompanyInScope(manager.scope, request.company_id);
  requireRoleInScope(manager.scope, request.role);
  requireStrongPassword(request.password);
  const passwordHash = await passwords.hash(request.password);
  return db.transaction(async (tx) => {
    const company = await requireCompany(tx, request.company_id);
    const { id } = await insertUser(tx, {
      email: request.email,
      fullName: request.full_name,
      role: request.role,
      companyId: company.id,
      isActive: request.is_active,
      monthlyLimit: request.search_limit,
      mustChangePassword: request.must_change_password,
      passwordHash,
    });
    await recordAudit(tx, manager, "USER_CREATE", describeNewUser(id, request, company.name));
    return readAdminUser(tx, id);
  });
}

/** Makes a user's account and queues the mail with which the password is set. Throws as createUser. */
export async function inviteUser(
  { db, notifications, publicUrl, now }: UserAdministration,
  manager: Manager,
  request: z.output<typeof userInviteSchema>,
): Promise<AdminUser> {
  requireCompanyInScope(manager.scope, request.company_id);
  const made = await db.transaction(async (tx) => {
    const company = await requireCompany(tx, request.company_id);
    const account = await insertUser(tx, {
      email: request.email,
      fullName: request.full_name,
      role: request.role,
      companyId: company.id,
      isActive: request.is_active,
    });
    const { language } = request;
    await sendPasswordLink(tx, account, {
      purpose: "invitation",
      language,
      publicUrl,
      now: now(),
      invitedBy: manager.email,
    });
    const details = describeNewUser(account.id, request, company.name);
    await recordAudit(tx, manager, "USER_CREATE", { ...details, reason: "invitation" });
    return readAdminUser(tx, account.id);
  });
  await notifications.publish("mail", "queued");
  return made;
}

async function insertUser(tx: Transaction, values: typeof users.$inferInsert) {
  const [account] = await tx
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, email: users.email, fullName: users.fullName });
  if (account === undefined) throw new AppError(409, "email_taken", "A user with this email already exists");
  return account;
}

function describeNewUser(
  id: string,
  request: { email: string; full_name: string; role: string; is_active: boolean; search_limit?: number | null },
  companyName: string,
) {
  const set = { role: request.role, is_active: request.is_active, monthly_limit: request.search_limit ?? null };
  return {
    target_id: id,
    target_email: request.email,
    target_name: request.full_name,
    company_name: companyName,
    changes: Object.fromEntries(Object.entries(set).map(([field, to]) => [field, { from: null, to }])),
  };
}
