import type { Db, Transaction } from "@medsieve/database/client";
import { oidcSessions, sessions } from "@medsieve/database/schema/index";
import { and, eq, inArray, lt, type SQL } from "drizzle-orm";
import type { SecretBox } from "../../../accounts/seal-secret.ts";
import type { ProviderLogout } from "./provider.ts";

/** Notes that a session began at the provider. */
export async function keepProviderSession(
  tx: Transaction,
  session: { sessionId: string; issuer: string; subject: string; providerSessionId: string | null; idToken: string },
  box: SecretBox,
): Promise<void> {
  const { idToken, ...rest } = session;
  await tx.insert(oidcSessions).values({ ...rest, sealedIdToken: box.seal(idToken) });
}

/** The ID token that the session began with; null where it did not begin at the provider. */
export async function readIdToken(db: Db, sessionId: string, box: SecretBox): Promise<string | null> {
  const [found] = await db
    .select({ sealedIdToken: oidcSessions.sealedIdToken })
    .from(oidcSessions)
    .where(eq(oidcSessions.sessionId, sessionId));
  return found === undefined ? null : box.open(found.sealedIdToken);
}

/** Ends what the provider says has ended: one of its sessions, else all of a subject. Answers whose they were. */
export async function endProviderSessions(tx: Transaction, issuer: string, ended: ProviderLogout): Promise<string[]> {
  const conditions: SQL[] = [eq(oidcSessions.issuer, issuer)];
  if (ended.subject !== null) conditions.push(eq(oidcSessions.subject, ended.subject));
  if (ended.providerSessionId !== null) {
    conditions.push(eq(oidcSessions.providerSessionId, ended.providerSessionId));
  }
  const theirs = tx
    .select({ id: oidcSessions.sessionId })
    .from(oidcSessions)
    .where(and(...conditions));
  const isMeant = and(inArray(sessions.id, theirs), lt(sessions.createdAt, ended.begunBefore));
  const gone = await tx.delete(sessions).where(isMeant).returning({ userId: sessions.userId });
  return [...new Set(gone.map(({ userId }) => userId))];
}
