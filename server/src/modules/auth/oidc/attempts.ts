import { createHash } from "node:crypto";
import type { Language } from "@medsieve/contract/constants";
import type { Db } from "@medsieve/database/client";
import { oidcAttempts } from "@medsieve/database/schema/index";
import { eq, lte } from "drizzle-orm";
import type { PendingSignIn } from "./provider.ts";

/** Within which somebody has to come back from the provider. */
export const ATTEMPT_SECONDS = 15 * 60;

export interface Attempt extends PendingSignIn {
  /** The account that is to be linked; null: a sign-in. */
  linkUserId: string | null;
  returnTo: string;
  language: Language;
}

export async function keepAttempt(db: Db, { state, ...attempt }: Attempt, now: Date): Promise<void> {
  await db.delete(oidcAttempts).where(lte(oidcAttempts.expiresAt, now));
  const expiresAt = new Date(now.getTime() + ATTEMPT_SECONDS * 1000);
  await db.insert(oidcAttempts).values({ ...attempt, stateHash: hashState(state), expiresAt });
}

/** The attempt of this state, which can be taken once; null for one that never was, is over, or is too old. */
export async function takeAttempt(db: Db, state: string, now: Date): Promise<Attempt | null> {
  const [taken] = await db
    .delete(oidcAttempts)
    .where(eq(oidcAttempts.stateHash, hashState(state)))
    .returning();
  return taken === undefined || taken.expiresAt <= now ? null : { ...taken, state };
}

function hashState(state: string): string {
  return createHash("sha256").update(state).digest("base64url");
}
