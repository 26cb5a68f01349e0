import cookie from "@fastify/cookie";
import { demoRegistrationSchema, okResponseSchema, signInOptionsSchema } from "@medsieve/contract/accounts";
import type { PasswordSignIn } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { groupAddress } from "../../http/client-address.ts";
import { describeStranger } from "../../http/request-actor.ts";
import { createLimit } from "../../http/throttling.ts";
import type { Passwords } from "../../passwords.ts";
import { registerDemo } from "./demo-registration.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { registerPasswordLinkRoutes } from "./password-link-routes.ts";

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
  registerPasswordLinkRoutes(app, { db, notifications, passwords, publicUrl, deviceCookie, now });

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
      return { status: "success" as const };
    },
  );
};
