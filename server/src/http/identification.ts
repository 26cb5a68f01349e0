import type { TokenScope } from "@medsieve/contract/constants";
import type { Db } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import { usePersonalToken } from "../db/personal-tokens.ts";
import { findUser, findUserInSession, listLivingSessions, type UserRow } from "../db/users.ts";
import { type AccessTokens, sessionExpired, type TokenClaims } from "./access-tokens.ts";

/** Who makes a request, as the database says now. */
export interface SignedIn {
  user: UserRow;
  /** The session, or the personal token, that the request is made with. */
  sessionId: string;
  /** Whether the session began at the OpenID provider. */
  viaProvider: boolean;
  /** When its user last proved who they are: when the session began, or since. Null for a personal token. */
  provenAt: Date | null;
  /** What the personal token opens; null: a session, which opens all that the account may do. */
  scopes: readonly TokenScope[] | null;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes it, as far as a hook of the guard has found out; null before. */
    signedIn: SignedIn | null;
  }
}

/** Whom tokens stand for, as the database says now. */
export interface Identification {
  /** Throws 401 and 403 account_inactive. */
  identify: (accessToken: string) => Promise<SignedIn>;
  /** Throws as `identify`. */
  identifyByPersonalToken: (token: string) => Promise<SignedIn>;
  /** Those of the access tokens that still stand for a user who may come in; one question to the database for all. */
  listValidTokens: (given: readonly string[]) => Promise<Set<string>>;
}

export function createIdentification(db: Db, tokens: AccessTokens, now: () => Date): Identification {
  async function identify(token: string): Promise<SignedIn> {
    const claims = tokens.verify(token);
    const found = await findUserInSession(db, claims.userId, claims.sessionId, now());
    if (found === null) throw sessionExpired();
    if (!found.user.isActive) throw accountInactive();
    if (!found.sessionLives || found.user.tokenVersion !== claims.tokenVersion) throw sessionExpired();
    const { user, provenAt } = found;
    return { user, sessionId: claims.sessionId, viaProvider: found.viaProvider, provenAt, scopes: null };
  }

  async function identifyByPersonalToken(text: string): Promise<SignedIn> {
    const token = await usePersonalToken(db, text, now());
    const user = token && (await findUser(db, token.userId));
    if (token === null || user === null) {
      throw new AppError(401, "token_invalid", "This token is not valid: it is unknown, was revoked, or has expired");
    }
    if (!user.isActive) throw accountInactive();
    return { user, sessionId: token.id, viaProvider: false, provenAt: null, scopes: token.scopes };
  }

  async function listValidTokens(given: readonly string[]): Promise<Set<string>> {
    const claims = given.flatMap((token) => readClaims(token) ?? []);
    const living = await listLivingSessions(
      db,
      claims.map(({ sessionId }) => sessionId),
      now(),
    );
    return new Set(
      claims.flatMap(({ token, userId, sessionId, tokenVersion }) => {
        const session = living.get(sessionId);
        return session?.userId === userId && session.tokenVersion === tokenVersion ? token : [];
      }),
    );
  }

  /** Null for a token that has run out, or is none of ours. */
  function readClaims(token: string): (TokenClaims & { token: string }) | null {
    try {
      return { token, ...tokens.verify(token) };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  return { identify, identifyByPersonalToken, listValidTokens };
}

export function accountInactive(): AppError {
  return new AppError(403, "account_inactive", "Access denied. Please contact your administrator.");
}
