import type { Transaction } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";

/** Any number, the same in every server. */
const ADMINISTRATORS_LOCK = 7_301_208;

/**
 * Serializes the removal of administrators until the end of the transaction, so that two at once cannot remove each
 * other. To be taken before any row is locked.
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
}

/** False when an administrator is among those who leave, and no other one would be left who can sign in. */
export async function isAdministratorLeft(tx: Transaction, leaving: SQL): Promise<boolean> {
  const usable = and(eq(users.role, "admin"), eq(users.isActive, true), isNotNull(users.passwordHash));
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
