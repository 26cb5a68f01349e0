import { createHash, randomInt } from "node:crypto";
import { SECOND_FACTORS, type SecondFactorKind } from "@medsieve/contract/second-factor";
import type { Db, Transaction } from "@medsieve/database/client";
import { factorChallenges, passkeys, recoveryCodes, totpFactors } from "@medsieve/database/schema/index";
import { and, count, eq, isNotNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { countPasskeys } from "./passkeys.ts";
import type { SecretBox } from "./seal-secret.ts";

const PERIOD_SECONDS = 30;
/** Periods before and after the present one whose codes are taken too: clocks differ. */
const CLOCK_SKEW_PERIODS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 10;
/** Without characters that are easily taken for each other. */
const RECOVERY_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

function createTotp(secret: string, email: string): TOTP {
  return new TOTP({ issuer: "Medsieve", label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** Makes a secret for the account's authenticator app, which takes the place of one that was never confirmed. */
export async function beginTotp(
  db: Db,
  account: { id: string; email: string },
  box: SecretBox,
): Promise<{ secret: string; otpauth_url: string }> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const fresh = { sealedSecret: box.seal(secret), confirmedAt: null, lastPeriod: 0 };
  await db
    .insert(totpFactors)
    .values({ userId: account.id, ...fresh })
    .onConflictDoUpdate({ target: totpFactors.userId, set: fresh });
  return { secret, otpauth_url: createTotp(secret, account.email).toString() };
}

/**
 * Whether this is a code of the account's app that was not taken before; it is then taken. Of two that come at once, one
 * is. False where there is no app, or its secret was sealed with another key.
 */
export async function takeTotpCode(
  tx: Transaction,
  account: { id: string; email: string },
  code: string,
  box: SecretBox,
  now: Date,
): Promise<boolean> {
  const [factor] = await tx.select().from(totpFactors).where(eq(totpFactors.userId, account.id)).for("update");
  const secret = factor === undefined ? null : box.open(factor.sealedSecret);
  const token = code.replace(/\s/g, "");
  if (secret === null || !/^\d{6}$/.test(token)) return false;
  const timestamp = now.getTime();
  const delta = createTotp(secret, account.email).validate({ token, timestamp, window: CLOCK_SKEW_PERIODS });
  if (delta === null) return false;
  const period = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  const taken = await tx
    .update(totpFactors)
    .set({ lastPeriod: period })
    .where(and(eq(totpFactors.userId, account.id), lt(totpFactors.lastPeriod, period)))
    .returning({ userId: totpFactors.userId });
  return taken.length > 0;
}

/** Signing in asks for codes from now on. Answers new recovery codes. */
export async function confirmTotp(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  await tx.update(totpFactors).set({ confirmedAt: now }).where(eq(totpFactors.userId, userId));
  return replaceRecoveryCodes(tx, userId);
}

/** New recovery codes, of which only hashes are kept; those of before are void. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })));
  return codes;
}

/** Whether this is a recovery code of the account that was not used before; it is then used. */
export async function useRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const isThis = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(code)));
  const used = await tx.delete(recoveryCodes).where(isThis).returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Whether an authenticator app is set up. */
export async function hasTotp(db: Db | Transaction, userId: string): Promise<boolean> {
  const isConfirmed = and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));
  return (await db.select({ userId: totpFactors.userId }).from(totpFactors).where(isConfirmed)).length > 0;
}

/** What signing in with the password asks for besides; empty: nothing. */
export async function listSecondFactors(db: Db | Transaction, userId: string): Promise<SecondFactorKind[]> {
  const isHeld: Record<SecondFactorKind, boolean> = {
    code: await hasTotp(db, userId),
    passkey: (await countPasskeys(db, userId)) > 0,
  };
  return SECOND_FACTORS.filter((kind) => isHeld[kind]);
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return found?.left ?? 0;
}

/** Turns the authenticator app off. False where there was none. */
export async function removeTotp(tx: Transaction, userId: string): Promise<boolean> {
  const wasOn = await hasTotp(tx, userId);
  await tx.delete(totpFactors).where(eq(totpFactors.userId, userId));
  await forgetUnused(tx, userId);
  return wasOn;
}

/** Signing in asks for the password alone. False where it did before. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const wasOn = (await listSecondFactors(tx, userId)).length > 0;
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await removeTotp(tx, userId);
  return wasOn;
}

/** Recovery codes and sign-ins that wait for a factor go with the last factor. */
export async function forgetUnused(tx: Transaction, userId: string): Promise<void> {
  if ((await listSecondFactors(tx, userId)).length > 0) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(factorChallenges).where(eq(factorChallenges.userId, userId));
}

/** What tries at an account's codes are counted under, apart from those at its password. */
export function nameFactorTries(email: string): string {
  return `factor ${email}`;
}

/** Five characters, a dash, and five more. */
function makeRecoveryCode(): string {
  const characters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join("");
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** However it is typed: small letters, blanks and dashes make no difference. */
function hashRecoveryCode(code: string): string {
  const characters = code
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  return createHash("sha256").update(characters).digest("base64url");
}
