import type { QuestionWord } from "@medsieve/contract/question-words";
import type { QuestionTerm, SearchLimits } from "@medsieve/contract/searches";
import type { Question, Reader } from "@medsieve/reader/reader";
import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { CheckedQuery, RefusedQuery } from "../../query/check-query.ts";
import type { HeadingFacts } from "../../query/known-headings.ts";
import type { Work } from "../../work/work.ts";
import { findMissing, listWords } from "./account-for-words.ts";
import { checkQueries } from "./check-queries.ts";
import { correctSpelling } from "./correct-spelling.ts";

/** From this many queries on, one is kept for the question's own words, and one for papers like the best of the others. */
const RELATES_FROM = 4;
/** What `max_queries` 0 ("unlimited") and any larger number are held to. */
const QUERIES_CAP = 50;

export interface WrittenSearch {
  /** As it was asked, and how its words are spelt. */
  question: Question;
  queries: CheckedQuery[];
  /** Written, but not to be run: nothing of them can be searched. */
  refused: RefusedQuery[];
  headings: HeadingFacts;
  /** The question's own words may be searched for beside these. */
  maySearchTyped: boolean;
  /** A query for papers like the best that these find may follow. */
  mayRelate: boolean;
  terms: QuestionTerm[];
  notUnderstood: string[];
  /** Every word of the question with its use; null where the user gave the queries. */
  questionWords: QuestionWord[] | null;
  fallback: string | null;
}

/** What queries are written for, and with what. */
export interface QueryWriting {
  question: Question;
  limits: SearchLimits;
  /** 0 means unlimited, under a safety cap. */
  maxQueries: number;
  reader: Reader;
  source: PaperSource;
  work: Work;
  signal: AbortSignal;
}

/**
 * The question as PubMed queries, each put right where it needs it, and within the limits of the search. One that is
 * written twice is there once. Throws AppError `question_not_understood` when nothing is left to search for.
 */
export async function writeQueries(writing: QueryWriting): Promise<WrittenSearch> {
  const { limits, maxQueries, reader, source, work, signal } = writing;
  const cap = maxQueries === 0 ? QUERIES_CAP : Math.min(maxQueries, QUERIES_CAP);
  const maySearchTyped = cap >= RELATES_FROM && reader.relatedQueries() !== null;
  const mayRelate = maySearchTyped && source.wordStatistics() !== null;
  const most = cap - Number(maySearchTyped) - Number(mayRelate);
  const corrections = await correctSpelling(writing.question.text, source, work, signal);
  const corrected = { ...writing.question, corrections };
  const question = { ...corrected, missing: await findMissing(corrected, source.wordStatistics(), work, signal) };
  const written = await reader.writeQueries(question, most, signal);
  const checks = await checkQueries(written.queries, limits, source.headingIndex(), work, signal);
  const queries = new Map<string, CheckedQuery>();
  const refused: RefusedQuery[] = [];
  for (const checked of checks.queries) {
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
    question,
    queries: [...queries.values()].slice(0, cap),
    refused,
    headings: checks.headings,
    maySearchTyped: maySearchTyped && queries.size <= most,
    mayRelate: mayRelate && queries.size <= most,
    terms: written.terms,
    notUnderstood: written.notUnderstood,
    questionWords: await listWords(question, work, signal),
    fallback: written.fallback ?? null,
  };
}
