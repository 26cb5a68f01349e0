import { and, or, term } from "../../query/build-query.ts";
import { parseQuery } from "../../query/parse-query.ts";
import { printQuery } from "../../query/print-query.ts";
import type { SourceWord } from "../../sources/paper-source.ts";
import type { Question, RelatedQuery } from "../reader.ts";
import type { QuestionAnalysis } from "./analyze-question.ts";
import { DESIGN_FILTERS } from "./design-filters.ts";
import { chooseRelatedWords } from "./queries/related-words.ts";
import { truncateWord } from "./query-syntax.ts";
import { QUERY_TEXTS } from "./query-texts.ts";

/** Words that the query's reason names. */
const NAMED_WORDS = 5;

/**
 * One more query for papers like the best found so far: any of the words that tell those from others, under the design
 * that the preference asks for. Null when no word does.
 */
export function writeRelated(
  question: Question,
  analysis: QuestionAnalysis,
  words: readonly SourceWord[],
): RelatedQuery | null {
  const related = chooseRelatedWords(words, analysis);
  if (related.length === 0) return null;
  const worth = new Map<string, number>();
  for (const { word, worth: own } of related) worth.set(truncateWord(word), own + (worth.get(truncateWord(word)) ?? 0));
  const terms = related.filter(({ finds }) => finds).map(({ word }) => term(truncateWord(word), "tiab"));
  const texts = QUERY_TEXTS[question.language];
  const { whole } = DESIGN_FILTERS[question.preference];
  const named = related
    .filter(({ isAsked }) => !isAsked)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, NAMED_WORDS);
  const text = texts.related(named.map(({ word }) => word).join(texts.separator));
  const query = or(...terms);
  return {
    ...(whole === null ? text : texts.limit(text, texts.filters[whole.id])),
    query: printQuery(whole === null ? query : and(query, parseQuery(whole.query))),
    worth,
  };
}
