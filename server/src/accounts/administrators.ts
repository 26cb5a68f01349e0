import type { Transaction } from "@medsieve/database/client";
import { oidcIdentities, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, exists, isNotNull, or, type SQL, sql } from "drizzle-orm";

/** Any number, the same in every server. */
const ADMINISTRATORS_LOCK = 7_301_208;

/**
 * Serializes the removal of administrators until the end of the transaction, so that two at once cannot remove each
 * other. To be taken before any row is locked.
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
}

/** False when an administrator is among those who leave, and no other one would be left who can sign in, by a password or at a provider. */
export async function isAdministratorLeft(tx: Transaction, leaving: SQL): Promise<boolean> {
  const identities = tx.select({ one: sql`1` }).from(oidcIdentities).where(eq(oidcIdentities.userId, users.id));
  const canSignIn = or(isNotNull(users.passwordHash), exists(identities));
  const usable = and(eq(users.role, "admin"), eq(users.isActive, true), canSignIn);
  const find = (condition: SQL) => tx.select({ id: users.id }).from(users).where(and(usable, condition)).limit(1);
  const [leaves] = await find(leaving);
  if (leaves === undefined) return true;
  // Also where it is unknown, as of an administrator without a company.
  const [stays] = await find(sql`(${leaving}) is not true`);
  return stays !== undefined;
}

export function lastAdministrator(): AppError {
  return new AppError(
    409,
    "last_administrator",
    "The last active administrator cannot be deleted, deactivated or given another role",
  );
}

export function ownAccount(detail: string): AppError {
  return new AppError(400, "own_account", detail);
}
