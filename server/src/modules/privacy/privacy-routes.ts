import { Readable } from "node:stream";
import { okResponseSchema } from "@medsieve/contract/accounts";
import { accountErasureSchema } from "@medsieve/contract/privacy";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { EVERYONE } from "../../accounts/admin-scope.ts";
import { requirePassword, requireProof } from "../../accounts/require-proof.ts";
import { findCredentials, normalizeEmail } from "../../db/users.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";
import type { Passwords } from "../../passwords.ts";
import { erasePerson } from "../../privacy/erase-person.ts";
import { exportAccount } from "../../privacy/export-account.ts";

export interface PrivacyModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  passwords: Passwords;
  now: () => Date;
}

const tags = ["account"];
/** Never serialized by Fastify: the file is sent while it is written. */
const zipSchema = {
  description: "A zip of JSON files",
  content: { "application/zip": { schema: z.string() } },
};

/** What is kept of the own account: having it, and having it erased. */
export const privacyModule: FastifyPluginAsyncZod<PrivacyModuleOptions> = async (app, options) => {
  const { database, notifications, guard, passwords, now } = options;
  const { db } = database;

  app.get(
    "/account/export",
    {
      onRequest: guard.requireUser,
      schema: { tags, summary: "Everything that is kept of the own account", response: { 200: zipSchema } },
    },
    async (request, reply) => {
      const file: unknown = Readable.from(exportAccount(db, getSignedIn(request).user.id, now()));
      return reply
        .header("content-type", "application/zip")
        .header("content-disposition", `attachment; filename="medsieve-${now().toISOString().slice(0, 10)}.zip"`)
        .header("cache-control", "no-store")
        .send(file as string);
    },
  );

  app.delete(
    "/account",
    {
      onRequest: guard.requireUser,
      schema: {
        tags,
        summary: "Erase the own account, with the password",
        body: accountErasureSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { user, sessionId } = getSignedIn(request);
      const { password, email } = request.body;
      const asked = { user, sessionId, address: request.ip };
      if (email === undefined) {
        await requirePassword(db, passwords, asked, password ?? "", now());
      } else {
        const prove = async () =>
          normalizeEmail(email) === user.email && (await findCredentials(db, user.email))?.passwordHash === null;
        const refusal = new AppError(
          400,
          "wrong_address",
          "This is not the address of your account, or it has a password",
        );
        const proof = { account: user.email, reason: "wrong_current_password", prove, refusal } as const;
        await requireProof(db, asked, proof, now());
      }
      await erasePerson({ db, notifications }, { ...getActor(request), scope: EVERYONE }, user.id);
      return { status: "success" as const };
    },
  );
};
