import type { AuthResponse } from "@medsieve/contract/accounts";
import type { SecondFactorRule } from "@medsieve/contract/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describeUser, type UserRow } from "../../db/users.ts";
import type { AccessTokens } from "../../http/access-tokens.ts";
import type { SignInDevice } from "./admit-user.ts";
import type { SessionClient } from "./auth-sessions.ts";
import type { DeviceCookie } from "./device-cookie.ts";
import { makeDeviceToken } from "./known-devices.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import type { RefreshToken } from "./refresh-tokens.ts";

/** How the calls that begin or renew a session answer. */
export interface SessionAnswers {
  describe: (user: UserRow, sessionId: string, viaProvider: boolean) => AuthResponse;
  /** The browser that signs in, which is known from now on. */
  describeDevice: (request: FastifyRequest) => SignInDevice;
  /** Besides, leaves the browser the cookies of a session that has just begun. */
  admit: (reply: FastifyReply, admitted: { user: UserRow; token: RefreshToken }, device: SignInDevice) => AuthResponse;
}

export function describeClient(request: FastifyRequest): SessionClient {
  return { address: request.ip, userAgent: request.headers["user-agent"] ?? null };
}

export function createSessionAnswers(
  tokens: AccessTokens,
  secondFactor: SecondFactorRule,
  { deviceCookie, refreshCookie }: { deviceCookie: DeviceCookie; refreshCookie: RefreshCookie },
): SessionAnswers {
  function describe(user: UserRow, sessionId: string, viaProvider: boolean): AuthResponse {
    const access_token = tokens.sign({ userId: user.id, sessionId, tokenVersion: user.tokenVersion });
    return { access_token, user: describeUser(user, secondFactor, viaProvider) };
  }

  return {
    describe,
    describeDevice: (request) => {
      return { ...describeClient(request), deviceToken: deviceCookie.read(request) ?? makeDeviceToken() };
    },
    admit: (reply, { user, token }, { deviceToken }) => {
      refreshCookie.write(reply, token);
      deviceCookie.write(reply, deviceToken);
      return describe(user, token.sessionId, false);
    },
  };
}
