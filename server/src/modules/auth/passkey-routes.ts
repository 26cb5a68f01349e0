import { okResponseSchema } from "@medsieve/contract/accounts";
import { FALLBACK_LANGUAGE, PASSKEYS_MAX, type SecondFactorRule } from "@medsieve/contract/constants";
import {
  passkeyCreatedSchema,
  passkeyCreateSchema,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeyRemovalSchema,
  passkeyRenameSchema,
  passkeySchema,
} from "@medsieve/contract/passkeys";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { PasskeyCeremonies } from "../../accounts/passkey-ceremonies.ts";
import {
  countPasskeys,
  deletePasskey,
  describePasskey,
  listPasskeys,
  renamePasskey,
  storePasskey,
  toCredential,
} from "../../accounts/passkeys.ts";
import { forgetUnused, hasTotp, listSecondFactors, replaceRecoveryCodes } from "../../accounts/second-factor.ts";
import { isFactorRequired } from "../../db/users.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { type OriginConfig, requireOwnOrigin } from "../../http/origins.ts";
import { noteFactorChange } from "./note-factor-change.ts";

export interface PasskeysModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  ceremonies: PasskeyCeremonies;
  origins: OriginConfig;
  secondFactor: SecondFactorRule;
  now: () => Date;
}

const tags = ["account"];
const paramsSchema = z.object({ id: z.uuid().toLowerCase() });

/** The own passkeys: adding, renaming and removing them. */
export const passkeysModule: FastifyPluginAsyncZod<PasskeysModuleOptions> = async (app, options) => {
  const { database, notifications, guard, ceremonies, secondFactor, now } = options;
  const { publicUrl } = options.origins;
  const { db } = database;
  const onRequest = [requireOwnOrigin(options.origins), guard.requireProvenEnrolling];

  app.get(
    "/auth/passkeys",
    {
      onRequest: guard.requireEnrolling,
      schema: { tags, summary: "The passkeys one signs in with", response: { 200: passkeyListSchema } },
    },
    async (request) => ({ items: (await listPasskeys(db, getSignedIn(request).user.id)).map(describePasskey) }),
  );

  app.post(
    "/auth/passkeys/options",
    {
      onRequest,
      schema: { tags, summary: "What a browser makes a passkey by", response: { 200: passkeyOptionsSchema } },
    },
    async (request) => {
      const { user, sessionId } = getSignedIn(request);
      const known = (await listPasskeys(db, user.id)).map(toCredential);
      if (known.length >= PASSKEYS_MAX) throw tooManyPasskeys();
      return { options: { ...(await ceremonies.beginRegistration(user, sessionId, known, now())) } };
    },
  );

  app.post(
    "/auth/passkeys",
    {
      onRequest,
      schema: {
        tags,
        summary: "Keep a passkey that a browser made; signing in with the password then asks for a second factor",
        body: passkeyCreateSchema,
        response: { 200: passkeyCreatedSchema },
      },
    },
    async (request) => {
      const { user, sessionId } = getSignedIn(request);
      const { name, response, language } = request.body;
      const kept = await db.transaction(async (tx) => {
        const purpose = { kind: "register", userId: user.id, sessionId } as const;
        const made = await ceremonies.finishRegistration(tx, response, purpose, now());
        const isFirstFactor = (await listSecondFactors(tx, user.id)).length === 0;
        if ((await countPasskeys(tx, user.id)) >= PASSKEYS_MAX) throw tooManyPasskeys();
        const passkey = await storePasskey(tx, { userId: user.id, name, ...made, now: now() });
        if (passkey === null) throw new AppError(409, "passkey_known", "This passkey is kept already");
        const codes = isFirstFactor ? await replaceRecoveryCodes(tx, user.id) : [];
        await noteFactorChange(tx, request, { change: "passkey_added", language, publicUrl });
        return { passkey: describePasskey(passkey), recovery_codes: codes };
      });
      await notifications.publish("mail", "queued");
      return kept;
    },
  );

  app.patch(
    "/auth/passkeys/:id",
    {
      onRequest: guard.requireEnrolling,
      schema: {
        tags,
        summary: "Call a passkey otherwise",
        params: paramsSchema,
        body: passkeyRenameSchema,
        response: { 200: passkeySchema },
      },
    },
    async (request) => {
      const renamed = await renamePasskey(db, getSignedIn(request).user.id, request.params.id, request.body.name);
      if (renamed === null) throw new AppError(404, "not_found", "There is no such passkey");
      return describePasskey(renamed);
    },
  );

  app.delete(
    "/auth/passkeys/:id",
    {
      onRequest,
      schema: {
        tags,
        summary: "Remove a passkey",
        params: paramsSchema,
        body: passkeyRemovalSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      await db.transaction(async (tx) => {
        const deleted = await deletePasskey(tx, user.id, request.params.id);
        if (deleted === null) throw new AppError(404, "not_found", "There is no such passkey");
        const isLast = (await countPasskeys(tx, user.id)) === 0 && !(await hasTotp(tx, user.id));
        if (isLast && isFactorRequired(user, secondFactor)) throw lastFactor();
        await forgetUnused(tx, user.id);
        const language = request.body?.language ?? FALLBACK_LANGUAGE;
        await noteFactorChange(tx, request, { change: "passkey_removed", language, publicUrl });
      });
      await notifications.publish("mail", "queued");
      return { status: "success" as const };
    },
  );
};

function lastFactor(): AppError {
  const detail = "This server asks for a second factor; the last one cannot be removed";
  return new AppError(403, "second_factor_required", detail);
}

function tooManyPasskeys(): AppError {
  return new AppError(409, "too_many_passkeys", `An account can have ${PASSKEYS_MAX} passkeys. Remove one first`);
}
