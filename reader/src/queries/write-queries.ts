import { term } from "@medsieve/query/build-query";
import { printQuery } from "@medsieve/query/print-query";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { Question, WrittenQuery } from "../reader.ts";
import { type PlannedQuery, planQueries } from "./plan-queries.ts";
import { arrangeBlocks } from "./query-blocks.ts";
import { QUERY_TEXTS } from "./query-texts.ts";

/** Queries written where the setting says "unlimited". */
const MAX_QUERIES_CAP = 50;

/**
 * Queries for a question under a preference, in PubMed's syntax, broad to narrow; at most `maxQueries`, where 0 means as
 * many as are of use, up to 50. They depend on the concepts, not on the language of the question. Papers that it names
 * come before all. Empty when the question names none and has no usable concept.
 */
export function writeQueries(question: Question, analysis: QuestionAnalysis, maxQueries: number): WrittenQuery[] {
  const limit = maxQueries <= 0 ? MAX_QUERIES_CAP : Math.min(maxQueries, MAX_QUERIES_CAP);
  const blocks = arrangeBlocks(analysis);
  const planned = blocks.core.length === 0 ? [] : planQueries(question, blocks);
  const kept = new Map<string, PlannedQuery>();
  for (const query of planned.sort((a, b) => a.priority - b.priority)) {
    if (kept.size < limit && !kept.has(query.query)) kept.set(query.query, query);
  }
  const { named } = QUERY_TEXTS[question.language];
  const byPmid = analysis.pmids.map((pmid) => ({ ...named(pmid), query: printQuery(term(pmid, "pmid")) }));
  const byConcepts = [...kept.values()]
    .sort((a, b) => a.breadth - b.breadth || a.priority - b.priority)
    .map(({ name, query, reason }) => ({ name, query, reason }));
  return [...byPmid, ...byConcepts].slice(0, limit);
}
