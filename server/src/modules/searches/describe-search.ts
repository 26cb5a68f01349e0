import { describeAnswer } from "@medsieve/contract/answers";
import { countFound } from "@medsieve/contract/found";
import type { SearchDetails } from "@medsieve/contract/history";
import type { SearchResult } from "@medsieve/contract/search-results";
import type { QueryDetail } from "@medsieve/contract/searches";
import { markRelated } from "@medsieve/contract/upcast/related";
import { joinPaper } from "../../pipeline/paper.ts";
import type { LoadedSearch } from "./saved-documents.ts";

type SearchRow = LoadedSearch["search"];

/** What was found and read, for the result event and POST /search; the details of a search have it, too. */
export function describeSearch(saved: LoadedSearch): SearchResult {
  const { search, papers, answer } = saved;
  const queries = markRelated(saved.queries, search.givenQueries !== null);
  const found = countFound(queries);
  return {
    search_id: search.id,
    ...describeFacts(saved),
    ...describeAnswer(answer),
    papers: papers.map(({ record, reading }) => joinPaper(record, reading, search.id)),
    search_queries_used: queries.map(({ query }) => query),
    query_details: queries.map(describeQuery),
    question_terms: search.questionTerms,
    not_understood: search.notUnderstood,
    total_pmids_found: found.found,
    related_pmids_found: found.added,
  };
}

/** Everything that is kept of a search, for its page. */
export function describeDetails(saved: LoadedSearch): SearchDetails {
  const { search_id: _, ...result } = describeSearch(saved);
  const { search, isDamaged } = saved;
  return {
    ...describeHeading(search),
    ...result,
    language: search.language,
    error: search.error,
    error_code: search.errorCode,
    queries: result.search_queries_used,
    damaged: isDamaged,
  };
}

/** What names a search in the history and above its details. */
export function describeHeading({ id, question, createdAt, preference, status }: SearchRow) {
  return { id, query: question, created_at: createdAt.toISOString(), preference, status };
}

/** What the record of a search says in the same words as its result. */
export function describeFacts({ search }: Pick<LoadedSearch, "search">) {
  return {
    preference: search.preference,
    limits: search.limits,
    status: search.status,
    ...(search.questionWords === null ? {} : { question_words: search.questionWords }),
    summary: search.summary,
    provenance: search.provenance,
    based_on: search.basedOn,
    ...(search.knownPmids === null ? {} : { known_pmids: search.knownPmids }),
  };
}

/** A query as it was run. */
export function describeQuery(row: Omit<LoadedSearch["queries"][number], "searchId" | "position">): QueryDetail {
  return {
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
    ...(row.related === null ? {} : { related: row.related }),
    blocks: row.blocks,
  };
}
