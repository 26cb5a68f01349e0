import { and, or, term } from "@medsieve/query/build-query";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { Question, RelatedQuery, SourceWord } from "../reader.ts";
import { DESIGN_FILTERS } from "./design-filters.ts";
import { truncateWord } from "./query-syntax.ts";
import { QUERY_TEXTS } from "./query-texts.ts";
import { chooseRelatedWords } from "./related-words.ts";

/** Words that the query's reason names. */
const NAMED_WORDS = 5;

/**
 * One more query for papers like the best found so far: any of the words that distinguish those from others, under the design
 * that the preference asks for. Null when no word does.
 */
export function writeRelated(
  question: Question,
  analysis: QuestionAnalysis,
  words: readonly SourceWord[],
): RelatedQuery | null {
  const related = chooseRelatedWords(words, analysis);
  if (related.length === 0) return null;
  const termWeights = new Map<string, number>();
  for (const { word, weight } of related) {
    const written = truncateWord(word);
    termWeights.set(written, weight + (termWeights.get(written) ?? 0));
  }
  const terms = related.filter(({ finds }) => finds).map(({ word }) => term(truncateWord(word), "tiab"));
  const texts = QUERY_TEXTS[question.language];
  const { whole } = DESIGN_FILTERS[question.preference];
  const named = related
    .filter(({ isAsked }) => !isAsked)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, NAMED_WORDS);
  const text = texts.related(named.map(({ word }) => word).join(texts.separator));
  const query = or(...terms);
  return {
    ...(whole === null ? text : texts.limit(text, texts.filters[whole.id])),
    query: printQuery(whole === null ? query : and(query, parseQuery(whole.query))),
    termWeights,
  };
}
