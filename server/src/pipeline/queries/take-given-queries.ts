import type { Language } from "@medsieve/contract/constants";
import type { GivenQuery, SearchLimits } from "@medsieve/contract/searches";
import type { Question } from "@medsieve/reader/reader";
import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { CheckedQuery, RefusedQuery } from "../../query/check-query.ts";
import type { Work } from "../../work/work.ts";
import { checkQueries } from "./check-queries.ts";
import type { WrittenSearch } from "./write-queries.ts";

/** What a query without a name goes by. */
const QUERY_NAMES: Record<Language, (position: number) => string> = {
  en: (position) => `Query ${position}`,
  ja: (position) => `検索式 ${position}`,
  zh: (position) => `检索式 ${position}`,
};

/**
 * The queries that the user gave: each is put right where it needs it, and set within the limits; no reader is
 * asked. One that is given twice runs once, and says so. Nothing of the question is searched for, so there are no terms.
 * Throws AppError `queries_refused` when none can be run.
 */
export async function takeGivenQueries(
  given: readonly GivenQuery[],
  question: Question,
  limits: SearchLimits,
  { source, work, signal }: { source: PaperSource; work: Work; signal: AbortSignal },
): Promise<WrittenSearch> {
  const queries = new Map<string, CheckedQuery>();
  const refused: RefusedQuery[] = [];
  const named = given.map(({ name, query }, position) => {
    return { name: name.trim() || QUERY_NAMES[question.language](position + 1), query, reason: null };
  });
  const checks = await checkQueries(named, limits, source.headingIndex(), work, signal);
  for (const [position, checked] of checks.queries.entries()) {
    if ("refused" in checked) {
      refused.push({ ...checked, position });
      continue;
    }
    const same = queries.get(checked.query);
    if (same === undefined) queries.set(checked.query, checked);
    else
      refused.push({
        ...same,
        ...named[position],
        code: "same_query",
        refused: explainSame(same),
        changes: [],
        position,
      });
  }
  if (queries.size === 0) throw refuseAll(refused);
  return {
    question,
    queries: [...queries.values()],
    refused,
    headings: checks.headings,
    ...{ maySearchTyped: false, mayRelate: false },
    terms: [],
    notUnderstood: [],
    questionWords: null,
    fallback: null,
  };
}

function explainSame({ name }: CheckedQuery): string {
  return `This is the same query as "${name}", which is run once.`;
}

function refuseAll(refused: readonly RefusedQuery[]): AppError {
  const reasons = refused.map(({ name, refused: reason }) => `${name}: ${reason}`);
  return new AppError(422, "queries_refused", `None of the queries can be run. ${reasons.join(" ")}`);
}
