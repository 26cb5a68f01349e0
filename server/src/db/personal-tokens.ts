import { createHash, randomBytes } from "node:crypto";
import type { TokenScope } from "@medsieve/contract/constants";
import type { Db } from "@medsieve/database/client";
import { personalTokens } from "@medsieve/database/schema/index";
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";

const PREFIX = "mst_";
/** The last use is kept to the minute, so that not every call writes. */
const USE_NOTED_EVERY_MS = 60_000;

/** A token of 256 random bits, as its owner copies it. */
export function makePersonalToken(): string {
  return `${PREFIX}${randomBytes(32).toString("base64url")}`;
}

/** Whether a text claims to be a personal token; session tokens never do. */
export function looksLikePersonalToken(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** What the database keeps of a token. */
export function hashPersonalToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whose token this is, and what it opens; its use is noted. Null for one that is unknown, revoked or expired. */
export async function usePersonalToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: string; userId: string; scopes: TokenScope[] } | null> {
  const [found] = await db
    .select({ id: personalTokens.id, userId: personalTokens.userId, scopes: personalTokens.scopes })
    .from(personalTokens)
    .where(
      and(
        eq(personalTokens.tokenHash, hashPersonalToken(token)),
        or(isNull(personalTokens.expiresAt), gt(personalTokens.expiresAt, now)),
      ),
    );
  if (found === undefined) return null;
  const noted = new Date(now.getTime() - USE_NOTED_EVERY_MS);
  await db
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(
      and(eq(personalTokens.id, found.id), or(isNull(personalTokens.lastUsedAt), lt(personalTokens.lastUsedAt, noted))),
    );
  return found;
}
