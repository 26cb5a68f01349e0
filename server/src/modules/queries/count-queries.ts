import type { QueryCountRequest, QueryCounts } from "@medsieve/contract/queries";
import { NO_LIMITS } from "@medsieve/contract/searches";
import pLimit from "p-limit";
import { learnHeadings } from "../../pipeline/queries/learn-headings.ts";
import { checkQuery } from "../../query/check-query.ts";
import type { PaperSource } from "../../sources/paper-source.ts";
import { takeSlice } from "../../work-slices.ts";

type QueryCount = QueryCounts["counts"][number];

/** Queries under way at once; the source keeps its own budget beside this. */
const QUERIES_AT_ONCE = 8;

/** How many papers each query finds within the limits, after it was put right as it would be in a search. */
export async function countQueries(
  { queries, limits = NO_LIMITS }: QueryCountRequest,
  source: PaperSource,
  signal: AbortSignal,
): Promise<QueryCounts> {
  const headings = await learnHeadings(queries, source.headingIndex(), signal);
  const limit = pLimit(QUERIES_AT_ONCE);
  const countOne = async (query: string): Promise<QueryCount> => {
    await takeSlice(signal);
    const checked = checkQuery({ name: "", query, reason: null }, limits, headings);
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
  return { counts: await Promise.all(queries.map((query) => limit(() => countOne(query)))) };
}
