import type { Session } from "@medsieve/contract/sessions";
import type { Db, Transaction } from "@medsieve/database/client";
import { oidcSessions, sessions } from "@medsieve/database/schema/index";
import { and, desc, eq, gt, lte, ne } from "drizzle-orm";
import { describeDevice, USER_AGENT_MAX_LENGTH } from "../../accounts/describe-device.ts";
import { findUser, type UserRow } from "../../db/users.ts";
import { deriveNextSecret, hashRefreshSecret, makeRefreshSecret, type RefreshToken } from "./refresh-tokens.ts";

/** Seconds that a session lasts after its last refresh, and after its beginning. */
export const SESSION_LIFETIME = 30 * 24 * 3600;
const SESSION_LIFETIME_MAX = 90 * 24 * 3600;
/** Milliseconds in which a replaced token is taken for another tab's, not for a thief's. */
const REUSE_GRACE_MS = 10_000;

/** The browser at the other end. */
export interface SessionClient {
  address: string;
  /** Null where it says nothing of itself. */
  userAgent: string | null;
}

export type RefreshOutcome =
  | { kind: "refreshed"; user: UserRow; sessionId: string; viaProvider: boolean; token: RefreshToken | null }
  | { kind: "reused"; account: { id: string; email: string } }
  | { kind: "ended" | "outdated" | "inactive" };

/** Begins a session; the user's sessions that have run out are swept away. */
export async function beginSession(
  tx: Transaction,
  userId: string,
  client: SessionClient,
  now: Date,
): Promise<RefreshToken> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  const secret = makeRefreshSecret();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashRefreshSecret(secret),
      ...describeClient(client),
      rotatedAt: now,
      createdAt: now,
      expiresAt: endOfLife(now, now),
    })
    .returning({ id: sessions.id });
  if (session === undefined) throw new Error("the session was not stored");
  return { sessionId: session.id, secret };
}

/**
 * Exchanges a refresh token for the next one. The row is locked, so that any number of tabs and servers at once replace
 * it once; the others get the same next one. `token` null: it was replaced under another key, keep the cookie.
 */
export function refreshSession(
  db: Db,
  token: RefreshToken,
  client: SessionClient,
  key: string,
  now: Date,
): Promise<RefreshOutcome> {
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

    const begun = await tx.select().from(oidcSessions).where(eq(oidcSessions.sessionId, sessionId));
    const viaProvider = begun.length > 0;
    const hash = hashRefreshSecret(token.secret);
    const next: RefreshToken = { sessionId, secret: deriveNextSecret(token.secret, key) };
    const nextHash = hashRefreshSecret(next.secret);
    if (hash === session.tokenHash) {
      await tx
        .update(sessions)
        .set({
          ...describeClient(client),
          ...{ tokenHash: nextHash, previousTokenHash: hash, rotatedAt: now },
          expiresAt: endOfLife(now, session.createdAt),
        })
        .where(eq(sessions.id, sessionId));
      return { kind: "refreshed", user, sessionId, viaProvider, token: next };
    }

    if (now.getTime() - session.rotatedAt.getTime() > REUSE_GRACE_MS) {
      await endSession(tx, sessionId);
      return { kind: "reused", account: { id: user.id, email: user.email } };
    }
    if (hash !== session.previousTokenHash) return { kind: "outdated" };
    return { kind: "refreshed", user, sessionId, viaProvider, token: nextHash === session.tokenHash ? next : null };
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

/** The user's sessions that live, `currentId` first, then by last use. */
export async function listSessions(db: Db, userId: string, currentId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.rotatedAt), sessions.id);
  return rows.map((session) => ({
    id: session.id,
    current: session.id === currentId,
    device: describeDevice(session.userAgent),
    ip_address: session.ipAddress,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.rotatedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
  }));
}

/** The account whose session this refresh token keeps alive; null for one that is not valid. It is not used up. */
export async function findUserOfToken(db: Db, token: RefreshToken, now: Date): Promise<string | null> {
  const isThis = and(eq(sessions.id, token.sessionId), gt(sessions.expiresAt, now));
  const [session] = await db.select().from(sessions).where(isThis);
  return session?.tokenHash === hashRefreshSecret(token.secret) ? session.userId : null;
}

/** Ends one session of the user. False where it is none of theirs, or has ended. */
export async function endOwnSession(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const ended = await tx.delete(sessions).where(isOwn).returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of the user but one; answers how many there were. */
export async function endOtherSessions(tx: Transaction, userId: string, keptSessionId: string): Promise<number> {
  const isOther = and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId));
  const ended = await tx.delete(sessions).where(isOther).returning({ id: sessions.id });
  return ended.length;
}

function describeClient({ address, userAgent }: SessionClient) {
  return { ipAddress: address, userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null };
}

function endOfLife(lastUse: Date, beginning: Date): Date {
  const seconds = Math.min(
    lastUse.getTime() / 1000 + SESSION_LIFETIME,
    beginning.getTime() / 1000 + SESSION_LIFETIME_MAX,
  );
  return new Date(seconds * 1000);
}
