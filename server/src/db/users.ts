import type { User } from "@medsieve/contract/accounts";
import { managesPeople, type PendingStep, type Role, type SecondFactorRule } from "@medsieve/contract/constants";
import type { Db, Transaction } from "@medsieve/database/client";
import { companies, oidcSessions, sessions, totpFactors, users } from "@medsieve/database/schema/index";
import { and, eq, gt, inArray, sql } from "drizzle-orm";

/** A user row without its password hash. */
export interface UserRow {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  companyId: string | null;
  /** The company's name, else what a demo account said of itself. */
  companyName: string | null;
  isActive: boolean;
  /** The password is temporary. */
  mustChangePassword: boolean;
  /** Signing in with the password asks for a code or a passkey, too. */
  hasSecondFactor: boolean;
  /** Searches a month; null means the default of the role. */
  monthlyLimit: number | null;
  tokenVersion: number;
  lastLoginAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const userColumns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  role: users.role,
  companyId: users.companyId,
  companyName: sql<string | null>`coalesce(${companies.name}, ${users.companyText})`,
  isActive: users.isActive,
  mustChangePassword: users.mustChangePassword,
  hasSecondFactor: sql<boolean>`${totpFactors.confirmedAt} is not null or exists (select from passkeys where passkeys.user_id = users.id)`,
  monthlyLimit: users.monthlyLimit,
  tokenVersion: users.tokenVersion,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

/** The form in which e-mail addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether the server asks a second factor of the account. */
export function isFactorRequired({ role }: UserRow, rule: SecondFactorRule): boolean {
  return rule === "all" || (rule === "admins" && managesPeople(role));
}

/**
 * What the user has to do before anything else; null: nothing. Who signed in at the OpenID provider gave no password here, and
 * the provider asks for factors of its own.
 */
export function findPendingStep(user: UserRow, rule: SecondFactorRule, viaProvider: boolean): PendingStep | null {
  if (viaProvider) return null;
  if (user.mustChangePassword) return "change_password";
  return isFactorRequired(user, rule) && !user.hasSecondFactor ? "enrol_factor" : null;
}

/** The user as the API shows it. */
export function describeUser(user: UserRow, rule: SecondFactorRule, viaProvider: boolean): User {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    company_name: user.companyName,
    is_active: user.isActive,
    pending_step: findPendingStep(user, rule, viaProvider),
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

/** Null when there is no such account. */
export async function findUser(db: Db | Transaction, id: string): Promise<UserRow | null> {
  const [user] = await db
    .select(userColumns)
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(totpFactors, eq(totpFactors.userId, users.id))
    .where(eq(users.id, id));
  return user ?? null;
}

export interface Credentials {
  id: string;
  isActive: boolean;
  /** Null until the invitation is taken up. */
  passwordHash: string | null;
  tokenVersion: number;
}

/** What a sign-in is checked against; null when no account has this (normalized) address. */
export async function findCredentials(db: Db | Transaction, email: string): Promise<Credentials | null> {
  // PostgreSQL takes no NUL in a text, so no account has one.
  if (email.includes("\0")) return null;
  const [found] = await db
    .select({
      id: users.id,
      isActive: users.isActive,
      passwordHash: users.passwordHash,
      tokenVersion: users.tokenVersion,
    })
    .from(users)
    .where(eq(users.email, email));
  return found ?? null;
}

/** The account, and what is known of that session of it; null when there is no such account. */
export async function findUserInSession(
  db: Db | Transaction,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<{ user: UserRow; sessionLives: boolean; viaProvider: boolean; provenAt: Date | null } | null> {
  const [found] = await db
    .select({
      ...userColumns,
      ...{ sessionId: sessions.id, begunAt: sessions.createdAt, provenAgainAt: sessions.provenAt },
      providerSession: oidcSessions.sessionId,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(totpFactors, eq(totpFactors.userId, users.id))
    .leftJoin(sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, users.id), gt(sessions.expiresAt, now)))
    .leftJoin(oidcSessions, eq(oidcSessions.sessionId, sessions.id))
    .where(eq(users.id, userId));
  if (found === undefined) return null;
  const { sessionId: livingSession, begunAt, provenAgainAt, providerSession, ...user } = found;
  const provenAt = provenAgainAt ?? begunAt;
  return { user, sessionLives: livingSession !== null, viaProvider: providerSession !== null, provenAt };
}

/** Of these sessions, those that live and belong to an active account, by their id. */
export async function listLivingSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, { userId: string; tokenVersion: number }>> {
  if (sessionIds.length === 0) return new Map();
  const found = await db
    .select({ id: sessions.id, userId: users.id, tokenVersion: users.tokenVersion })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...sessionIds]), gt(sessions.expiresAt, now), eq(users.isActive, true)));
  return new Map(found.map(({ id, ...session }) => [id, session]));
}
