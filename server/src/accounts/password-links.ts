import { createHash, randomBytes } from "node:crypto";
import type { LinkPurpose } from "@medsieve/contract/accounts";
import { INVITATION_LINK_HOURS, type Language, RESET_LINK_HOURS } from "@medsieve/contract/constants";
import { and, eq, isNull, lte } from "drizzle-orm";
import { AppError } from "../app-error.ts";
import type { Db, Transaction } from "../db/client.ts";
import { passwordLinks } from "../db/schema/index.ts";
import { enqueueMail } from "../mail/mail-queue.ts";
import { writeLinkMail } from "../mail/write-mail.ts";

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** Makes a link with which this account can set a password, and queues the mail that carries it. */
export async function sendPasswordLink(
  tx: Transaction,
  account: { id: string; email: string; fullName: string },
  request: { purpose: LinkPurpose; language: Language; publicUrl: string; now: Date },
): Promise<void> {
  const { purpose, language, publicUrl, now } = request;
  const hours = purpose === "reset" ? RESET_LINK_HOURS : INVITATION_LINK_HOURS;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  // Links that have run out say so for a while longer, and are then swept away.
  const swept = new Date(now.getTime() - 30 * 24 * HOUR_MS);
  await tx.delete(passwordLinks).where(and(eq(passwordLinks.userId, account.id), lte(passwordLinks.expiresAt, swept)));
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
    writeLinkMail({ purpose, language, recipient: account.email, name: account.fullName, link, hours }),
  );
}

/** The account and purpose of a link that can be used. Throws 404 link_invalid or link_expired, 400 link_used. */
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
  if (link.expiresAt <= now) throw new AppError(404, "link_expired", "This reset link is invalid or has expired.");
  return { userId: link.userId, purpose: link.purpose };
}

/** A password has been set: none of the account's links works any more. */
export async function voidPasswordLinks(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
