import type { AdminUser } from "@medsieve/contract/admin/users";
import type { Db, Transaction } from "@medsieve/database/client";
import { companies, totpFactors, users } from "@medsieve/database/schema/index";
import { eq, inArray, sql } from "drizzle-orm";
import { userNotFound } from "../lock-user.ts";

const columns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  companyId: users.companyId,
  companyName: sql<string | null>`coalesce(${companies.name}, ${users.companyText})`,
  role: users.role,
  isActive: users.isActive,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
  hasSetPassword: sql<boolean>`${users.passwordHash} is not null`,
  hasSingleSignOn: sql<boolean>`exists (select from oidc_identities where oidc_identities.user_id = users.id)`,
  hasSecondFactor: sql<boolean>`${totpFactors.confirmedAt} is not null or exists (select from passkeys where passkeys.user_id = users.id)`,
  monthlyLimit: users.monthlyLimit,
};

/** The users with these ids as administrators see them, in the order of the ids; those that are gone are left out. */
export async function readAdminUsers(db: Db | Transaction, ids: readonly string[]): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(totpFactors, eq(totpFactors.userId, users.id))
    .where(inArray(users.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return {
      id: row.id,
      email: row.email,
      full_name: row.fullName,
      company_id: row.companyId,
      company_name: row.companyName,
      role: row.role,
      is_active: row.isActive,
      created_at: row.createdAt.toISOString(),
      last_login_at: row.lastLoginAt?.toISOString() ?? null,
      has_set_password: row.hasSetPassword,
      has_single_sign_on: row.hasSingleSignOn,
      has_second_factor: row.hasSecondFactor,
      monthly_limit: row.monthlyLimit,
    };
  });
}

/** Throws 404 when there is no such user. */
export async function readAdminUser(db: Db | Transaction, id: string): Promise<AdminUser> {
  const [user] = await readAdminUsers(db, [id]);
  if (user === undefined) throw userNotFound();
  return user;
}
