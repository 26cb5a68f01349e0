import { createHash, randomBytes } from "node:crypto";
import type { LinkPurpose } from "@medsieve/contract/accounts";
import { INVITATION_LINK_HOURS, type Language, RESET_LINK_HOURS } from "@medsieve/contract/constants";
import type { Db, Transaction } from "@medsieve/database/client";
import { passwordLinks, users } from "@medsieve/database/schema/index";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { AppError } from "@medsieve/runtime/app-error";
import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/**
 * Makes a link with which this account can set a password, and queues the mail that carries it. Links mailed before
 * do not work any more.
 */
export async function sendPasswordLink(
  tx: Transaction,
  account: { id: string; email: string; fullName: string },
  request: { purpose: LinkPurpose; language: Language; publicUrl: string; now: Date; invitedBy?: string | null },
): Promise<void> {
  const { purpose, language, publicUrl, now, invitedBy = null } = request;
  const hours = purpose === "reset" ? RESET_LINK_HOURS : INVITATION_LINK_HOURS;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  // Links that have run out say so for a while longer, and are then swept away.
  const swept = new Date(now.getTime() - 30 * 24 * HOUR_MS);
  await tx.delete(passwordLinks).where(and(eq(passwordLinks.userId, account.id), lte(passwordLinks.expiresAt, swept)));
  await replacePasswordLinks(tx, account.id, now);
  await tx.insert(passwordLinks).values({
    tokenHash: hashToken(token),
    userId: account.id,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * HOUR_MS),
  });
  const link = `${publicUrl}/reset-password?token=${token}`;
  await enqueueMail(
    tx,
    writeLinkMail({ purpose, language, recipient: account.email, name: account.fullName, link, hours, invitedBy }),
  );
}

/** The account and purpose of a link that can be used. Throws 404 link_invalid or link_expired, 400 link_used or link_replaced. */
export async function findPasswordLink(
  db: Db | Transaction,
  token: string,
  now: Date,
  lock = false,
): Promise<{ userId: string; purpose: LinkPurpose }> {
  const query = db
    .select()
    .from(passwordLinks)
    .where(eq(passwordLinks.tokenHash, hashToken(token)));
  const [link] = await (lock ? query.for("update") : query);
  if (link === undefined) throw new AppError(404, "link_invalid", "This reset link is invalid or has expired.");
  if (link.usedAt !== null) {
    throw new AppError(400, "link_used", "This reset link has already been used or has expired.");
  }
  if (link.replacedAt !== null) {
    throw new AppError(400, "link_replaced", "This link was replaced by a newer one, or the password was changed.");
  }
  if (link.expiresAt <= now) throw new AppError(404, "link_expired", "This reset link is invalid or has expired.");
  return { userId: link.userId, purpose: link.purpose };
}

/** A newer link is mailed, or the password was changed: none of the account's earlier links works any more. */
export async function replacePasswordLinks(tx: Transaction, userId: string, now: Date): Promise<void> {
  const isOpen = and(isNull(passwordLinks.usedAt), isNull(passwordLinks.replacedAt));
  await tx
    .update(passwordLinks)
    .set({ replacedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isOpen));
}

/** A password was set with this link, which works once. */
export async function usePasswordLink(tx: Transaction, token: string, now: Date): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(eq(passwordLinks.tokenHash, hashToken(token)));
}

/** The account that a link was mailed to, whether or not it can be used; null for a link that was never sent. */
export async function findLinkOwner(db: Db, token: string): Promise<{ id: string; email: string } | null> {
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(eq(passwordLinks.tokenHash, hashToken(token)));
  return owner ?? null;
}

/** When links for a forgotten password were last mailed to the account, the newest first, since `since`. */
export async function listResetLinks(tx: Transaction, userId: string, since: Date): Promise<Date[]> {
  const isReset = and(eq(passwordLinks.userId, userId), eq(passwordLinks.purpose, "reset"));
  const links = await tx
    .select({ createdAt: passwordLinks.createdAt })
    .from(passwordLinks)
    .where(and(isReset, gt(passwordLinks.createdAt, since)))
    .orderBy(desc(passwordLinks.createdAt));
  return links.map(({ createdAt }) => createdAt);
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
