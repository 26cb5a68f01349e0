import { type SQL, sql } from "drizzle-orm";

/**
 * Whether a query or a paper of a search is stored in no form that could be read. A list asks this of many searches, so
 * that only what every version has is looked for; opening the search says it in full.
 */
export function hasDamagedParts(searchId: SQL): SQL<boolean> {
  return sql<boolean>`(
    exists (
      select from search_papers as paper where paper.search_id = ${searchId} and paper.reading is not null and not (
        paper.record ?& array['pmid', 'title', 'abstract'] and paper.reading ?& array['relevance_score', 'read_by']))
    or exists (
      select from search_queries as query where query.search_id = ${searchId} and not (
        jsonb_typeof(query.changes) = 'array' and jsonb_typeof(query.warnings) = 'array'
        and jsonb_typeof(query.blocks) = 'array')))`;
}
