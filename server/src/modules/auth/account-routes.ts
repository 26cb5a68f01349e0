import cookie from "@fastify/cookie";
import {
  demoRegistrationSchema,
  linkTokenQuerySchema,
  okResponseSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  signInOptionsSchema,
  verifiedLinkSchema,
} from "@medsieve/contract/accounts";
import type { AuditReason } from "@medsieve/contract/admin/audit-logs";
import type { PasswordSignIn } from "@medsieve/contract/constants";
import type { ErrorCode } from "@medsieve/contract/error-codes";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { findLinkOwner } from "../../accounts/password-links.ts";
import { recordRefusal } from "../../accounts/record-refusal.ts";
import { findCredentials } from "../../db/users.ts";
import { groupAddress } from "../../http/client-address.ts";
import { describeStranger } from "../../http/request-actor.ts";
import { createLimit } from "../../http/throttling.ts";
import type { Passwords } from "../../passwords.ts";
import { registerDemo } from "./demo-registration.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { isKnownDevice } from "./known-devices.ts";
import { requestPasswordReset, resetPassword, verifyLink } from "./password-reset.ts";

export interface AccountModuleOptions {
  database: Database;
  notifications: Notifications;
  passwords: Passwords;
  publicUrl: string;
  /** Whether anybody may sign up for a demo account, and how many searches a month it then has. */
  demoSignup: { open: boolean; monthlyLimit: number };
  passwordSignIn: PasswordSignIn;
  /** The text of the button that leads to the OpenID provider; null without one. */
  oidcName: string | null;
  now?: () => Date;
}

const HOUR_SECONDS = 3600;
const LINK_REASONS = new Map<ErrorCode, AuditReason>([
  ["link_invalid", "bad_link"],
  ["link_used", "used_link"],
  ["link_expired", "expired_link"],
  ["link_replaced", "replaced_link"],
]);

/** What a person does who is not signed in: a forgotten password, a mailed link, signing up for a demo account. */
export const accountModule: FastifyPluginAsyncZod<AccountModuleOptions> = async (app, options) => {
  const { database, notifications, passwords, publicUrl, demoSignup, now = () => new Date() } = options;
  const { db } = database;
  const signUpsOfAddress = createLimit(database, {
    name: "sign-up-address",
    attempts: 30,
    windowSeconds: HOUR_SECONDS,
  });
  const deviceCookie = createDeviceCookie(publicUrl);
  await app.register(cookie);
  const success = { status: "success" as const };

  /** What `use` answers; a link that it refuses is recorded in the audit log. */
  async function recordBadLink<Answer>(token: string, address: string, use: () => Promise<Answer>): Promise<Answer> {
    try {
      return await use();
    } catch (error) {
      const reason = error instanceof AppError ? LINK_REASONS.get(error.code) : undefined;
      if (reason === undefined) throw error;
      const account = await findLinkOwner(db, token);
      await recordRefusal(db, { action: "SIGN_IN_FAILED", reason, account, address }, now());
      throw error;
    }
  }

  app.get(
    "/auth/options",
    { schema: { tags: ["auth"], summary: "What the sign-in page may offer", response: { 200: signInOptionsSchema } } },
    async () => ({
      demo_signup: demoSignup.open,
      password_sign_in: options.passwordSignIn,
      oidc: options.oidcName === null ? null : { name: options.oidcName },
    }),
  );

  app.post(
    "/auth/request-password-reset",
    {
      schema: {
        tags: ["auth"],
        summary: "Ask for a link that sets a new password; the answer does not show whether there is such an account",
        body: passwordResetRequestSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const deviceToken = deviceCookie.read(request);
      const { email } = request.body;
      const isKnown = deviceToken !== null && (await isKnownDevice(db, email, deviceToken, now()));
      const settings = { publicUrl, now: now(), isKnownDevice: isKnown };
      if (await requestPasswordReset(db, request.body, settings)) await notifications.publish("mail", "queued");
      const found = await findCredentials(db, email);
      const account = found && { id: found.id, email };
      await recordRefusal(
        db,
        { action: "PASSWORD_RESET", reason: "link_requested", account, address: request.ip },
        now(),
      );
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
      const { token } = request.query;
      return recordBadLink(token, request.ip, () => verifyLink(db, token, now()));
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
      const { body, ip } = request;
      await recordBadLink(body.token, ip, () => resetPassword({ db, passwords, now }, body, ip));
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
