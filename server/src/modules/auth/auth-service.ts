import type { loginRequestSchema, PasswordChangeRequest } from "@medsieve/contract/accounts";
import type { PasswordSignIn } from "@medsieve/contract/constants";
import type { SecondFactorKind } from "@medsieve/contract/second-factor";
import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { sessions, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { replacePasswordLinks } from "../../accounts/password-links.ts";
import { recordRefusal } from "../../accounts/record-refusal.ts";
import { listSecondFactors } from "../../accounts/second-factor.ts";
import { countFailure, countTry, forgetTries } from "../../accounts/sign-in-tries.ts";
import { type Actor, recordAudit } from "../../db/audit.ts";
import { findCredentials, findUser, normalizeEmail, type UserRow } from "../../db/users.ts";
import { sessionExpired } from "../../http/access-tokens.ts";
import { accountInactive, type SignedIn } from "../../http/identification.ts";
import { type Passwords, requireStrongPassword } from "../../passwords.ts";
import { admitUser, type SignInDevice } from "./admit-user.ts";
import { endOtherSessions, findSessionOfToken } from "./auth-sessions.ts";
import { makeChallenge } from "./factor-challenges.ts";
import { identifyTrier } from "./identify-trier.ts";
import type { PasswordLimiter } from "./password-limiter.ts";
import type { RefreshToken } from "./refresh-tokens.ts";

export interface AuthDeps {
  db: Db;
  notifications: Notifications;
  passwords: Passwords;
  passwordLimiter: PasswordLimiter;
  /** Who may sign in with a password. */
  passwordSignIn: PasswordSignIn;
  /** Where mailed links lead. */
  publicUrl: string;
  now: () => Date;
}

/**
 * Signs in, after which the device is one that is known; where the account has a second factor, answers what stands for the
 * right password at the next step. Throws 401 invalid_credentials, alike in
 * words and time for a wrong password and an unknown address; 403 for an inactive account whose password is right;
 * 429 while the network, or the device where it is known, has to wait.
 */
export async function signIn(
  { db, notifications, passwords, passwordLimiter, passwordSignIn, publicUrl, now }: AuthDeps,
  request: z.output<typeof loginRequestSchema>,
  device: SignInDevice,
): Promise<{ user: UserRow; token: RefreshToken } | { challenge: string; factors: readonly SecondFactorKind[] }> {
  const email = normalizeEmail(request.email);
  const { address } = device;
  const trier = await identifyTrier(db, email, device, now());
  await countTry(db, email, trier, address, now());
  const found = await findCredentials(db, email);
  const isRight = await passwordLimiter.run(trier.key, () =>
    passwords.verify(found?.passwordHash ?? null, request.password),
  );
  if (found === null || !isRight || !found.isActive) {
    const account = found === null ? null : { id: found.id, email };
    const reason = account === null ? "unknown_address" : isRight ? "inactive_account" : "wrong_password";
    await countFailure(db, email, address, now());
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason, account, address }, now());
    throw isRight ? accountInactive() : invalidCredentials();
  }
  await forgetTries(db, email, trier);
  const { language } = request;
  const admitted = await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, found.id)).for("update");
    const user = await findUser(tx, found.id);
    if (user?.tokenVersion !== found.tokenVersion) throw invalidCredentials();
    if (!user.isActive) throw accountInactive();
    if (!maySignInByPassword(user, passwordSignIn)) return null;
    if (user.hasSecondFactor) {
      const { id: userId, tokenVersion } = user;
      const factors = await listSecondFactors(tx, userId);
      return { challenge: await makeChallenge(tx, { userId, tokenVersion, language }, now()), factors };
    }
    const token = await admitUser(tx, user, device, { language, publicUrl, now: now() });
    return { user: { ...user, lastLoginAt: now() }, token };
  });
  if (admitted === null) {
    const account = { id: found.id, email };
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason: "password_signin_off", account, address }, now());
    throw new AppError(403, "password_signin_off", "Signing in with a password is not open to this account");
  }
  await notifications.publish("mail", "queued");
  return admitted;
}

/** Whether the account may sign in here, beside or in place of the OpenID provider. */
export function maySignInByPassword({ role }: Pick<UserRow, "role">, rule: PasswordSignIn): boolean {
  return rule === "on" || (rule === "admins" && role === "admin");
}

/**
 * Sets a new password and ends all other sessions of the account; access tokens made before are void.
 * Throws 400 wrong_password, what requireStrongPassword throws, and password_unchanged for a temporary one that is
 * given again; 429 while too many wrong ones were given in this session, whatever strangers do elsewhere.
 */
export async function changePassword(
  { db, passwords, now }: AuthDeps,
  { user, sessionId }: SignedIn,
  request: PasswordChangeRequest,
  address: string,
): Promise<UserRow> {
  const trier = { key: `session ${sessionId}`, isKnown: true };
  await countTry(db, user.email, trier, address, now());
  const found = await findCredentials(db, user.email);
  const isRight = await passwords.verify(found?.passwordHash ?? null, request.current_password);
  if (!isRight) {
    const account = { id: user.id, email: user.email };
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason: "wrong_current_password", account, address }, now());
    throw new AppError(400, "wrong_password", "Current password is incorrect");
  }
  await forgetTries(db, user.email, trier);
  requireStrongPassword(request.new_password);
  if (user.mustChangePassword && request.new_password === request.current_password) {
    throw new AppError(400, "password_unchanged", "This is the temporary password. Choose one of your own");
  }
  const passwordHash = await passwords.hash(request.new_password);
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({
        passwordHash,
        mustChangePassword: false,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion)))
      .returning({ id: users.id });
    if (changed.length === 0) throw sessionExpired();
    await endOtherSessions(tx, user.id, sessionId);
    await replacePasswordLinks(tx, user.id, now());
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
