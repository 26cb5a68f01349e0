import { createHash, randomBytes } from "node:crypto";
import type { Db, Transaction } from "@medsieve/database/client";
import { knownDevices, users } from "@medsieve/database/schema/index";
import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";

/** A device without a sign-in for this long is unknown again. */
export const DEVICE_LIFETIME_SECONDS = 365 * 24 * 3600;
/** Those used last are kept. */
const DEVICES_PER_ACCOUNT = 20;

export function makeDeviceToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a device's token. */
export function hashDeviceToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Whether somebody signed in to the account of this (normalized) address with the device before. */
export async function isKnownDevice(db: Db | Transaction, email: string, token: string, now: Date): Promise<boolean> {
  // PostgreSQL takes no NUL in a text, so no account has one.
  if (email.includes("\0")) return false;
  const isOfAccount = and(
    eq(users.email, email),
    eq(knownDevices.tokenHash, hashDeviceToken(token)),
    gt(knownDevices.lastUsedAt, findOldest(now)),
  );
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(isOfAccount);
  return found.length > 0;
}

/** Whether somebody signed in to any account with the device before. */
export async function isAnyonesDevice(db: Db | Transaction, token: string, now: Date): Promise<boolean> {
  const isKnown = and(eq(knownDevices.tokenHash, hashDeviceToken(token)), gt(knownDevices.lastUsedAt, findOldest(now)));
  return (await db.$count(knownDevices, isKnown)) > 0;
}

/** Somebody has signed in to this account with the device. True where no one had before. */
export async function rememberDevice(tx: Db | Transaction, userId: string, token: string, now: Date): Promise<boolean> {
  const isThis = and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hashDeviceToken(token)));
  const known = await tx.select({ lastUsedAt: knownDevices.lastUsedAt }).from(knownDevices).where(isThis);
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash: hashDeviceToken(token), lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { lastUsedAt: now } });
  const ofUser = eq(knownDevices.userId, userId);
  await tx.delete(knownDevices).where(and(ofUser, lte(knownDevices.lastUsedAt, findOldest(now))));
  const surplus = await tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(ofUser)
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.tokenHash)
    .offset(DEVICES_PER_ACCOUNT);
  if (surplus.length > 0) {
    const hashes = surplus.map(({ tokenHash }) => tokenHash);
    await tx.delete(knownDevices).where(and(ofUser, inArray(knownDevices.tokenHash, hashes)));
  }
  return known.every(({ lastUsedAt }) => lastUsedAt <= findOldest(now));
}

function findOldest(now: Date): Date {
  return new Date(now.getTime() - DEVICE_LIFETIME_SECONDS * 1000);
}
