import { authResponseSchema, logoutAnswerSchema } from "@medsieve/contract/accounts";
import type { Db } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyRequest } from "fastify";
import { recordRefusal } from "../../accounts/record-refusal.ts";
import type { SecretBox } from "../../accounts/seal-secret.ts";
import { type AccessTokens, notSignedIn, sessionExpired } from "../../http/access-tokens.ts";
import type { HttpApp } from "../../http/app-types.ts";
import { readBearerToken } from "../../http/auth-guard.ts";
import { accountInactive } from "../../http/identification.ts";
import { type OriginConfig, requireOwnOrigin } from "../../http/origins.ts";
import { signOut } from "./auth-service.ts";
import { refreshSession } from "./auth-sessions.ts";
import type { DeviceCookie } from "./device-cookie.ts";
import { makeDeviceToken, rememberDevice } from "./known-devices.ts";
import type { Provider } from "./oidc/provider.ts";
import { readIdToken } from "./oidc/provider-sessions.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import { describeClient, type SessionAnswers } from "./session-answers.ts";

export interface RenewalRoutesOptions {
  db: Db;
  tokens: AccessTokens;
  /** Replacements of refresh tokens are derived from it. */
  secret: string;
  box: SecretBox;
  /** The OpenID provider; null without one. */
  provider: Provider | null;
  origins: OriginConfig;
  deviceCookie: DeviceCookie;
  refreshCookie: RefreshCookie;
  answers: SessionAnswers;
  now: () => Date;
}

/** What the refresh cookie is for: going on with a session, and ending it. */
export function registerRenewalRoutes(app: HttpApp, options: RenewalRoutesOptions): void {
  const { db, tokens, secret, box, provider, deviceCookie, refreshCookie, answers, now } = options;
  const onRequest = requireOwnOrigin(options.origins);

  app.post(
    "/auth/refresh",
    {
      onRequest,
      schema: { tags: ["auth"], summary: "Get a new access token", response: { 200: authResponseSchema } },
    },
    async (request, reply) => {
      const token = refreshCookie.read(request);
      if (token === null) throw notSignedIn();
      const outcome = await refreshSession(db, token, describeClient(request), secret, now());
      if (outcome.kind === "inactive") throw accountInactive();
      if (outcome.kind === "reused") {
        request.log.warn(
          { sessionId: token.sessionId },
          "a replaced refresh token was used again; its session is ended",
        );
        const { account } = outcome;
        const refusal = { action: "SIGN_IN_FAILED", reason: "reused_session", account, address: request.ip } as const;
        await recordRefusal(db, refusal, now());
      }
      if (outcome.kind !== "refreshed") throw sessionExpired();
      if (outcome.token !== null) refreshCookie.write(reply, outcome.token);
      if (deviceCookie.read(request) === null) {
        const deviceToken = makeDeviceToken();
        await rememberDevice(db, outcome.user.id, deviceToken, now());
        deviceCookie.write(reply, deviceToken);
      }
      return answers.describe(outcome.user, outcome.sessionId, outcome.viaProvider);
    },
  );

  app.post(
    "/auth/logout",
    {
      onRequest,
      schema: { tags: ["auth"], summary: "Sign out", response: { 200: logoutAnswerSchema } },
    },
    async (request, reply) => {
      const held = { refreshToken: refreshCookie.read(request), sessionId: readSessionId(request, tokens) };
      const sessionId = held.refreshToken?.sessionId ?? held.sessionId;
      const idToken = sessionId === null ? null : await readIdToken(db, sessionId, box);
      await signOut(db, held, request.ip);
      refreshCookie.clear(reply);
      const logoutUrl = idToken === null ? null : await provider?.findLogoutUrl(idToken);
      return { status: "success" as const, ...(logoutUrl ? { logout_url: logoutUrl } : {}) };
    },
  );
}

/** The session that the access token names; null without one that is valid. */
function readSessionId(request: FastifyRequest, tokens: AccessTokens): string | null {
  const accessToken = readBearerToken(request);
  if (accessToken === null) return null;
  try {
    return tokens.verify(accessToken).sessionId;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
