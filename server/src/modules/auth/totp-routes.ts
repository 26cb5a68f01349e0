import { okResponseSchema } from "@medsieve/contract/accounts";
import type { SecondFactorRule } from "@medsieve/contract/constants";
import {
  recoveryCodesSchema,
  secondFactorSchema,
  totpConfirmSchema,
  totpRemovalSchema,
  totpSetupSchema,
} from "@medsieve/contract/second-factor";
import type { Database, Transaction } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { countPasskeys } from "../../accounts/passkeys.ts";
import { type Asked, requirePassword, requireProof } from "../../accounts/require-proof.ts";
import type { SecretBox } from "../../accounts/seal-secret.ts";
import {
  beginTotp,
  confirmTotp,
  countRecoveryCodes,
  hasTotp,
  nameFactorTries,
  removeTotp,
  takeTotpCode,
} from "../../accounts/second-factor.ts";
import { isFactorRequired, type UserRow } from "../../db/users.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import type { Passwords } from "../../passwords.ts";
import { noteFactorChange } from "./note-factor-change.ts";

export interface TotpModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  passwords: Passwords;
  box: SecretBox;
  secondFactor: SecondFactorRule;
  /** Where the mailed link leads. */
  publicUrl: string;
  now: () => Date;
}

const tags = ["account"];

/** The own authenticator app: setting it up and turning it off. */
export const totpModule: FastifyPluginAsyncZod<TotpModuleOptions> = async (app, options) => {
  const { database, notifications, guard, passwords, box, secondFactor, publicUrl, now } = options;
  const { db } = database;
  const onRequest = guard.requireSession;

  const describeAsked = (request: FastifyRequest): Asked => ({ ...getSignedIn(request), address: request.ip });

  /** Does what a right code allows. */
  async function requireCode(request: FastifyRequest, prove: () => Promise<boolean>): Promise<void> {
    const asked = describeAsked(request);
    const account = nameFactorTries(asked.user.email);
    await requireProof(db, asked, { account, reason: "wrong_code", prove, refusal: wrongCode() }, now());
  }

  const takeCode = (tx: Transaction, user: UserRow, code: string) => takeTotpCode(tx, user, code, box, now());

  app.get(
    "/account/totp",
    {
      onRequest,
      schema: { tags, summary: "Whether signing in asks for a code", response: { 200: secondFactorSchema } },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      return {
        enabled: await hasTotp(db, user.id),
        required: isFactorRequired(user, secondFactor) && (await countPasskeys(db, user.id)) === 0,
        recovery_codes_left: await countRecoveryCodes(db, user.id),
      };
    },
  );

  app.post(
    "/account/totp",
    {
      onRequest,
      schema: {
        tags,
        summary: "Get a secret for an authenticator app; it counts once a code of the app was confirmed",
        response: { 200: totpSetupSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      if (await hasTotp(db, user.id)) throw alreadyOn();
      return beginTotp(db, user, box);
    },
  );

  app.post(
    "/account/totp/confirm",
    {
      onRequest,
      schema: {
        tags,
        summary: "Turn the authenticator app on with its first code",
        body: totpConfirmSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      let codes: string[] = [];
      const confirm = () =>
        db.transaction(async (tx) => {
          if (!(await takeCode(tx, user, request.body.code))) return false;
          if (await hasTotp(tx, user.id)) throw alreadyOn();
          codes = await confirmTotp(tx, user.id, now());
          const { language } = request.body;
          await noteFactorChange(tx, request, { change: "factor_enabled", language, publicUrl });
          return true;
        });
      await requireCode(request, confirm);
      await notifications.publish("mail", "queued");
      return { recovery_codes: codes };
    },
  );

  app.delete(
    "/account/totp",
    {
      onRequest,
      schema: {
        tags,
        summary: "Turn the authenticator app off, with the password or a code",
        body: totpRemovalSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      const { password, code, language } = request.body;
      if (isFactorRequired(user, secondFactor) && (await countPasskeys(db, user.id)) === 0) {
        throw new AppError(
          403,
          "second_factor_required",
          "This server asks for a second factor; it cannot be turned off",
        );
      }
      if (code !== undefined) await requireCode(request, () => db.transaction((tx) => takeCode(tx, user, code)));
      else await requirePassword(db, passwords, describeAsked(request), password ?? "", now());
      await db.transaction(async (tx) => {
        if (!(await removeTotp(tx, user.id))) return;
        await noteFactorChange(tx, request, { change: "factor_disabled", language, publicUrl });
      });
      await notifications.publish("mail", "queued");
      return { status: "success" as const };
    },
  );
};

function alreadyOn(): AppError {
  return new AppError(409, "factor_enabled", "An authenticator app is set up already. Turn it off first");
}

function wrongCode(): AppError {
  return new AppError(400, "factor_invalid", "This code is wrong, or was used already");
}
