import type { passkeyAssertionSchema, passkeyRegistrationSchema } from "@medsieve/contract/passkeys";
import type { Transaction } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import type { z } from "zod";
import { listAllowedOrigins, type OriginConfig } from "../http/origins.ts";
import { createPasskeyChallenges } from "./passkey-challenges.ts";
import { findPasskey, markPasskeyUsed, toCredential } from "./passkeys.ts";

export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** What a signature counts for. */
export type PasskeyPurpose =
  | { kind: "register"; userId: string; sessionId: string }
  | { kind: "sign_in" }
  /** The second step of a sign-in whose password was right. */
  | { kind: "factor"; userId: string }
  | { kind: "step_up"; userId: string; sessionId: string };

/** Making and using passkeys, as Web Authentication has it (https://www.w3.org/TR/webauthn-3/). */
export interface PasskeyCeremonies {
  /** What a browser makes a passkey by. Throws 409 passkeys_unavailable. */
  beginRegistration: (
    user: { id: string; email: string; fullName: string },
    sessionId: string,
    known: readonly WebAuthnCredential[],
    now: Date,
  ) => Promise<Awaited<ReturnType<typeof generateRegistrationOptions>>>;
  /** The passkey that was made. Throws 400 passkey_invalid. */
  finishRegistration: (
    tx: Transaction,
    response: z.output<typeof passkeyRegistrationSchema>,
    purpose: Extract<PasskeyPurpose, { kind: "register" }>,
    now: Date,
  ) => Promise<{ credential: WebAuthnCredential; synced: boolean }>;
  /** What a browser uses a passkey by; `allowed` empty: any that it has here. Throws 409 passkeys_unavailable. */
  beginUse: (
    purpose: PasskeyPurpose,
    allowed: readonly WebAuthnCredential[],
    now: Date,
  ) => Promise<Awaited<ReturnType<typeof generateAuthenticationOptions>>>;
  /** The account whose passkey it is, which is then used. Null for a signature that is wrong, old or was used before. */
  finishUse: (
    tx: Transaction,
    response: PasskeyAssertion,
    purpose: PasskeyPurpose,
    now: Date,
  ) => Promise<{ userId: string } | null>;
}

export function createPasskeyCeremonies(origins: OriginConfig, serverSecret: string): PasskeyCeremonies {
  const challenges = createPasskeyChallenges(serverSecret);
  const rpID = new URL(origins.publicUrl).hostname;
  const expectedOrigin = listAllowedOrigins(origins).filter((origin) => new URL(origin).hostname === rpID);
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true };

  function requireName(): void {
    if (!isAddress(rpID)) return;
    const detail = "Passkeys belong to a host name, and this installation's PUBLIC_URL is a network address";
    throw new AppError(409, "passkeys_unavailable", detail);
  }

  return {
    beginRegistration: async ({ id, email, fullName }, sessionId, known, now) => {
      requireName();
      return generateRegistrationOptions({
        ...{ rpName: "Medsieve", rpID, userName: email, userDisplayName: fullName },
        userID: new Uint8Array(Buffer.from(id)),
        challenge: challenges.make(namePurpose({ kind: "register", userId: id, sessionId }), now),
        excludeCredentials: known.map(describeCredential),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestationType: "none",
      });
    },
    finishRegistration: async (tx, response, purpose, now) => {
      const named = namePurpose(purpose);
      let challenge = "";
      const verified = await nullIfRefused(
        verifyRegistrationResponse({
          ...expected,
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge: (given) => {
            challenge = given;
            return challenges.isValid(given, named, now);
          },
        }),
      );
      if (!verified?.verified || !(await challenges.take(tx, challenge, now))) throw passkeyInvalid();
      const { credential, credentialBackedUp: synced } = verified.registrationInfo;
      return { credential, synced };
    },
    beginUse: async (purpose, allowed, now) => {
      requireName();
      return generateAuthenticationOptions({
        rpID,
        challenge: challenges.make(namePurpose(purpose), now),
        ...(allowed.length === 0 ? {} : { allowCredentials: allowed.map(describeCredential) }),
        userVerification: "required",
      });
    },
    finishUse: async (tx, response, purpose, now) => {
      const passkey = await findPasskey(tx, response.id);
      if (passkey === null || ("userId" in purpose && passkey.userId !== purpose.userId)) return null;
      const named = namePurpose(purpose);
      let challenge = "";
      const verified = await nullIfRefused(
        verifyAuthenticationResponse({
          ...expected,
          response: response as unknown as AuthenticationResponseJSON,
          credential: toCredential(passkey),
          expectedChallenge: (given) => {
            challenge = given;
            return challenges.isValid(given, named, now);
          },
        }),
      );
      if (!verified?.verified || !(await challenges.take(tx, challenge, now))) return null;
      const { newCounter: counter, credentialBackedUp: synced } = verified.authenticationInfo;
      await markPasskeyUsed(tx, passkey.id, { counter, synced, now });
      return { userId: passkey.userId };
    },
  };
}

export function passkeyInvalid(): AppError {
  return new AppError(400, "passkey_invalid", "This passkey was not accepted: it is unknown here, or took too long");
}

function namePurpose(purpose: PasskeyPurpose): string {
  return [purpose.kind, "userId" in purpose && purpose.userId, "sessionId" in purpose && purpose.sessionId].join(" ");
}

function describeCredential({ id, transports = [] }: WebAuthnCredential) {
  return { id, transports };
}

function isAddress(host: string): boolean {
  return host.startsWith("[") || /^[\d.]+$/.test(host);
}

/** The library throws for whatever does not fit; it asks neither network nor database. */
async function nullIfRefused<Verified>(verification: Promise<Verified>): Promise<Verified | null> {
  try {
    return await verification;
  } catch {
    return null;
  }
}
