import { describeAnswer } from "@medsieve/contract/answers";
import { countFound } from "@medsieve/contract/found";
import type { HistoryPage, SearchDetails } from "@medsieve/contract/history";
import { describeReading } from "@medsieve/contract/readings";
import type { Statement } from "@medsieve/contract/statements";
import { markRelated } from "@medsieve/contract/upcast/related";
import { and, asc, count, desc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { highlights, searches, searchPapers, searchQueries } from "../../db/schema/index.ts";
import { joinPaper } from "../../pipeline/paper.ts";
import { hasDamagedParts } from "./damaged-parts.ts";
import { showLaterNotices } from "./later-notices.ts";
import { loadAnswer, loadQueries, loadReadPapers, loadSearch } from "./saved-documents.ts";

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
        id: search.id,
        query: search.question,
        created_at: search.createdAt.toISOString(),
        result_count: search.resultCount,
        preference: search.preference,
        status: search.status,
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
 * All statements of a paper of a search, also while it runs; null where this user has no such search, or the paper is not
 * read in it.
 */
export async function readPaperStatements(
  { db }: Pick<Database, "db">,
  userId: string,
  searchId: string,
  pmid: number,
): Promise<Statement[] | null> {
  const rows = await db
    .select(getTableColumns(searchPapers))
    .from(searchPapers)
    .innerJoin(searches, eq(searches.id, searchPapers.searchId))
    .where(and(eq(searches.userId, userId), eq(searchPapers.searchId, searchId), eq(searchPapers.pmid, pmid)));
  const [paper] = loadReadPapers(rows).rows;
  return paper === undefined ? null : describeReading(paper.reading).statements;
}

/** Everything that is kept of a search; null when there is none with this id that belongs to this user. */
export async function readSearchDetails(
  database: Database,
  userId: string,
  searchId: string,
): Promise<SearchDetails | null> {
  const { db } = database;
  const [stored] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.userId, userId)));
  if (stored === undefined) return null;
  const [queries, papers] = await Promise.all([
    db.select().from(searchQueries).where(eq(searchQueries.searchId, searchId)).orderBy(searchQueries.position),
    db
      .select()
      .from(searchPapers)
      .where(and(eq(searchPapers.searchId, searchId), isNotNull(searchPapers.reading)))
      .orderBy(asc(searchPapers.rank), asc(searchPapers.pmid)),
  ]);
  const loadedSearch = loadSearch(stored);
  const loadedQueries = loadQueries(queries);
  const loadedPapers = loadReadPapers(papers);
  const { rows: search } = loadedSearch;
  const records = loadedPapers.rows.map(({ record }) => record);
  const { answer, isDamaged } = loadAnswer(search, records);
  const queryRows = markRelated(loadedQueries.rows, search.givenQueries !== null);
  const counts = countFound(queryRows);
  const texts = queries.map((row) => row.query);
  return {
    id: search.id,
    query: search.question,
    created_at: search.createdAt.toISOString(),
    preference: search.preference,
    language: search.language,
    status: search.status,
    error: search.error,
    error_code: search.errorCode,
    ...describeAnswer(answer),
    damaged: isDamaged || [loadedSearch, loadedQueries, loadedPapers].some((loaded) => loaded.isDamaged),
    queries: texts,
    search_queries_used: texts,
    query_details: queryRows.map((row) => ({
      name: row.name,
      query: row.query,
      reason: row.reason,
      hits: row.hits,
      understood: row.understood,
      written_as: row.writtenAs,
      changes: row.changes,
      broadened_from: row.broadenedFrom,
      warnings: row.warnings,
      contributed: row.contributed,
      related: row.related,
      ...(row.blocks.length === 0 ? {} : { blocks: row.blocks }),
    })),
    question_terms: search.questionTerms,
    not_understood: search.notUnderstood,
    ...(search.questionWords === null ? {} : { question_words: search.questionWords }),
    limits: search.limits,
    total_pmids_found: counts.found,
    related_pmids_found: counts.added,
    papers: await showLaterNotices(
      database,
      searchId,
      loadedPapers.rows.map(({ record, reading }) => joinPaper(record, reading, searchId)),
    ),
    provenance: search.provenance,
    based_on: search.basedOn,
  };
}
