import type { NewReason } from "@medsieve/contract/constants";
import type { PapersSince } from "@medsieve/sources/paper-source";
import type { RerunQuery } from "./rerun-queries.ts";

/** What the queries find now beside what they found when they last ran, each in the order of the queries. */
export interface RunDifference {
  fresh: number[];
  gone: number[];
}

/**
 * Papers that no query found before, and papers that none finds any more. What a query found before counts as found while
 * it cannot be run; and so it does of a query whose list the source cuts off, where papers drop out by their rank alone.
 */
export function compareRun(queries: readonly RerunQuery[]): RunDifference {
  const before = new Set(queries.flatMap(({ pmids }) => pmids));
  const now = new Set(queries.flatMap((query) => query.now?.pmids ?? []));
  const kept = new Set(queries.flatMap((query) => (query.now === null || query.now.isCutOff ? query.pmids : [])));
  return {
    fresh: orderFresh(queries).filter((pmid) => !before.has(pmid)),
    gone: [...before].filter((pmid) => !now.has(pmid) && !kept.has(pmid)),
  };
}

/** The best match of each query first, then the second of each, and so on. */
function orderFresh(queries: readonly RerunQuery[]): number[] {
  const ranked = queries.flatMap(({ now }) => (now?.pmids ?? []).map((pmid, rank) => ({ pmid, rank })));
  return [...new Set(ranked.sort((a, b) => a.rank - b.rank).map(({ pmid }) => pmid))];
}

export interface ExplainedPaper {
  pmid: number;
  why: NewReason;
}

/**
 * Why each paper is new. One that is not later than the last check, found by nothing but lists that the source cuts off, has
 * only moved up in them and is left out.
 */
export function explainFresh(
  fresh: readonly number[],
  queries: readonly RerunQuery[],
  { published, indexed }: PapersSince,
): ExplainedPaper[] {
  const finders = new Map<number, RerunQuery[]>(fresh.map((pmid) => [pmid, []]));
  for (const query of queries) for (const pmid of query.now?.pmids ?? []) finders.get(pmid)?.push(query);
  return fresh.flatMap((pmid): ExplainedPaper[] => {
    if (published.has(String(pmid))) return [{ pmid, why: "published" }];
    if (indexed.has(String(pmid))) return [{ pmid, why: "indexed" }];
    const by = finders.get(pmid) ?? [];
    if (by.every(({ hasFailed }) => hasFailed)) return [{ pmid, why: "query_failed" }];
    if (by.every((query) => query.now?.isCutOff === true && !isReadDifferently(query))) return [];
    return [{ pmid, why: by.some(isReadDifferently) ? "query_read_differently" : "indexed" }];
  });
}

function isReadDifferently({ understood, now }: RerunQuery): boolean {
  return now !== null && understood !== null && now.understood !== understood;
}
