import type { PasswordSignIn } from "@medsieve/contract/constants";
import type { passkeySignInSchema } from "@medsieve/contract/passkeys";
import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { z } from "zod";
import { type PasskeyCeremonies, type PasskeyPurpose, passkeyInvalid } from "../../accounts/passkey-ceremonies.ts";
import { findPasskey, listPasskeys, toCredential } from "../../accounts/passkeys.ts";
import { recordRefusal } from "../../accounts/record-refusal.ts";
import { nameFactorTries } from "../../accounts/second-factor.ts";
import { countFailure, countTry, forgetTries } from "../../accounts/sign-in-tries.ts";
import { findUser, type UserRow } from "../../db/users.ts";
import { accountInactive } from "../../http/identification.ts";
import { admitUser, type SignInDevice } from "./admit-user.ts";
import { maySignInByPassword } from "./auth-service.ts";
import { challengeExpired, findChallenge, useChallenge } from "./factor-challenges.ts";
import { identifyTrier } from "./identify-trier.ts";
import type { RefreshToken } from "./refresh-tokens.ts";

export interface PasskeyDeps {
  db: Db;
  notifications: Notifications;
  ceremonies: PasskeyCeremonies;
  /** Who may sign in here; passkeys go by the same rule as passwords. */
  passwordSignIn: PasswordSignIn;
  /** Where mailed links lead. */
  publicUrl: string;
  now: () => Date;
}

type Request = z.output<typeof passkeySignInSchema>;

/**
 * What a browser uses a passkey by: any that it has, or, as the second factor of a sign-in whose password was right, one of that
 * account. Throws 401 challenge_expired, 409 passkeys_unavailable.
 */
export async function beginPasskeySignIn({ db, ceremonies, now }: PasskeyDeps, challenge: string | undefined) {
  if (challenge === undefined) return ceremonies.beginUse({ kind: "sign_in" }, [], now());
  const found = await findChallenge(db, challenge, now());
  if (found === null) throw challengeExpired();
  const allowed = (await listPasskeys(db, found.userId)).map(toCredential);
  return ceremonies.beginUse({ kind: "factor", userId: found.userId }, allowed, now());
}

/**
 * Signs in with a passkey, alone or as second factor. Throws 400 passkey_invalid, 401 challenge_expired, 403
 * account_inactive and password_signin_off, 429 while the network or device has to wait.
 */
export async function signInWithPasskey(
  deps: PasskeyDeps,
  { challenge, response, language }: Request,
  device: SignInDevice,
): Promise<{ user: UserRow; token: RefreshToken }> {
  const { db, notifications, ceremonies, passwordSignIn, publicUrl, now } = deps;
  const passkey = await findPasskey(db, response.id);
  const account = passkey === null ? null : await findUser(db, passkey.userId);
  const { address } = device;
  if (account === null) {
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason: "wrong_passkey", account: null, address }, now());
    throw passkeyInvalid();
  }
  const purpose = await choosePurpose(deps, challenge, account);
  const trier = await identifyTrier(db, account.email, device, now());
  const tries = nameFactorTries(account.email);
  await countTry(db, tries, trier, address, now());
  const admitted = await db.transaction(async (tx) => {
    if ((await ceremonies.finishUse(tx, response, purpose, now())) === null) return null;
    const user = await findUser(tx, account.id);
    if (user === null) return null;
    if (!user.isActive) throw accountInactive();
    if (!maySignInByPassword(user, passwordSignIn)) {
      throw new AppError(403, "password_signin_off", "Signing in here is not open to this account");
    }
    if (challenge !== undefined && !(await useChallenge(tx, challenge))) throw challengeExpired();
    const token = await admitUser(tx, user, device, { language, publicUrl, now: now(), reason: "passkey" });
    return { user: { ...user, lastLoginAt: now() }, token };
  });
  if (admitted === null) {
    await countFailure(db, tries, address, now());
    const refused = { id: account.id, email: account.email };
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason: "wrong_passkey", account: refused, address }, now());
    throw passkeyInvalid();
  }
  await forgetTries(db, tries, trier);
  await notifications.publish("mail", "queued");
  return admitted;
}

async function choosePurpose(
  { db, now }: PasskeyDeps,
  challenge: string | undefined,
  account: UserRow,
): Promise<PasskeyPurpose> {
  if (challenge === undefined) return { kind: "sign_in" };
  const found = await findChallenge(db, challenge, now());
  if (found === null || found.tokenVersion !== account.tokenVersion) throw challengeExpired();
  return { kind: "factor", userId: found.userId };
}
