import type { QueryCountRequest, QueryCounts } from "@medsieve/contract/queries";
import { NO_LIMITS } from "@medsieve/contract/searches";
import type { PaperSource } from "@medsieve/sources/paper-source";
import pLimit from "p-limit";
import { checkQueries } from "../../pipeline/queries/check-queries.ts";
import type { CheckedQuery, RefusedQuery } from "../../query/check-query.ts";
import type { Work } from "../../work/work.ts";

type QueryCount = QueryCounts["counts"][number];

/** Queries under way at once; the source keeps its own budget beside this. */
const QUERIES_AT_ONCE = 8;

/** How many papers each query finds within the limits, after it was put right as it would be in a search. */
export async function countQueries(
  { queries, limits = NO_LIMITS }: QueryCountRequest,
  source: PaperSource,
  work: Work,
  signal: AbortSignal,
): Promise<QueryCounts> {
  const limit = pLimit(QUERIES_AT_ONCE);
  const written = queries.map((query) => ({ name: "", query, reason: null }));
  const checks = await checkQueries(written, limits, source.headingIndex(), work, signal);
  const countOne = async (checked: CheckedQuery | RefusedQuery, query: string | undefined): Promise<QueryCount> => {
    if ("refused" in checked) {
      const warning = { code: "not_run", message: checked.refused, start: null, end: null };
      return { hits: null, understood: null, warnings: [warning] };
    }
    const { total, understood, warnings } = await source.search(checked.query, 0, signal);
    // A place in the query that was run is none in the one that was written.
    const said =
      checked.query === query ? warnings : warnings.map((warning) => ({ ...warning, start: null, end: null }));
    return { hits: total, understood, warnings: [...checked.warnings, ...said] };
  };
  return {
    counts: await Promise.all(checks.queries.map((checked, at) => limit(() => countOne(checked, queries[at])))),
  };
}
