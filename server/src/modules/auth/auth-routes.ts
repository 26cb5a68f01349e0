import cookie from "@fastify/cookie";
import { authResponseSchema, passwordChangeRequestSchema, userSchema } from "@medsieve/contract/accounts";
import type { PasswordSignIn, SecondFactorRule } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { PasskeyCeremonies } from "../../accounts/passkey-ceremonies.ts";
import type { SecretBox } from "../../accounts/seal-secret.ts";
import { describeUser } from "../../db/users.ts";
import type { AccessTokens } from "../../http/access-tokens.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import type { OriginConfig } from "../../http/origins.ts";
import type { Passwords } from "../../passwords.ts";
import { type AuthDeps, changePassword } from "./auth-service.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import type { Provider } from "./oidc/provider.ts";
import { PasswordLimiter } from "./password-limiter.ts";
import { createRefreshCookie } from "./refresh-cookie.ts";
import { registerRenewalRoutes } from "./renewal-routes.ts";
import { createSessionAnswers } from "./session-answers.ts";
import { registerSignInRoutes } from "./sign-in-routes.ts";

export interface AuthModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  tokens: AccessTokens;
  passwords: Passwords;
  /** The secret that access tokens are signed with; replacements of refresh tokens are derived from it too. */
  secret: string;
  origins: OriginConfig;
  secondFactor: SecondFactorRule;
  passwordSignIn: PasswordSignIn;
  box: SecretBox;
  ceremonies: PasskeyCeremonies;
  /** The OpenID provider; null without one. */
  provider: Provider | null;
  now: () => Date;
}

/** Signing in and out, and what a signed-in user may do to the own user. */
export const authModule: FastifyPluginAsyncZod<AuthModuleOptions> = async (app, options) => {
  const { database, notifications, guard, tokens, secret, secondFactor, box, provider, now } = options;
  const { publicUrl } = options.origins;
  const deps: AuthDeps = {
    ...{ db: database.db, notifications, publicUrl, now },
    passwords: options.passwords,
    passwordSignIn: options.passwordSignIn,
    passwordLimiter: new PasswordLimiter(),
  };
  const deviceCookie = createDeviceCookie(publicUrl);
  const refreshCookie = createRefreshCookie(publicUrl);
  const answers = createSessionAnswers(tokens, secondFactor, { deviceCookie, refreshCookie });
  await app.register(cookie);
  registerSignInRoutes(app, { deps, box, ceremonies: options.ceremonies, origins: options.origins, answers });
  registerRenewalRoutes(app, {
    ...{ db: database.db, tokens, secret, box, provider, origins: options.origins, now },
    ...{ deviceCookie, refreshCookie, answers },
  });

  app.get(
    "/auth/me",
    {
      onRequest: guard.requireSession,
      schema: { tags: ["auth"], summary: "The signed-in user", response: { 200: userSchema } },
    },
    async (request) => {
      const { user, viaProvider } = getSignedIn(request);
      return describeUser(user, secondFactor, viaProvider);
    },
  );

  app.put(
    "/auth/password",
    {
      onRequest: guard.requireSession,
      schema: {
        tags: ["auth"],
        summary: "Change the own password",
        body: passwordChangeRequestSchema,
        response: { 200: authResponseSchema },
      },
    },
    async (request) => {
      const signedIn = getSignedIn(request);
      const user = await changePassword(deps, signedIn, request.body, request.ip);
      return answers.describe(user, signedIn.sessionId, signedIn.viaProvider);
    },
  );
};
