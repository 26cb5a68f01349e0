import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Transaction } from "@medsieve/database/client";
import { usedPasskeyChallenges } from "@medsieve/database/schema/index";
import { lte } from "drizzle-orm";

const LIFETIME_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const HEAD_BYTES = NONCE_BYTES + TIME_BYTES;

/**
 * What passkeys sign: random bytes, when they run out, and a proof that a server of this installation made them for this
 * purpose. Nothing is stored before a right signature comes back, so that strangers cannot fill the database.
 */
export interface PasskeyChallenges {
  /** `purpose` says what the signature will count for, and for whom. */
  make: (purpose: string, now: Date) => Uint8Array<ArrayBuffer>;
  /** Whether the challenge (base64url) was made for this purpose and has not run out. */
  isValid: (challenge: string, purpose: string, now: Date) => boolean;
  /** Takes a valid challenge. False where it was taken before. */
  take: (tx: Transaction, challenge: string, now: Date) => Promise<boolean>;
}

export function createPasskeyChallenges(serverSecret: string): PasskeyChallenges {
  const key = Buffer.from(hkdfSync("sha256", serverSecret, "", "medsieve passkey challenges", 32));
  const sign = (head: Buffer, purpose: string) => createHmac("sha256", key).update(head).update(purpose).digest();
  return {
    make: (purpose, now) => {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUIntBE(now.getTime() + LIFETIME_MS, 0, TIME_BYTES);
      const head = Buffer.concat([randomBytes(NONCE_BYTES), time]);
      return new Uint8Array(Buffer.concat([head, sign(head, purpose)]));
    },
    isValid: (challenge, purpose, now) => {
      const bytes = Buffer.from(challenge, "base64url");
      const head = bytes.subarray(0, HEAD_BYTES);
      const expected = sign(head, purpose);
      if (bytes.length !== HEAD_BYTES + expected.length) return false;
      return timingSafeEqual(bytes.subarray(HEAD_BYTES), expected) && readEnd(bytes) > now.getTime();
    },
    take: async (tx, challenge, now) => {
      await tx.delete(usedPasskeyChallenges).where(lte(usedPasskeyChallenges.expiresAt, now));
      const bytes = Buffer.from(challenge, "base64url");
      const challengeHash = createHash("sha256").update(bytes).digest("base64url");
      const taken = await tx
        .insert(usedPasskeyChallenges)
        .values({ challengeHash, expiresAt: new Date(readEnd(bytes)) })
        .onConflictDoNothing()
        .returning();
      return taken.length > 0;
    },
  };
}

function readEnd(bytes: Buffer): number {
  return bytes.readUIntBE(NONCE_BYTES, TIME_BYTES);
}
