import type { SearchShare } from "@medsieve/contract/shares";
import type { Database, Transaction } from "@medsieve/database/client";
import { searches, searchShares, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, ne } from "drizzle-orm";
import { type Actor, recordAudit } from "../../db/audit.ts";
import { readShare } from "../../db/shares.ts";

/**
 * Lets everyone of the owner's company read a search; sharing it again changes nothing. Throws 404 where the actor has no
 * such search, 409 while it runs, and 400 where they belong to no company.
 */
export async function shareSearch({ db }: Database, actor: Actor, searchId: string): Promise<SearchShare> {
  return db.transaction(async (tx) => {
    const { status, companyId } = await lockOwnSearch(tx, actor, searchId);
    if (companyId === null) {
      throw new AppError(400, "no_company", "Your account belongs to no company that a search could be shared within");
    }
    if (status === "running") {
      throw new AppError(409, "search_running", "This search is still running. Share it when it has ended.");
    }
    const shared = await tx
      .insert(searchShares)
      .values({ searchId, companyId })
      .onConflictDoUpdate({
        target: searchShares.searchId,
        set: { companyId, sharedAt: new Date() },
        setWhere: ne(searchShares.companyId, companyId),
      })
      .returning();
    if (shared.length > 0) await recordAudit(tx, actor, "SEARCH_SHARE", { search_id: searchId });
    const share = await readShare(tx, actor.id ?? "", searchId);
    if (share === null) throw new Error("the share was not stored");
    return share;
  });
}

/** Ends the sharing of a search, at once, whether or not it is shared. Throws 404 where the actor has no such search. */
export async function endSharing({ db }: Database, actor: Actor, searchId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnSearch(tx, actor, searchId);
    const ended = await tx.delete(searchShares).where(eq(searchShares.searchId, searchId)).returning();
    if (ended.length > 0) await recordAudit(tx, actor, "SEARCH_UNSHARE", { search_id: searchId });
  });
}

async function lockOwnSearch(tx: Transaction, actor: Actor, searchId: string) {
  const [search] = await tx
    .select({ status: searches.status, companyId: users.companyId })
    .from(searches)
    .innerJoin(users, eq(users.id, searches.userId))
    .where(and(eq(searches.id, searchId), eq(searches.userId, actor.id ?? "")))
    .for("update", { of: searches });
  if (search === undefined) throw new AppError(404, "not_found", "There is no such search");
  return search;
}
