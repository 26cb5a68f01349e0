import type { Passkey } from "@medsieve/contract/passkeys";
import type { Db, Transaction } from "@medsieve/database/client";
import { passkeys } from "@medsieve/database/schema/index";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import { and, asc, count, eq } from "drizzle-orm";

type PasskeyRow = typeof passkeys.$inferSelect;

/** A passkey as signatures are checked against it. */
export function toCredential({ credentialId, publicKey, counter, transports }: PasskeyRow): WebAuthnCredential {
  return { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter, transports };
}

export function describePasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** The account's passkeys, the oldest first. */
export async function listPasskeys(db: Db | Transaction, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), passkeys.id);
}

export async function countPasskeys(db: Db | Transaction, userId: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return found?.n ?? 0;
}

/** Null for one that no account has. */
export async function findPasskey(db: Db | Transaction, credentialId: string): Promise<PasskeyRow | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/** Null where an account has this passkey already. */
export async function storePasskey(
  tx: Transaction,
  made: {
    userId: string;
    name: string;
    credential: WebAuthnCredential;
    synced: boolean;
    now: Date;
  },
): Promise<PasskeyRow | null> {
  const { id, publicKey, counter, transports = [] } = made.credential;
  const [stored] = await tx
    .insert(passkeys)
    .values({
      userId: made.userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      ...{ counter, transports, synced: made.synced, name: made.name, createdAt: made.now },
    })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return stored ?? null;
}

/** Notes a use of the passkey. */
export async function markPasskeyUsed(
  tx: Transaction,
  id: string,
  use: { counter: number; synced: boolean; now: Date },
): Promise<void> {
  const { counter, synced, now } = use;
  await tx.update(passkeys).set({ counter, synced, lastUsedAt: now }).where(eq(passkeys.id, id));
}

/** Null where the account has no such passkey. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<PasskeyRow | null> {
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [renamed] = await db.update(passkeys).set({ name }).where(isOwn).returning();
  return renamed ?? null;
}

/** Null where the account has no such passkey. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<PasskeyRow | null> {
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [deleted] = await tx.delete(passkeys).where(isOwn).returning();
  return deleted ?? null;
}
