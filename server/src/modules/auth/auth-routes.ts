import cookie from "@fastify/cookie";
import {
  type AuthResponse,
  authResponseSchema,
  loginRequestSchema,
  logoutAnswerSchema,
  passwordChangeRequestSchema,
  userSchema,
} from "@medsieve/contract/accounts";
import type { PasswordSignIn, SecondFactorRule } from "@medsieve/contract/constants";
import { passkeyOptionsSchema, passkeySignInOptionsSchema, passkeySignInSchema } from "@medsieve/contract/passkeys";
import { factorRequestSchema, loginAnswerSchema } from "@medsieve/contract/second-factor";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { PasskeyCeremonies } from "../../accounts/passkey-ceremonies.ts";
import { recordRefusal } from "../../accounts/record-refusal.ts";
import type { SecretBox } from "../../accounts/seal-secret.ts";
import { describeUser, type UserRow } from "../../db/users.ts";
import { type AccessTokens, notSignedIn, sessionExpired } from "../../http/access-tokens.ts";
import { type AuthGuard, accountInactive, getSignedIn, readBearerToken } from "../../http/auth-guard.ts";
import { type OriginConfig, requireOwnOrigin } from "../../http/origins.ts";
import type { Passwords } from "../../passwords.ts";
import { type AuthDeps, changePassword, signIn, signOut } from "./auth-service.ts";
import { refreshSession, type SessionClient } from "./auth-sessions.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { signInWithFactor } from "./factor-sign-in.ts";
import { makeDeviceToken, rememberDevice } from "./known-devices.ts";
import type { Provider } from "./oidc/provider.ts";
import { readIdToken } from "./oidc/provider-sessions.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./passkey-sign-in.ts";
import { PasswordLimiter } from "./password-limiter.ts";
import { createRefreshCookie } from "./refresh-cookie.ts";
import type { RefreshToken } from "./refresh-tokens.ts";

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

function describeClient(request: FastifyRequest): SessionClient {
  return { address: request.ip, userAgent: request.headers["user-agent"] ?? null };
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
  const passkeyDeps = { ...deps, ceremonies: options.ceremonies };
  const deviceCookie = createDeviceCookie(publicUrl);
  const refreshCookie = createRefreshCookie(publicUrl);
  const onOwnOrigin = requireOwnOrigin(options.origins);
  await app.register(cookie);

  function describeSession(user: UserRow, sessionId: string, viaProvider: boolean): AuthResponse {
    const access_token = tokens.sign({ userId: user.id, sessionId, tokenVersion: user.tokenVersion });
    return { access_token, user: describeUser(user, secondFactor, viaProvider) };
  }

  function admit(reply: FastifyReply, admitted: { user: UserRow; token: RefreshToken }, deviceToken: string) {
    refreshCookie.write(reply, admitted.token);
    deviceCookie.write(reply, deviceToken);
    return describeSession(admitted.user, admitted.token.sessionId, false);
  }

  /** The session that the access token names; null without one that is valid. */
  function readSessionId(request: FastifyRequest): string | null {
    const accessToken = readBearerToken(request);
    if (accessToken === null) return null;
    try {
      return tokens.verify(accessToken).sessionId;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  app.post(
    "/auth/login",
    {
      onRequest: onOwnOrigin,
      schema: {
        tags: ["auth"],
        summary: "Sign in; where the account has a second factor, the first half of it",
        body: loginRequestSchema,
        response: { 200: loginAnswerSchema },
      },
    },
    async (request, reply) => {
      const deviceToken = deviceCookie.read(request) ?? makeDeviceToken();
      const outcome = await signIn(deps, request.body, { ...describeClient(request), deviceToken });
      if ("challenge" in outcome) {
        const { challenge, factors } = outcome;
        const named = factors.includes("passkey") ? { factors: [...factors] } : {};
        return { factor_required: true as const, challenge, ...named };
      }
      return admit(reply, outcome, deviceToken);
    },
  );

  app.post(
    "/auth/factor",
    {
      onRequest: onOwnOrigin,
      schema: {
        tags: ["auth"],
        summary: "End a sign-in with a code of the authenticator app, or a recovery code",
        body: factorRequestSchema,
        response: { 200: authResponseSchema },
      },
    },
    async (request, reply) => {
      const deviceToken = deviceCookie.read(request) ?? makeDeviceToken();
      const device = { ...describeClient(request), deviceToken };
      const admitted = await signInWithFactor({ ...deps, box }, request.body, device);
      return admit(reply, admitted, deviceToken);
    },
  );

  app.post(
    "/auth/passkey/options",
    {
      onRequest: onOwnOrigin,
      schema: {
        tags: ["auth"],
        summary: "What a browser uses a passkey by, to sign in or as the second factor of a sign-in",
        body: passkeySignInOptionsSchema,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request) => ({ options: { ...(await beginPasskeySignIn(passkeyDeps, request.body.challenge)) } }),
  );

  app.post(
    "/auth/passkey",
    {
      onRequest: onOwnOrigin,
      schema: {
        tags: ["auth"],
        summary: "Sign in with a passkey",
        body: passkeySignInSchema,
        response: { 200: authResponseSchema },
      },
    },
    async (request, reply) => {
      const deviceToken = deviceCookie.read(request) ?? makeDeviceToken();
      const device = { ...describeClient(request), deviceToken };
      return admit(reply, await signInWithPasskey(passkeyDeps, request.body, device), deviceToken);
    },
  );

  app.post(
    "/auth/refresh",
    {
      onRequest: onOwnOrigin,
      schema: { tags: ["auth"], summary: "Get a new access token", response: { 200: authResponseSchema } },
    },
    async (request, reply) => {
      const token = refreshCookie.read(request);
      if (token === null) throw notSignedIn();
      const outcome = await refreshSession(database.db, token, describeClient(request), secret, now());
      if (outcome.kind === "inactive") throw accountInactive();
      if (outcome.kind === "reused") {
        request.log.warn(
          { sessionId: token.sessionId },
          "a replaced refresh token was used again; its session is ended",
        );
        const { account } = outcome;
        const refusal = { action: "SIGN_IN_FAILED", reason: "reused_session", account, address: request.ip } as const;
        await recordRefusal(database.db, refusal, now());
      }
      if (outcome.kind !== "refreshed") throw sessionExpired();
      if (outcome.token !== null) refreshCookie.write(reply, outcome.token);
      if (deviceCookie.read(request) === null) {
        const deviceToken = makeDeviceToken();
        await rememberDevice(database.db, outcome.user.id, deviceToken, now());
        deviceCookie.write(reply, deviceToken);
      }
      return describeSession(outcome.user, outcome.sessionId, outcome.viaProvider);
    },
  );

  app.post(
    "/auth/logout",
    {
      onRequest: onOwnOrigin,
      schema: { tags: ["auth"], summary: "Sign out", response: { 200: logoutAnswerSchema } },
    },
    async (request, reply) => {
      const held = { refreshToken: refreshCookie.read(request), sessionId: readSessionId(request) };
      const sessionId = held.refreshToken?.sessionId ?? held.sessionId;
      const idToken = sessionId === null ? null : await readIdToken(database.db, sessionId, box);
      await signOut(database.db, held, request.ip);
      refreshCookie.clear(reply);
      const logoutUrl = idToken === null ? null : await provider?.findLogoutUrl(idToken);
      return { status: "success" as const, ...(logoutUrl ? { logout_url: logoutUrl } : {}) };
    },
  );

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
      return describeSession(user, signedIn.sessionId, signedIn.viaProvider);
    },
  );
};
