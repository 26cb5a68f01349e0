import type { Db, Transaction } from "@medsieve/database/client";
import { searches } from "@medsieve/database/schema/index";
import { and, eq } from "drizzle-orm";

/** The search that a request of this user has begun; null where it has begun none. */
export async function findRequest(
  db: Db | Transaction,
  userId: string,
  requestId: string | null,
): Promise<string | null> {
  if (requestId === null) return null;
  const [row] = await db
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.userId, userId), eq(searches.requestId, requestId)));
  return row?.id ?? null;
}
