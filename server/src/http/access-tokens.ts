import { AppError } from "@medsieve/runtime/app-error";
import { createSigner, createVerifier, TOKEN_ERROR_CODES, TokenError } from "fast-jwt";
import { z } from "zod";

/** Seconds. */
const ACCESS_TOKEN_LIFETIME = 15 * 60;

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), token_version: z.number().int() });

/** Whom a token speaks for. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  tokenVersion: number;
}

export interface AccessTokens {
  sign: (claims: TokenClaims) => string;
  /** Throws 401: session_expired for a token of ours that is too old, not_signed_in for anything else. */
  verify: (token: string) => TokenClaims;
}

/** JSON Web Tokens (HS256) that last 15 minutes. */
export function createAccessTokens(secret: string, now: () => Date = () => new Date()): AccessTokens {
  const sign = createSigner({ algorithm: "HS256", key: secret });
  return {
    sign: ({ userId, sessionId, tokenVersion }) => {
      const iat = Math.floor(now().getTime() / 1000);
      return sign({ sub: userId, sid: sessionId, token_version: tokenVersion, iat, exp: iat + ACCESS_TOKEN_LIFETIME });
    },
    verify: (token) => {
      const verify = createVerifier({
        algorithms: ["HS256"],
        key: secret,
        requiredClaims: ["exp"],
        clockTimestamp: now().getTime(),
      });
      try {
        const claims = claimsSchema.parse(verify(token));
        return { userId: claims.sub, sessionId: claims.sid, tokenVersion: claims.token_version };
      } catch (error) {
        if (error instanceof TokenError && error.code === TOKEN_ERROR_CODES.expired) throw sessionExpired();
        throw notSignedIn();
      }
    },
  };
}

export function notSignedIn(): AppError {
  return new AppError(401, "not_signed_in", "Please sign in");
}

export function sessionExpired(): AppError {
  return new AppError(401, "session_expired", "Your session has expired. Please sign in again.");
}
