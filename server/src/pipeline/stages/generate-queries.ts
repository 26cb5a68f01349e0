import type { QueryWarning, QuestionTerm, SearchLimits } from "@medsieve/contract/searches";
import { AppError } from "../../app-error.ts";
import { parseQuery, QueryError } from "../../query/parse-query.ts";
import { printQuery } from "../../query/print-query.ts";
import { validateQuery } from "../../query/validate-query.ts";
import type { Question, Reader, ReaderUsage, WrittenQuery } from "../../readers/reader.ts";
import { limitQuery } from "../limit-query.ts";

/** What `max_queries` 0 ("unlimited") and any larger number are held to. */
const QUERIES_CAP = 50;

export interface CheckedQuery extends WrittenQuery {
  /** The query without the limits of the search. */
  unlimited: string;
  warnings: QueryWarning[];
}

/**
 * Stage 1: the question becomes PubMed queries, each within the limits of the search. A query that is not valid is dropped, and one that is written twice
 * runs once. Throws AppError `question_not_understood` when nothing is left to search for.
 */
export async function generateQueries(
  question: Question,
  limits: SearchLimits,
  maxQueries: number,
  reader: Reader,
  signal: AbortSignal,
): Promise<{ queries: CheckedQuery[]; terms: QuestionTerm[]; notUnderstood: string[]; usage: ReaderUsage }> {
  const cap = maxQueries === 0 ? QUERIES_CAP : Math.min(maxQueries, QUERIES_CAP);
  const written = await reader.writeQueries(question, cap, signal);
  const queries = new Map<string, CheckedQuery>();
  for (const query of written.queries) {
    try {
      const parsed = parseQuery(query.query);
      const printed = printQuery(limitQuery(parsed, limits));
      if (queries.has(printed)) continue;
      const warnings = validateQuery(parsed);
      // A place in the text that was written is no place in the one that is run.
      const placed = printed === query.query ? warnings : warnings.map((it) => ({ ...it, start: null, end: null }));
      queries.set(printed, { ...query, query: printed, unlimited: printQuery(parsed), warnings: placed });
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
    }
  }
  if (queries.size === 0) {
    throw new AppError(
      422,
      "question_not_understood",
      "No search terms could be taken from the question. Name the condition, the treatment or the method in other words, or in English.",
    );
  }
  return {
    queries: [...queries.values()].slice(0, cap),
    terms: written.terms,
    notUnderstood: written.notUnderstood,
    usage: written.usage,
  };
}
