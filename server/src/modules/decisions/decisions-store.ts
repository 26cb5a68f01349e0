import { EXCLUSION_REASONS, OWN_REASONS_OFFERED } from "@medsieve/contract/constants";
import type { DecisionRequest } from "@medsieve/contract/decisions";
import type { Db, Transaction } from "@medsieve/database/client";
import { paperDecisions, searches, searchPapers } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, isNotNull, notInArray, sql } from "drizzle-orm";

/**
 * Keeps what a user decides on a paper of their search, in place of what they decided before. Throws 404 where that
 * search has no such paper, and 409 while it runs.
 */
export async function decide(
  db: Db | Transaction,
  userId: string,
  { searchId, pmid }: { searchId: string; pmid: number },
  { decision, reason }: DecisionRequest,
): Promise<void> {
  const [paper] = await db
    .select({ status: searches.status })
    .from(searchPapers)
    .innerJoin(searches, eq(searches.id, searchPapers.searchId))
    .where(
      and(
        eq(searches.userId, userId),
        eq(searchPapers.searchId, searchId),
        eq(searchPapers.pmid, pmid),
        isNotNull(searchPapers.reading),
      ),
    );
  if (paper === undefined) throw new AppError(404, "not_found", "There is no such paper in a search of yours");
  if (paper.status === "running") {
    throw new AppError(
      409,
      "search_running",
      "This search is still running. Its papers can be decided on when it has ended.",
    );
  }
  if (decision === "undecided") {
    await db.delete(paperDecisions).where(and(eq(paperDecisions.searchId, searchId), eq(paperDecisions.pmid, pmid)));
    return;
  }
  const decided = { decision, reason, decidedBy: userId, decidedAt: sql`now()` };
  await db
    .insert(paperDecisions)
    .values({ searchId, pmid, ...decided })
    .onConflictDoUpdate({ target: [paperDecisions.searchId, paperDecisions.pmid], set: decided });
}

/** Reasons of their own that a user has given, the last used first. */
export async function readOwnReasons(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ reason: sql<string>`${paperDecisions.reason}` })
    .from(paperDecisions)
    .where(
      and(
        eq(paperDecisions.decidedBy, userId),
        isNotNull(paperDecisions.reason),
        notInArray(paperDecisions.reason, Object.keys(EXCLUSION_REASONS)),
      ),
    )
    .groupBy(paperDecisions.reason)
    .orderBy(sql`max(${paperDecisions.decidedAt}) desc`, paperDecisions.reason)
    .limit(OWN_REASONS_OFFERED);
  return rows.map(({ reason }) => reason);
}
