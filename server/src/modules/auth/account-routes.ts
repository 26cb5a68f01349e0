import {
  demoRegistrationSchema,
  linkTokenQuerySchema,
  okResponseSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  signInOptionsSchema,
  verifiedLinkSchema,
} from "@medsieve/contract/accounts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/client.ts";
import type { Notifications } from "../../db/notifications.ts";
import { groupAddress } from "../../http/client-address.ts";
import { describeStranger } from "../../http/request-actor.ts";
import { createLimit } from "../../http/throttling.ts";
import type { Passwords } from "../../passwords.ts";
import { registerDemo } from "./demo-registration.ts";
import { requestPasswordReset, resetPassword, verifyLink } from "./password-reset.ts";
import { hashEmail } from "./sign-in-limits.ts";

export interface AccountModuleOptions {
  database: Database;
  notifications: Notifications;
  passwords: Passwords;
  publicUrl: string;
  /** Whether anybody may sign up for a demo account, and how many searches a month it then has. */
  demoSignup: { open: boolean; monthlyLimit: number };
  now?: () => Date;
}

const HOUR_SECONDS = 3600;

/** What a person does who is not signed in: a forgotten password, a mailed link, signing up for a demo account. */
export const accountModule: FastifyPluginAsyncZod<AccountModuleOptions> = async (app, options) => {
  const { database, notifications, passwords, publicUrl, demoSignup, now = () => new Date() } = options;
  const { db } = database;
  const limit = (name: string, attempts: number) =>
    createLimit(database, { name, attempts, windowSeconds: HOUR_SECONDS });
  const resetsOfAddress = limit("reset-address", 30);
  const resetsOfEmail = limit("reset-email", 5);
  const linksOfAddress = limit("link-address", 60);
  const signUpsOfAddress = limit("sign-up-address", 30);
  const success = { status: "success" as const };

  app.get(
    "/auth/options",
    { schema: { tags: ["auth"], summary: "What the sign-in page may offer", response: { 200: signInOptionsSchema } } },
    async () => ({ demo_signup: demoSignup.open }),
  );

  app.post(
    "/auth/request-password-reset",
    {
      schema: {
        tags: ["auth"],
        summary: "Ask for a link that sets a new password; the answer does not tell whether there is such an account",
        body: passwordResetRequestSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await resetsOfAddress.take(groupAddress(request.ip));
      await resetsOfEmail.take(hashEmail(request.body.email));
      if (await requestPasswordReset(db, request.body, publicUrl, now())) await notifications.publish("mail", "queued");
      return success;
    },
  );

  app.post(
    "/auth/verify-reset-token",
    {
      schema: {
        tags: ["auth"],
        summary: "Whether a mailed link can be used, and what for",
        querystring: linkTokenQuerySchema,
        response: { 200: verifiedLinkSchema },
      },
    },
    async (request) => {
      await linksOfAddress.take(groupAddress(request.ip));
      return verifyLink(db, request.query.token, now());
    },
  );

  app.post(
    "/auth/reset-password",
    {
      schema: {
        tags: ["auth"],
        summary: "Set the password of a mailed link's account",
        body: passwordResetSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await linksOfAddress.take(groupAddress(request.ip));
      await resetPassword({ db, passwords, now }, request.body, request.ip);
      return success;
    },
  );

  app.post(
    "/auth/register-demo",
    {
      schema: {
        tags: ["auth"],
        summary: "Sign up for a demo account",
        body: demoRegistrationSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      if (!demoSignup.open) {
        throw new AppError(403, "signup_closed", "Signing up for a demo account is not possible on this installation.");
      }
      await signUpsOfAddress.take(groupAddress(request.ip));
      const actor = describeStranger(request.ip);
      await registerDemo(db, request.body, { monthlyLimit: demoSignup.monthlyLimit, publicUrl, now: now(), actor });
      await notifications.publish("mail", "queued");
      return success;
    },
  );
};
