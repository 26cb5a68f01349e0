import type { HistoryPage } from "@medsieve/contract/history";
import type { PaperParts } from "@medsieve/contract/papers";
import { describeReading } from "@medsieve/contract/readings";
import type { Database } from "@medsieve/database/client";
import { highlights, searches, searchPapers } from "@medsieve/database/schema/index";
import { and, asc, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { isReadableBy } from "../../db/shares.ts";
import { hasDamagedParts } from "./damaged-parts.ts";
import { describeHeading } from "./describe-search.ts";
import { loadAnswer, loadReadPapers, loadSearch } from "./saved-documents.ts";

/** One page of a user's searches, newest first; one that is damaged is among them, and marked. */
export async function readHistory(
  { db }: Database,
  userId: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<HistoryPage> {
  const [total] = await db.select({ n: count() }).from(searches).where(eq(searches.userId, userId));
  const rows = await db
    .select({
      search: getTableColumns(searches),
      highlight_count: db.$count(highlights, eq(highlights.searchId, searches.id)),
      alert_count: sql<number>`(
        select count(distinct alert.pmid)::int from paper_alerts as alert where alert.search_id = ${searches.id})`,
      hasDamagedParts: hasDamagedParts(sql`${searches.id}`),
    })
    .from(searches)
    .where(eq(searches.userId, userId))
    .orderBy(desc(searches.createdAt), asc(searches.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    searches: rows.map(({ search: stored, hasDamagedParts: areDamaged, ...counts }) => {
      const { rows: search, isDamaged } = loadSearch(stored);
      return {
        ...describeHeading(search),
        result_count: search.resultCount,
        ...counts,
        ...(areDamaged || isDamaged || loadAnswer(stored, []).isDamaged ? { damaged: true } : {}),
      };
    }),
    total: total?.n ?? 0,
    page,
    per_page,
  };
}

/**
 * What lists leave out of a paper of a search, also while that runs. Null where this user may read no such search, or the paper
 * is not read in it.
 */
export async function readPaperParts(
  { db }: Pick<Database, "db">,
  userId: string,
  searchId: string,
  pmid: number,
): Promise<PaperParts | null> {
  const rows = await db
    .select(getTableColumns(searchPapers))
    .from(searchPapers)
    .innerJoin(searches, eq(searches.id, searchPapers.searchId))
    .where(and(isReadableBy(userId), eq(searchPapers.searchId, searchId), eq(searchPapers.pmid, pmid)));
  const [paper] = loadReadPapers(rows).rows;
  if (paper === undefined) return null;
  const { abstract, mesh, keywords } = paper.record;
  return { statements: describeReading(paper.reading).statements, abstract, mesh, keywords };
}
