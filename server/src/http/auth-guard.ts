import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/client.ts";
import { findUserInSession, listLivingSessions, type UserRow } from "../db/users.ts";
import { type AccessTokens, notSignedIn, sessionExpired, type TokenClaims } from "./access-tokens.ts";

/** Who makes a request, as the database says now. */
export interface SignedIn {
  user: UserRow;
  sessionId: string;
}

export interface AuthGuard {
  /** For tokens that come another way than in the Authorization header. Throws AppError 401 or 403. */
  authenticateToken: (token: string) => Promise<SignedIn>;
  /** Those of the tokens that still stand for a user who may come in; one question to the database for all. */
  listValidTokens: (given: readonly string[]) => Promise<Set<string>>;
  /** A hook that lets signed-in users of any role in. As onRequest it answers before the body is read. */
  requireUser: (request: FastifyRequest) => Promise<void>;
  /** A hook that lets administrators in; others get 403 access_denied. */
  requireAdmin: (request: FastifyRequest) => Promise<void>;
}

const signedInRequests = new WeakMap<FastifyRequest, SignedIn>();

/** Who makes the request. Only for routes behind requireUser or requireAdmin. */
export function getSignedIn(request: FastifyRequest): SignedIn {
  const signedIn = signedInRequests.get(request);
  if (signedIn === undefined) throw new Error("this route has no guard");
  return signedIn;
}

export function accountInactive(): AppError {
  return new AppError(403, "account_inactive", "Access denied. Please contact your administrator.");
}

/** The token of an Authorization header; null when there is none. */
export function readBearerToken(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/**
 * Checks each token against the account and the session it names, so that deactivation, deletion, a new password and
 * signing out take effect at once.
 */
export function createAuthGuard(db: Db, tokens: AccessTokens, now: () => Date = () => new Date()): AuthGuard {
  async function authenticateToken(token: string): Promise<SignedIn> {
    const claims = tokens.verify(token);
    const found = await findUserInSession(db, claims.userId, claims.sessionId, now());
    if (found === null) throw sessionExpired();
    if (!found.user.isActive) throw accountInactive();
    if (!found.sessionLives || found.user.tokenVersion !== claims.tokenVersion) throw sessionExpired();
    return { user: found.user, sessionId: claims.sessionId };
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

  async function requireUser(request: FastifyRequest): Promise<void> {
    const token = readBearerToken(request);
    if (token === null) throw notSignedIn();
    signedInRequests.set(request, await authenticateToken(token));
  }

  async function requireAdmin(request: FastifyRequest): Promise<void> {
    await requireUser(request);
    if (getSignedIn(request).user.role !== "admin") throw new AppError(403, "access_denied", "Access denied");
  }

  return { authenticateToken, listValidTokens, requireUser, requireAdmin };
}
