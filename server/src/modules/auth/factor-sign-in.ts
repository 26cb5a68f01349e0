import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import { recordRefusal } from "../../accounts/record-refusal.ts";
import type { SecretBox } from "../../accounts/seal-secret.ts";
import { nameFactorTries, takeTotpCode, useRecoveryCode } from "../../accounts/second-factor.ts";
import { countFailure, countTry, forgetTries } from "../../accounts/sign-in-tries.ts";
import { findUser, type UserRow } from "../../db/users.ts";
import { accountInactive } from "../../http/identification.ts";
import { admitUser, type SignInDevice } from "./admit-user.ts";
import { challengeExpired, findChallenge, useChallenge } from "./factor-challenges.ts";
import { identifyTrier } from "./identify-trier.ts";
import type { RefreshToken } from "./refresh-tokens.ts";

export interface FactorDeps {
  db: Db;
  notifications: Notifications;
  box: SecretBox;
  /** Where mailed links lead. */
  publicUrl: string;
  now: () => Date;
}

/**
 * Ends a sign-in whose password was right. Throws 401 challenge_expired, after which the password is asked for again, and
 * factor_invalid, after which another code can be given; 429 while the network or device has to wait; 403 account_inactive.
 */
export async function signInWithFactor(
  deps: FactorDeps,
  request: { challenge: string; code: string },
  device: SignInDevice,
): Promise<{ user: UserRow; token: RefreshToken }> {
  const { db, notifications, box, publicUrl, now } = deps;
  const found = await findChallenge(db, request.challenge, now());
  const account = found === null ? null : await findUser(db, found.userId);
  if (found === null || account?.tokenVersion !== found.tokenVersion) throw challengeExpired();
  if (!account.isActive) throw accountInactive();
  const trier = await identifyTrier(db, account.email, device, now());
  const tries = nameFactorTries(account.email);
  await countTry(db, tries, trier, device.address, now());
  const admitted = await db.transaction(async (tx) => {
    const reason = (await takeTotpCode(tx, account, request.code, box, now()))
      ? "totp"
      : (await useRecoveryCode(tx, account.id, request.code))
        ? "recovery_code"
        : null;
    if (reason === null) return null;
    if (!(await useChallenge(tx, request.challenge))) throw challengeExpired();
    const { language } = found;
    const token = await admitUser(tx, account, device, { language, publicUrl, now: now(), reason });
    return { user: { ...account, lastLoginAt: now() }, token };
  });
  if (admitted === null) {
    const { address } = device;
    await countFailure(db, tries, address, now());
    const refused = { id: account.id, email: account.email };
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason: "wrong_code", account: refused, address }, now());
    throw new AppError(401, "factor_invalid", "This code is wrong, or was used already");
  }
  await forgetTries(db, tries, trier);
  await notifications.publish("mail", "queued");
  return admitted;
}
