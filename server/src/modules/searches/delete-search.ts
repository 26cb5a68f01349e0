import type { Database } from "@medsieve/database/client";
import { searches, watches } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../../db/audit.ts";
import { logLeftRuns } from "../../watches/log-run.ts";
import { withdrawDigests } from "../../watches/withdraw-digests.ts";

/**
 * Deletes a search of the actor with all that is kept of it. Its entry in the query log stays, whose figures are counted
 * by the month. Throws 404 where there is none, and 409 while it runs.
 */
export async function deleteSearch({ db }: Database, actor: Actor, searchId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [search] = await tx
      .select({ status: searches.status })
      .from(searches)
      .where(and(eq(searches.id, searchId), eq(searches.userId, actor.id ?? "")))
      .for("update");
    if (search === undefined) throw new AppError(404, "not_found", "There is no such search");
    if (search.status === "running") {
      throw new AppError(409, "search_running", "This search is still running. Stop it before you delete it.");
    }
    const isWatched = eq(watches.searchId, searchId);
    await logLeftRuns(tx, isWatched);
    await withdrawDigests(tx, isWatched);
    await tx.delete(searches).where(eq(searches.id, searchId));
    await recordAudit(tx, actor, "SEARCH_DELETE", { search_id: searchId });
  });
}
