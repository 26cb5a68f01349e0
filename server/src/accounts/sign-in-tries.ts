import { createHash } from "node:crypto";
import type { Db, Transaction } from "@medsieve/database/client";
import { signInTries } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, lt, or } from "drizzle-orm";
import { groupAddress } from "../http/client-address.ts";
import { addFailure, FORGET_AFTER_MS, isStrained, takeTry } from "./slow-down.ts";

/** Stands for every account, and for everywhere. */
const ALL = "*";

/** Where a try comes from. Strangers' failures do not slow down one that is known. */
export interface Trier {
  key: string;
  isKnown: boolean;
}

/** Somebody of whom nothing is known but the network address. */
export function describeNetwork(address: string): Trier {
  return { key: `network ${groupAddress(address)}`, isKnown: false };
}

/** Addresses of people who have no account here are not kept. */
function hashEmail(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}

/**
 * Counts a try at the password of this account, which need not exist, before it is known whether it fails.
 * Throws 429 too_many_attempts with the seconds to wait; that try is not counted.
 */
export async function countTry(db: Db, email: string, trier: Trier, address: string, now: Date): Promise<void> {
  const account = hashEmail(email);
  const waitMs = await db.transaction(async (tx) => {
    const unknown = { account, trier: trier.key, count: 0, firstAt: now, lastAt: now, waitUntil: now };
    const [added] = await tx.insert(signInTries).values(unknown).onConflictDoNothing().returning();
    const where = and(eq(signInTries.account, account), eq(signInTries.trier, trier.key));
    const [kept] = await tx.select().from(signInTries).where(where).for("update");
    const known =
      added !== undefined || kept === undefined
        ? null
        : { count: kept.count, lastAt: kept.lastAt.getTime(), waitUntil: kept.waitUntil.getTime() };
    const isUnderStrain = !trier.isKnown && (await isEitherStrained(tx, account, address, now));
    const taken = takeTry(known, isUnderStrain, now.getTime());
    const { count, lastAt, waitUntil } = taken.tries;
    await tx
      .update(signInTries)
      .set({ count, lastAt: new Date(lastAt), waitUntil: new Date(waitUntil) })
      .where(where);
    return taken.waitMs;
  });
  if (waitMs === 0) return;
  throw new AppError(429, "too_many_attempts", "Too many attempts. Please try again later", {
    retryAfter: Math.ceil(waitMs / 1000),
  });
}

async function isEitherStrained(tx: Transaction, account: string, address: string, now: Date): Promise<boolean> {
  const ofAccount = and(eq(signInTries.account, account), eq(signInTries.trier, ALL));
  const ofNetwork = and(eq(signInTries.account, ALL), eq(signInTries.trier, describeNetwork(address).key));
  const sums = await tx.select().from(signInTries).where(or(ofAccount, ofNetwork));
  return sums.some(({ count, firstAt }) => isStrained({ count, firstAt: firstAt.getTime() }, now.getTime()));
}

/** The password was right: what this trier did wrong before is forgotten. */
export async function forgetTries(db: Db, email: string, trier: Trier): Promise<void> {
  await db.delete(signInTries).where(and(eq(signInTries.account, hashEmail(email)), eq(signInTries.trier, trier.key)));
}

/** The password was wrong: it counts among those for the account, and among those from the network. */
export async function countFailure(db: Db, email: string, address: string, now: Date): Promise<void> {
  await addToSum(db, hashEmail(email), ALL, now);
  await addToSum(db, ALL, describeNetwork(address).key, now);
  await db.delete(signInTries).where(lt(signInTries.lastAt, new Date(now.getTime() - FORGET_AFTER_MS)));
}

async function addToSum(db: Db, account: string, trier: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const first = { account, trier, count: 0, firstAt: now, lastAt: now, waitUntil: now };
    await tx.insert(signInTries).values(first).onConflictDoNothing();
    const where = and(eq(signInTries.account, account), eq(signInTries.trier, trier));
    const [kept] = await tx.select().from(signInTries).where(where).for("update");
    const known = kept && { count: kept.count, firstAt: kept.firstAt.getTime() };
    const { count, firstAt } = addFailure(known ?? null, now.getTime());
    await tx
      .update(signInTries)
      .set({ count, firstAt: new Date(firstAt), lastAt: now })
      .where(where);
  });
}

/** A new password was set in a way that proves who it is: nothing that was tried before counts any more. */
export async function forgetAllTries(tx: Db | Transaction, email: string): Promise<void> {
  await tx.delete(signInTries).where(eq(signInTries.account, hashEmail(email)));
}
