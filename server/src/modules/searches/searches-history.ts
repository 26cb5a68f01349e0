import type { HistoryPage, SearchDetails } from "@medsieve/contract/history";
import { and, asc, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { highlights, searches, searchPapers, searchQueries } from "../../db/schema/index.ts";
import { joinPaper } from "../../pipeline/paper.ts";
import { showLaterNotices } from "./later-notices.ts";

/** One page of a user's searches, newest first. */
export async function readHistory(
  { db }: Database,
  userId: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<HistoryPage> {
  const [total] = await db.select({ n: count() }).from(searches).where(eq(searches.userId, userId));
  const rows = await db
    .select({
      id: searches.id,
      query: searches.question,
      created_at: searches.createdAt,
      result_count: searches.resultCount,
      preference: searches.preference,
      status: searches.status,
      highlight_count: db.$count(highlights, eq(highlights.searchId, searches.id)),
      alert_count: sql<number>`(
        select count(distinct alert.pmid)::int from paper_alerts as alert where alert.search_id = ${searches.id})`,
    })
    .from(searches)
    .where(eq(searches.userId, userId))
    .orderBy(desc(searches.createdAt), asc(searches.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    searches: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total: total?.n ?? 0,
    page,
    per_page,
  };
}

/** Everything that is kept of a search; null when there is none with this id that belongs to this user. */
export async function readSearchDetails(
  database: Database,
  userId: string,
  searchId: string,
): Promise<SearchDetails | null> {
  const { db } = database;
  const [search] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.userId, userId)));
  if (search === undefined) return null;
  const [queries, papers] = await Promise.all([
    db.select().from(searchQueries).where(eq(searchQueries.searchId, searchId)).orderBy(searchQueries.position),
    db
      .select()
      .from(searchPapers)
      .where(and(eq(searchPapers.searchId, searchId), isNotNull(searchPapers.reading)))
      .orderBy(asc(searchPapers.rank), asc(searchPapers.pmid)),
  ]);
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
    summary: search.summary,
    answer_evidence: search.answerEvidence,
    queries: texts,
    search_queries_used: texts,
    query_details: queries.map((row) => ({
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
      ...(row.blocks.length === 0 ? {} : { blocks: row.blocks }),
    })),
    question_terms: search.questionTerms,
    not_understood: search.notUnderstood,
    limits: search.limits,
    total_pmids_found: search.totalPmidsFound,
    papers: await showLaterNotices(
      database,
      searchId,
      papers.flatMap(({ record, reading }) => (reading === null ? [] : [joinPaper(record, reading, searchId)])),
    ),
    provenance: search.provenance,
    based_on: search.basedOn,
  };
}
