import { passkeyOptionsSchema } from "@medsieve/contract/passkeys";
import { stepUpAnswerSchema, stepUpRequestSchema } from "@medsieve/contract/second-factor";
import type { Database } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type PasskeyAssertion, type PasskeyCeremonies, passkeyInvalid } from "../../accounts/passkey-ceremonies.ts";
import { listPasskeys, toCredential } from "../../accounts/passkeys.ts";
import { type Asked, requirePassword, requireProof } from "../../accounts/require-proof.ts";
import type { SecretBox } from "../../accounts/seal-secret.ts";
import { nameFactorTries, takeTotpCode, useRecoveryCode } from "../../accounts/second-factor.ts";
import { listProofs, markProven, PROOF_LIFETIME_MS } from "../../db/proofs.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { type OriginConfig, requireOwnOrigin } from "../../http/origins.ts";
import type { Passwords } from "../../passwords.ts";

export interface StepUpModuleOptions {
  database: Database;
  guard: AuthGuard;
  passwords: Passwords;
  box: SecretBox;
  ceremonies: PasskeyCeremonies;
  origins: OriginConfig;
  now: () => Date;
}

/** Proving again, within a session, who one is. */
export const stepUpModule: FastifyPluginAsyncZod<StepUpModuleOptions> = async (app, options) => {
  const { database, guard, passwords, box, ceremonies, now } = options;
  const { db } = database;

  async function requireCode(asked: Asked, provenAt: Date, code: string): Promise<void> {
    const { user } = asked;
    const takesCodes = (await listProofs(db, user.id, provenAt)).includes("code");
    const prove = async () =>
      takesCodes &&
      (await db.transaction(
        async (tx) => (await takeTotpCode(tx, user, code, box, now())) || (await useRecoveryCode(tx, user.id, code)),
      ));
    const refusal = new AppError(400, "factor_invalid", "This code is wrong, or was used already");
    const account = nameFactorTries(user.email);
    await requireProof(db, asked, { account, reason: "wrong_code", prove, refusal }, now());
  }

  async function requirePasskey(asked: Asked, passkey: PasskeyAssertion): Promise<void> {
    const { user, sessionId } = asked;
    const purpose = { kind: "step_up", userId: user.id, sessionId } as const;
    const prove = async () =>
      (await db.transaction((tx) => ceremonies.finishUse(tx, passkey, purpose, now()))) !== null;
    const account = nameFactorTries(user.email);
    await requireProof(db, asked, { account, reason: "wrong_passkey", prove, refusal: passkeyInvalid() }, now());
  }

  app.post(
    "/auth/step-up/passkey-options",
    {
      onRequest: [requireOwnOrigin(options.origins), guard.requireEnrolling],
      schema: {
        tags: ["auth"],
        summary: "What a browser uses a passkey by, to prove again who one is",
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request) => {
      const { user, sessionId } = getSignedIn(request);
      const allowed = (await listPasskeys(db, user.id)).map(toCredential);
      const purpose = { kind: "step_up", userId: user.id, sessionId } as const;
      return { options: { ...(await ceremonies.beginUse(purpose, allowed, now())) } };
    },
  );

  app.post(
    "/auth/step-up",
    {
      onRequest: [requireOwnOrigin(options.origins), guard.requireEnrolling],
      schema: {
        tags: ["auth"],
        summary: "Prove again who one is, by password, code or passkey, before what cannot be undone",
        body: stepUpRequestSchema,
        response: { 200: stepUpAnswerSchema },
      },
    },
    async (request) => {
      const { user, sessionId, provenAt } = getSignedIn(request);
      const { password, code, passkey } = request.body;
      const asked = { user, sessionId, address: request.ip };
      if (passkey !== undefined) await requirePasskey(asked, passkey);
      else if (code !== undefined) await requireCode(asked, provenAt ?? new Date(0), code);
      else await requirePassword(db, passwords, asked, password ?? "", now());
      await markProven(db, sessionId, now());
      return { status: "success" as const, valid_until: new Date(now().getTime() + PROOF_LIFETIME_MS).toISOString() };
    },
  );
};
