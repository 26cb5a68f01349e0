import type { QuestionTerm, SearchLimits } from "@medsieve/contract/searches";
import type { KnownHeadings } from "@medsieve/query/repair/known-headings";
import type { Question, Reader } from "@medsieve/reader/reader";
import { AppError } from "../../app-error.ts";
import type { PaperSource } from "../../sources/paper-source.ts";
import { learnHeadings } from "../learn-headings.ts";
import { type CheckedQuery, checkQuery, type RefusedQuery } from "./check-query.ts";

/** From this many queries on, one is kept for papers like the best of the others. */
const RELATES_FROM = 4;
/** What `max_queries` 0 ("unlimited") and any larger number are held to. */
const QUERIES_CAP = 50;

export interface GeneratedQueries {
  queries: CheckedQuery[];
  /** Written, but not to be run: nothing of them can be searched. */
  refused: RefusedQuery[];
  headings: KnownHeadings;
  /** A query for papers like the best that these find may follow. */
  mayRelate?: boolean;
  terms: QuestionTerm[];
  notUnderstood: string[];
  fallback: string | null;
}

/**
 * Stage 1: the question becomes PubMed queries, each put right where it needs it, and within the limits of the search.
 * One that is written twice runs once. `source` says which headings it has; null: only the vocabulary is asked. Throws
 * AppError `question_not_understood` when nothing is left to search for.
 */
export async function generateQueries(
  question: Question,
  limits: SearchLimits,
  maxQueries: number,
  reader: Reader,
  signal: AbortSignal,
  source: PaperSource | null = null,
): Promise<GeneratedQueries> {
  const cap = maxQueries === 0 ? QUERIES_CAP : Math.min(maxQueries, QUERIES_CAP);
  const mayRelate =
    cap >= RELATES_FROM &&
    reader.writeRelated !== undefined &&
    ((await source?.readWords?.([], signal)) ?? null) !== null;
  const written = await reader.writeQueries(question, mayRelate ? cap - 1 : cap, signal);
  const texts = written.queries.map(({ query }) => query);
  const headings = await learnHeadings(texts, source, signal);
  const queries = new Map<string, CheckedQuery>();
  const refused: RefusedQuery[] = [];
  for (const query of written.queries) {
    const checked = checkQuery(query, limits, headings);
    if ("refused" in checked) refused.push(checked);
    else if (!queries.has(checked.query)) queries.set(checked.query, checked);
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
    refused,
    headings,
    mayRelate: mayRelate && queries.size < cap,
    terms: written.terms,
    notUnderstood: written.notUnderstood,
    fallback: written.fallback ?? null,
  };
}
