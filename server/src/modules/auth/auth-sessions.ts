import { and, eq, lte, ne } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";
import { sessions } from "../../db/schema/index.ts";
import { findUser, type UserRow } from "../../db/users.ts";
import { deriveNextSecret, hashRefreshSecret, makeRefreshSecret, type RefreshToken } from "./refresh-tokens.ts";

/** Seconds that a session lasts after its last refresh. */
export const SESSION_LIFETIME = 30 * 24 * 3600;
/** Milliseconds in which a replaced token is taken for another tab's, not for a thief's. */
const REUSE_GRACE_MS = 10_000;

export type RefreshOutcome =
  | { kind: "refreshed"; user: UserRow; sessionId: string; token: RefreshToken | null }
  | { kind: "reused"; account: { id: string; email: string } }
  | { kind: "ended" | "outdated" | "inactive" };

/** Begins a session; the user's sessions that have run out are swept away. */
export async function beginSession(tx: Transaction, userId: string, now: Date): Promise<RefreshToken> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  const secret = makeRefreshSecret();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashRefreshSecret(secret),
      rotatedAt: now,
      createdAt: now,
      expiresAt: endOfLife(now),
    })
    .returning({ id: sessions.id });
  if (session === undefined) throw new Error("the session was not stored");
  return { sessionId: session.id, secret };
}

/**
 * Exchanges a refresh token for the next one. The row is locked, so that any number of tabs and servers at once replace
 * it once; the others get the same next one. `token` null: it was replaced under another key, keep the cookie.
 */
export function refreshSession(db: Db, token: RefreshToken, key: string, now: Date): Promise<RefreshOutcome> {
  return db.transaction(async (tx): Promise<RefreshOutcome> => {
    const { sessionId } = token;
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for("update");
    if (session === undefined || session.expiresAt <= now) return { kind: "ended" };
    const user = await findUser(tx, session.userId);
    if (user === null) return { kind: "ended" };
    if (!user.isActive) {
      await endSession(tx, sessionId);
      return { kind: "inactive" };
    }

    const hash = hashRefreshSecret(token.secret);
    const next: RefreshToken = { sessionId, secret: deriveNextSecret(token.secret, key) };
    const nextHash = hashRefreshSecret(next.secret);
    if (hash === session.tokenHash) {
      await tx
        .update(sessions)
        .set({ tokenHash: nextHash, previousTokenHash: hash, rotatedAt: now, expiresAt: endOfLife(now) })
        .where(eq(sessions.id, sessionId));
      return { kind: "refreshed", user, sessionId, token: next };
    }

    if (now.getTime() - session.rotatedAt.getTime() > REUSE_GRACE_MS) {
      await endSession(tx, sessionId);
      return { kind: "reused", account: { id: user.id, email: user.email } };
    }
    if (hash !== session.previousTokenHash) return { kind: "outdated" };
    return { kind: "refreshed", user, sessionId, token: nextHash === session.tokenHash ? next : null };
  });
}

/** The id of the session whose current or last token this is; null when it is neither. */
export async function findSessionOfToken(tx: Transaction, token: RefreshToken): Promise<string | null> {
  const hash = hashRefreshSecret(token.secret);
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, token.sessionId));
  return session?.tokenHash === hash || session?.previousTokenHash === hash ? token.sessionId : null;
}

async function endSession(db: Transaction, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

export async function endOtherSessions(tx: Transaction, userId: string, keptSessionId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
}

function endOfLife(now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIME * 1000);
}
