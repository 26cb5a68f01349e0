import type { PasswordResetRequest, VerifiedLink } from "@medsieve/contract/accounts";
import type { Db, Transaction } from "@medsieve/database/client";
import { sessions, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, sql } from "drizzle-orm";
import {
  findPasswordLink,
  listResetLinks,
  replacePasswordLinks,
  sendPasswordLink,
  usePasswordLink,
} from "../../accounts/password-links.ts";
import { forgetAllTries } from "../../accounts/sign-in-tries.ts";
import { recordAudit } from "../../db/audit.ts";
import { findCredentials, findUser, type UserRow } from "../../db/users.ts";
import { accountInactive } from "../../http/identification.ts";
import { describeStranger } from "../../http/request-actor.ts";
import { type Passwords, requireStrongPassword } from "../../passwords.ts";

const HOUR_MS = 3_600_000;
/**
 * Links that are mailed to one account, and the time between two. Within it the link that was mailed last goes on
 * working, so that a stranger who asks again and again neither floods the owner nor makes the owner's link void. A
 * device that was signed in before has links of its own, whatever strangers asked for.
 */
const MAILED = {
  stranger: { perHour: 6, apartMs: 5 * 60_000 },
  device: { perHour: 12, apartMs: 60_000 },
} as const;

/**
 * Mails a link to the account of this address. Nothing happens, and the caller does not see it, where there is none, it is
 * inactive, or enough was mailed to it. True when a mail was queued.
 */
export async function requestPasswordReset(
  db: Db,
  request: PasswordResetRequest,
  settings: { publicUrl: string; now: Date; isKnownDevice: boolean },
): Promise<boolean> {
  const { publicUrl, now, isKnownDevice } = settings;
  return db.transaction(async (tx) => {
    const found = await findCredentials(tx, request.email);
    const account = found?.isActive ? await findUser(tx, found.id) : null;
    if (account === null) return false;
    // Of two requests at once, the second sees what the first has mailed.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for("update");
    const mailed = await listResetLinks(tx, account.id, new Date(now.getTime() - HOUR_MS));
    const { perHour, apartMs } = isKnownDevice ? MAILED.device : MAILED.stranger;
    const [last] = mailed;
    if (mailed.length >= perHour || (last !== undefined && now.getTime() - last.getTime() < apartMs)) return false;
    await sendPasswordLink(tx, account, { purpose: "reset", language: request.language, publicUrl, now });
    return true;
  });
}

/** What a mailed link is for. Throws what `findPasswordLink` throws, and 403 for an inactive account. */
export async function verifyLink(db: Db, token: string, now: Date): Promise<VerifiedLink> {
  const { userId, purpose } = await findPasswordLink(db, token, now);
  const { email } = await findActiveUser(db, userId);
  return { status: "success", purpose, email };
}

/**
 * Sets the password of a mailed link's account and ends all its sessions. Throws what `verifyLink` throws, and
 * 400 weak_password, after which the link can still be used.
 */
export async function resetPassword(
  { db, passwords, now }: { db: Db; passwords: Passwords; now: () => Date },
  request: { token: string; new_password: string },
  address: string,
): Promise<void> {
  await findPasswordLink(db, request.token, now());
  requireStrongPassword(request.new_password);
  const passwordHash = await passwords.hash(request.new_password);
  await db.transaction(async (tx) => {
    const { userId, purpose } = await findPasswordLink(tx, request.token, now(), true);
    const user = await findActiveUser(tx, userId);
    await tx
      .update(users)
      .set({
        passwordHash,
        mustChangePassword: false,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await usePasswordLink(tx, request.token, now());
    await replacePasswordLinks(tx, userId, now());
    await forgetAllTries(tx, user.email);
    await recordAudit(tx, describeStranger(address), "PASSWORD_RESET", {
      target_id: userId,
      target_email: user.email,
      target_name: user.fullName,
      reason: `${purpose}_link`,
    });
  });
}

async function findActiveUser(db: Db | Transaction, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (user === null) throw new AppError(404, "link_invalid", "This reset link is invalid or has expired.");
  if (!user.isActive) throw accountInactive();
  return user;
}
