import type { LoginRequest, PasswordChangeRequest } from "@medsieve/contract/accounts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import { type Actor, recordAudit } from "../../db/audit.ts";
import type { Db } from "../../db/client.ts";
import { sessions, users } from "../../db/schema/index.ts";
import { findCredentials, findUser, normalizeEmail, type UserRow } from "../../db/users.ts";
import { sessionExpired } from "../../http/access-tokens.ts";
import { accountInactive, type SignedIn } from "../../http/auth-guard.ts";
import { type Passwords, requireStrongPassword } from "../../passwords.ts";
import { beginSession, endOtherSessions, findSessionOfToken } from "./auth-sessions.ts";
import type { RefreshToken } from "./refresh-tokens.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

export interface AuthDeps {
  db: Db;
  passwords: Passwords;
  limits: SignInLimits;
  now: () => Date;
}

/**
 * Signs in. Throws 401 invalid_credentials, alike in words and time for a wrong password and an unknown address;
 * 403 for an inactive account whose password is right; 429 after too many failures.
 */
export async function signIn(
  { db, passwords, limits, now }: AuthDeps,
  request: LoginRequest,
  address: string,
): Promise<{ user: UserRow; token: RefreshToken }> {
  const email = normalizeEmail(request.email);
  await limits.takeAttempt(email, address);
  const found = await findCredentials(db, email);
  const isRight = await passwords.verify(found?.passwordHash ?? null, request.password);
  if (found === null || !isRight) throw invalidCredentials();
  if (!found.isActive) throw accountInactive();
  await limits.forgiveAttempt(email, address);
  return db.transaction(async (tx) => {
    const stillSo = and(eq(users.id, found.id), eq(users.isActive, true), eq(users.tokenVersion, found.tokenVersion));
    await tx.update(users).set({ lastLoginAt: now() }).where(stillSo);
    const user = await findUser(tx, found.id);
    if (user?.tokenVersion !== found.tokenVersion) throw invalidCredentials();
    if (!user.isActive) throw accountInactive();
    await recordAudit(tx, describeActor(user, address), "USER_LOGIN");
    return { user, token: await beginSession(tx, user.id, now()) };
  });
}

/**
 * Sets a new password and ends all other sessions of the account; access tokens made before are void.
 * Throws 400 wrong_password or weak_password; 429 after too many wrong ones.
 */
export async function changePassword(
  { db, passwords, limits }: AuthDeps,
  { user, sessionId }: SignedIn,
  request: PasswordChangeRequest,
  address: string,
): Promise<UserRow> {
  await limits.takeAttempt(user.email, address);
  const found = await findCredentials(db, user.email);
  const isRight = await passwords.verify(found?.passwordHash ?? null, request.current_password);
  if (!isRight) throw new AppError(400, "wrong_password", "Current password is incorrect");
  await limits.forgiveAttempt(user.email, address);
  requireStrongPassword(request.new_password);
  const passwordHash = await passwords.hash(request.new_password);
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1`, updatedAt: sql`now()` })
      .where(and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion)))
      .returning({ id: users.id });
    if (changed.length === 0) throw sessionExpired();
    await endOtherSessions(tx, user.id, sessionId);
    const updated = await findUser(tx, user.id);
    if (updated === null) throw sessionExpired();
    await recordAudit(tx, describeActor(updated, address), "PASSWORD_CHANGE");
    return updated;
  });
}

/** Ends the sessions that a refresh token and an access token stand for, mostly the same one. */
export async function signOut(
  db: Db,
  held: { refreshToken: RefreshToken | null; sessionId: string | null },
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ofToken = held.refreshToken === null ? null : await findSessionOfToken(tx, held.refreshToken);
    const ids = [ofToken, held.sessionId].filter((id) => id !== null);
    const ended = await tx.delete(sessions).where(inArray(sessions.id, ids)).returning({ userId: sessions.userId });
    for (const userId of new Set(ended.map((session) => session.userId))) {
      const user = await findUser(tx, userId);
      if (user !== null) await recordAudit(tx, describeActor(user, address), "USER_LOGOUT");
    }
  });
}

function describeActor(user: UserRow, address: string): Actor {
  return { id: user.id, email: user.email, ipAddress: address };
}

function invalidCredentials(): AppError {
  return new AppError(401, "invalid_credentials", "Invalid email or password");
}
