import type { Language } from "@medsieve/contract/constants";
import { and, or, term } from "@medsieve/query/build-query";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import type { Query } from "@medsieve/query/query";
import { DESIGN_FILTERS } from "@medsieve/reader/queries/design-filters";
import { QUERY_TEXTS } from "@medsieve/reader/queries/query-texts";
import type { NearPaper, RarestWords } from "@medsieve/sources/paper-source";
import { writeLimits } from "../../query/limit-query.ts";
import { fuseRankings } from "../fuse.ts";
import type { RunQuery } from "../search-run.ts";
import type { QueryRunDeps } from "./rewrite-query.ts";

/** Papers that each order of the words adds at most. */
const MOST = 200;
/** How much the orders count beside a query that requires what the question means. */
const OWN_WEIGHT = 1;
const FEEDBACK_WEIGHT = 10;
/** The same of what a source found that cannot order its papers by words. */
const UNORDERED_WEIGHT = 2;

/** One order of papers by words. */
export interface WordOrder {
  pmids: string[];
  /** How much it counts beside a query where it is decided which papers are read. */
  weight: number;
  /** How near each of them comes to the first, which has 1; null where only their order is known. */
  nearness: ReadonlyMap<string, number> | null;
}

export interface TypedSearch {
  /** As it is recorded: apart from what the queries found, as papers like the best are. */
  query: RunQuery;
  orders: WordOrder[];
}

/**
 * Papers by the question's own words as they were typed, and once more with words of the first papers where the source
 * can, within the limits and designs of the search; null where the question has no such word. A source that cannot order
 * its papers by words is asked for those that have any, by relevance: of a large library, any of the rarest, or the rarest
 * beside another one, since what has but a common word comes after those and would cost the most.
 */
export async function searchTyped({
  question,
  limits,
  source,
  work,
  signal,
}: QueryRunDeps): Promise<TypedSearch | null> {
  const typed = await work.run("readTypedWords", question, signal);
  if (typed === null) return null;
  const { whole } = DESIGN_FILTERS[question.preference];
  const bounds = writeLimits(limits);
  const filters: Query[] = [...(whole === null ? [] : [parseQuery(whole.query)]), ...(bounds === null ? [] : [bounds])];
  const statistics = source.wordStatistics();
  const ranked = (await statistics?.rankByWords(typed, MOST, signal)) ?? null;
  const rarest = ranked === null ? ((await statistics?.keepRarest([...typed.worth.keys()])) ?? null) : null;
  const words = rarest === null ? parseQuery(typed.query) : findRarest(rarest);
  const query = printQuery(and(words, ...filters));
  if (ranked === null) {
    const hits = await source.search(query, MOST, signal, typed.worth);
    if (hits.total === 0) return null;
    const orders = [{ pmids: hits.pmids, weight: UNORDERED_WEIGHT, nearness: null }];
    return { query: describeTyped(question.language, query, hits.pmids, hits.total), orders };
  }
  let orders = [readOrder(ranked.own, OWN_WEIGHT), readOrder(ranked.withFeedback, FEEDBACK_WEIGHT)];
  if (filters.length > 0) {
    const all = [...new Set(orders.flatMap(({ pmids }) => pmids))];
    const [fitting] = await source.findAmong([printQuery(and(...filters))], all, signal);
    orders = orders.map((order) => ({ ...order, pmids: order.pmids.filter((pmid) => fitting?.has(pmid) ?? true) }));
  }
  const pmids = fuseRankings(
    orders.map((order) => order.pmids),
    MOST,
  );
  return { query: describeTyped(question.language, query, pmids, Math.max(pmids.length, ranked.total)), orders };
}

function findRarest({ any, beside }: RarestWords): Query {
  const anyOf = (words: readonly string[]) => or(...words.map((word) => term(word, "tiab")));
  return beside.length === 0 ? anyOf(any) : and(anyOf(any), anyOf(beside));
}

function readOrder(papers: readonly NearPaper[], weight: number): WordOrder {
  const nearness = new Map(papers.map((paper) => [paper.pmid, paper.nearness]));
  return { pmids: papers.map(({ pmid }) => pmid), weight, nearness };
}

function describeTyped(language: Language, query: string, pmids: string[], hits: number): RunQuery {
  const nothing = { understood: null, written_as: null, broadened_from: null };
  const { name, reason } = QUERY_TEXTS[language].typed;
  return {
    ...{ ...nothing, name, query, reason, hits, pmids },
    changes: [],
    warnings: [],
    related: true,
    searchedAt: new Date(),
  };
}
