import type { SearchShare } from "@medsieve/contract/shares";
import type { Db, Transaction } from "@medsieve/database/client";
import { companies, searches, searchShares, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, type SQL, sql } from "drizzle-orm";

/** Of searches: those of this user, and those that somebody shares within the company of both. */
export function isReadableBy(userId: string): SQL {
  return sql`(${searches.userId} = ${userId} or exists (
    select from search_shares as share
    join users as owner on owner.id = ${searches.userId} and owner.company_id = share.company_id
    join users as colleague on colleague.id = ${userId} and colleague.company_id = share.company_id
    where share.search_id = ${searches.id}))`;
}

/** Throws 404 unless this user may read the search. Returns whether it is another's. */
export async function requireReadable(db: Db, userId: string, searchId: string): Promise<boolean> {
  const [found] = await db
    .select({ ownerId: searches.userId })
    .from(searches)
    .where(and(eq(searches.id, searchId), isReadableBy(userId)));
  if (found === undefined) throw new AppError(404, "not_found", "There is no such search");
  return found.ownerId !== userId;
}

/** Null where the search is not shared, or its owner has left the company. */
export async function readShare(db: Db | Transaction, userId: string, searchId: string): Promise<SearchShare | null> {
  const [found] = await db
    .select({
      company: companies.name,
      shared_by: users.fullName,
      sharedAt: searchShares.sharedAt,
      ownerId: users.id,
    })
    .from(searchShares)
    .innerJoin(searches, eq(searches.id, searchShares.searchId))
    .innerJoin(users, and(eq(users.id, searches.userId), eq(users.companyId, searchShares.companyId)))
    .innerJoin(companies, eq(companies.id, searchShares.companyId))
    .where(eq(searchShares.searchId, searchId));
  if (found === undefined) return null;
  const { sharedAt, ownerId, ...share } = found;
  return { ...share, shared_at: sharedAt.toISOString(), own: ownerId === userId };
}
