import type { PaperDecision } from "@medsieve/contract/decisions";
import type { Db } from "@medsieve/database/client";
import { paperDecisions, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";

/** What was decided on the papers of a search. */
export async function readDecisions(db: Db, searchId: string): Promise<PaperDecision[]> {
  const rows = await db
    .select({
      pmid: paperDecisions.pmid,
      decision: paperDecisions.decision,
      reason: paperDecisions.reason,
      by: users.fullName,
      at: paperDecisions.decidedAt,
    })
    .from(paperDecisions)
    .innerJoin(users, eq(users.id, paperDecisions.decidedBy))
    .where(eq(paperDecisions.searchId, searchId))
    .orderBy(paperDecisions.pmid);
  return rows.map(({ pmid, by, at, ...row }) => ({
    pmid: String(pmid),
    ...row,
    decided_by: by,
    decided_at: at.toISOString(),
  }));
}
