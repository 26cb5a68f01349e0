import type { AllHighlights, HighlightRequest, SearchHighlights } from "@medsieve/contract/highlights";
import type { Notice } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import { highlights, searches, searchPapers } from "@medsieve/database/schema/index";
import { addLaterNotices, readKnownNotices } from "@medsieve/sources/notices/known-notices";
import { and, desc, eq, sql } from "drizzle-orm";

/** Whether this user has such a search. */
export async function hasSearch({ db }: Database, userId: string, searchId: string): Promise<boolean> {
  const found = await db
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.userId, userId)));
  return found.length > 0;
}

/** Marks a paper of a search of this user; marking it again changes nothing. False when the search has no such paper. */
export async function addHighlight({ db }: Database, userId: string, request: HighlightRequest): Promise<boolean> {
  const { search_id: searchId, paper_title: paperTitle } = request;
  const pmid = Number(request.pmid);
  const found = await db
    .select({ pmid: searchPapers.pmid })
    .from(searchPapers)
    .innerJoin(searches, eq(searches.id, searchPapers.searchId))
    .where(
      and(
        eq(searches.userId, userId),
        eq(searchPapers.searchId, searchId),
        sql`${searchPapers.pmid} = ${pmid}::bigint`,
      ),
    );
  if (found.length === 0) return false;
  await db.insert(highlights).values({ searchId, pmid, paperTitle }).onConflictDoNothing();
  return true;
}

/** Takes a mark away, whether or not there is one. */
export async function removeHighlight({ db }: Database, searchId: string, pmid: string): Promise<void> {
  await db
    .delete(highlights)
    .where(and(eq(highlights.searchId, searchId), sql`${highlights.pmid} = ${Number(pmid)}::bigint`));
}

export async function readSearchHighlights({ db }: Database, searchId: string): Promise<SearchHighlights> {
  const rows = await db.select({ pmid: highlights.pmid }).from(highlights).where(eq(highlights.searchId, searchId));
  return Object.fromEntries(rows.map(({ pmid }) => [String(pmid), true as const]));
}

/** Every mark of a user, the newest first, with the notices of the paper: those it was saved with, and later ones. */
export async function readAllHighlights({ db }: Database, userId: string): Promise<AllHighlights> {
  const rows = await db
    .select({
      search_id: highlights.searchId,
      pmid: highlights.pmid,
      saved: sql<Notice[]>`${searchPapers.record} -> 'notices'`,
    })
    .from(highlights)
    .innerJoin(searches, eq(searches.id, highlights.searchId))
    .innerJoin(
      searchPapers,
      and(eq(searchPapers.searchId, highlights.searchId), eq(searchPapers.pmid, highlights.pmid)),
    )
    .where(eq(searches.userId, userId))
    .orderBy(desc(highlights.createdAt), highlights.searchId, highlights.pmid);
  const known = await readKnownNotices(db, [...new Set(rows.map(({ pmid }) => pmid))]);
  return rows.map(({ search_id, pmid, saved }) => ({
    search_id,
    pmid: String(pmid),
    notices: addLaterNotices(saved, known.get(pmid) ?? []),
  }));
}
