import type { Database, Db, Transaction } from "@medsieve/database/client";
import { searches, searchPapers, searchQueries } from "@medsieve/database/schema/index";
import { and, asc, eq } from "drizzle-orm";
import { isReadableBy } from "../../db/shares.ts";
import { showLaterNotices } from "./later-notices.ts";
import { type LoadedSearch, loadSavedSearch, type SavedSearch } from "./saved-documents.ts";

/** Null when there is no such search. */
export async function readSavedSearch(db: Db | Transaction, searchId: string): Promise<SavedSearch | null> {
  const [search] = await db.select().from(searches).where(eq(searches.id, searchId));
  if (search === undefined) return null;
  const queries = await db
    .select()
    .from(searchQueries)
    .where(eq(searchQueries.searchId, searchId))
    .orderBy(searchQueries.position);
  const papers = await db
    .select()
    .from(searchPapers)
    .where(eq(searchPapers.searchId, searchId))
    .orderBy(asc(searchPapers.rank), asc(searchPapers.pmid));
  return { search, queries, papers };
}

/** A search as it is shown now: its papers with the notices that became known since. Null when this user may read no such search. */
export async function readVisibleSearch(
  { db }: Pick<Database, "db">,
  userId: string,
  searchId: string,
): Promise<LoadedSearch | null> {
  const visible = and(eq(searches.id, searchId), isReadableBy(userId));
  const saved = (await db.$count(searches, visible)) === 0 ? null : await readSavedSearch(db, searchId);
  if (saved === null) return null;
  const loaded = loadSavedSearch(saved);
  const records = loaded.papers.map(({ record }) => record);
  const shown = await showLaterNotices({ db }, searchId, records);
  return { ...loaded, papers: loaded.papers.map((paper, at) => ({ ...paper, record: shown[at] ?? paper.record })) };
}
