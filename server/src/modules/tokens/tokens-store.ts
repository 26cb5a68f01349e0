import { PERSONAL_TOKENS_MAX } from "@medsieve/contract/constants";
import type { NewPersonalToken, PersonalToken, personalTokenRequestSchema } from "@medsieve/contract/tokens";
import type { Db } from "@medsieve/database/client";
import { personalTokens, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, recordAudit } from "../../db/audit.ts";
import { hashPersonalToken, makePersonalToken } from "../../db/personal-tokens.ts";

/** The tokens of a user, the newest first; expired ones are among them until they are revoked. */
export async function listTokens(db: Db, userId: string): Promise<PersonalToken[]> {
  const rows = await db
    .select()
    .from(personalTokens)
    .where(eq(personalTokens.userId, userId))
    .orderBy(desc(personalTokens.createdAt), personalTokens.id);
  return rows.map(describeToken);
}

/** Throws 422 for an expiry that is over, and 409 where the user has as many tokens as may be. */
export async function createToken(
  db: Db,
  userId: string,
  { name, scopes, expires_at }: z.output<typeof personalTokenRequestSchema>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<NewPersonalToken> {
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt !== null && expiresAt <= now) {
    throw new AppError(422, "validation_failed", [{ loc: ["body", "expires_at"], msg: "expires_at must lie ahead" }]);
  }
  const token = makePersonalToken();
  return db.transaction(async (tx) => {
    // Of two that are made at once, the second counts the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if ((await tx.$count(personalTokens, eq(personalTokens.userId, userId))) >= PERSONAL_TOKENS_MAX) {
      const detail = `An account has at most ${PERSONAL_TOKENS_MAX} tokens. Revoke one that is not used any more`;
      throw new AppError(409, "too_many_tokens", detail);
    }
    const [row] = await tx
      .insert(personalTokens)
      .values({
        ...{ userId, name, expiresAt, createdAt: now, tokenHash: hashPersonalToken(token) },
        scopes: [...new Set(scopes)],
      })
      .returning();
    if (row === undefined) throw new Error("the token was not stored");
    await recordAudit(tx, actor, "TOKEN_CREATE", {
      target_id: row.id,
      target_name: name,
      changes: {
        scopes: { from: null, to: row.scopes },
        expires_at: { from: null, to: row.expiresAt?.toISOString() ?? null },
      },
    });
    return { ...describeToken(row), token };
  });
}

/** Throws 404 when the user has no such token. */
export async function revokeToken(db: Db, userId: string, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(personalTokens)
      .where(and(eq(personalTokens.id, id), eq(personalTokens.userId, userId)))
      .returning();
    if (row === undefined) throw new AppError(404, "not_found", "There is no such token");
    await recordAudit(tx, actor, "TOKEN_REVOKE", { target_id: row.id, target_name: row.name });
  });
}

function describeToken(row: typeof personalTokens.$inferSelect): PersonalToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}
