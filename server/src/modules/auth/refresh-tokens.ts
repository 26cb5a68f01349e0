import { createHash, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";

/** What the cookie carries: the session it belongs to, and 256 secret bits that change at each use. */
export interface RefreshToken {
  sessionId: string;
  secret: string;
}

export function makeRefreshSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The secret that replaces `previous`. Only the server can derive it (`key` is its own), and derives the same one again:
 * tabs that refresh at the same time all get the cookie that works, in whichever order the answers arrive.
 */
export function deriveNextSecret(previous: string, key: string): string {
  return createHmac("sha256", key).update(`refresh token after ${previous}`).digest("base64url");
}

/** What the database keeps of a secret. */
export function hashRefreshSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function printRefreshToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

/** Null for anything that is no refresh token. */
export function parseRefreshToken(text: string | undefined): RefreshToken | null {
  const [sessionId, secret, ...rest] = (text ?? "").split(".");
  const isToken = rest.length === 0 && z.uuid().safeParse(sessionId).success && /^[\w-]{43}$/.test(secret ?? "");
  return isToken && sessionId !== undefined && secret !== undefined ? { sessionId, secret } : null;
}
