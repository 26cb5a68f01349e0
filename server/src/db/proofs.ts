import { PROOFS, type Proof } from "@medsieve/contract/second-factor";
import type { Db, Transaction } from "@medsieve/database/client";
import { sessions, totpFactors, users } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";

/** For which a proof of who one is counts. */
export const PROOF_LIFETIME_MS = 15 * 60_000;

/** Whether what was proven then still counts; null: nothing was. */
export function isProofFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= PROOF_LIFETIME_MS;
}

/**
 * What the account can prove itself with in a session that was proven then. An app counts where it was set up while that
 * was fresh, or before: else a stranger at an open session could set up one of their own; a passkey takes a fresh proof to add.
 * Empty: only by signing in again.
 */
export async function listProofs(db: Db, userId: string, provenAt: Date): Promise<Proof[]> {
  const [found] = await db
    .select({
      passwordHash: users.passwordHash,
      confirmedAt: totpFactors.confirmedAt,
      hasPasskey: sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`,
    })
    .from(users)
    .leftJoin(totpFactors, eq(totpFactors.userId, users.id))
    .where(eq(users.id, userId));
  if (found === undefined) return [];
  const hasApp = found.confirmedAt !== null && found.confirmedAt.getTime() <= provenAt.getTime() + PROOF_LIFETIME_MS;
  const isHeld: Record<Proof, boolean> = {
    password: found.passwordHash !== null,
    code: hasApp,
    passkey: found.hasPasskey,
  };
  return PROOFS.filter((proof) => isHeld[proof]);
}

/** The session's user has proved again who they are. */
export async function markProven(tx: Db | Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}
