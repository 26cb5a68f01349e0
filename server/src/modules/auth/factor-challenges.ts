import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@medsieve/contract/constants";
import type { Db, Transaction } from "@medsieve/database/client";
import { factorChallenges } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, lte } from "drizzle-orm";

/** For which a code can be given after the password was. */
const LIFETIME_MS = 10 * 60_000;

/** Notes that the password was right; answers what stands for that at the next step. */
export async function makeChallenge(
  db: Db | Transaction,
  sign: { userId: string; tokenVersion: number; language: Language },
  now: Date,
): Promise<string> {
  await db.delete(factorChallenges).where(lte(factorChallenges.expiresAt, now));
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(factorChallenges).values({ tokenHash: hashToken(token), ...sign, expiresAt });
  return token;
}

/** Null for one that was never made, was used, or is too old. */
export async function findChallenge(
  db: Db | Transaction,
  token: string,
  now: Date,
): Promise<{ userId: string; tokenVersion: number; language: Language } | null> {
  const [found] = await db
    .select()
    .from(factorChallenges)
    .where(eq(factorChallenges.tokenHash, hashToken(token)));
  return found === undefined || found.expiresAt <= now ? null : found;
}

/** False where another request was quicker. */
export async function useChallenge(tx: Transaction, token: string): Promise<boolean> {
  const isThis = eq(factorChallenges.tokenHash, hashToken(token));
  return (await tx.delete(factorChallenges).where(isThis).returning()).length > 0;
}

export function challengeExpired(): AppError {
  return new AppError(401, "challenge_expired", "This took too long. Please sign in again");
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
