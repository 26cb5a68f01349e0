import type { SearchLimits } from "@medsieve/contract/searches";
import pLimit from "p-limit";
import { broadenQuery } from "../../query/broaden-query.ts";
import { parseQuery } from "../../query/parse-query.ts";
import { printQuery } from "../../query/print-query.ts";
import type { PaperSource } from "../../sources/paper-source.ts";
import { fuseRankings } from "../fuse.ts";
import { limitQuery } from "../limit-query.ts";
import type { RunQuery } from "../search-run.ts";
import type { CheckedQuery } from "./generate-queries.ts";

/** PMIDs kept of each query: as many as NCBI gives of one (E-utilities, esearch, retmax). */
const PMIDS_PER_QUERY = 10_000;
/** Queries under way at once. The source keeps its own budget beside this. */
const QUERIES_AT_ONCE = 8;

export interface FoundPapers {
  queries: RunQuery[];
  /** The PMIDs that will be read, best first. */
  kept: string[];
  /** Different PMIDs that the queries returned. */
  found: number;
}

/**
 * Stage 2: every query is run, side by side; one that finds nothing is broadened once, and says so. The rankings are
 * fused, and each query contributes at most `resultsPerQuery` papers to those that are kept.
 */
export async function searchPapers(
  queries: CheckedQuery[],
  input: { limits: SearchLimits; resultsPerQuery: number; maxResults: number },
  source: PaperSource,
  onQueryDone: (done: number) => void,
  signal: AbortSignal,
): Promise<FoundPapers> {
  const limit = pLimit(QUERIES_AT_ONCE);
  let done = 0;
  const run = await Promise.all(
    queries.map((query) =>
      limit(async () => {
        signal.throwIfAborted();
        const result = await runQuery(query, input.limits, source, signal);
        onQueryDone(++done);
        return result;
      }),
    ),
  );
  const rankings = run.map((query) => query.pmids);
  return {
    queries: run,
    kept: fuseRankings(rankings, input.resultsPerQuery).slice(0, input.maxResults),
    found: new Set(rankings.flat()).size,
  };
}

/** The limits of the search hold for the broadened query, too. */
async function runQuery(
  query: CheckedQuery,
  limits: SearchLimits,
  source: PaperSource,
  signal: AbortSignal,
): Promise<RunQuery> {
  const hits = await source.search(query.query, PMIDS_PER_QUERY, signal);
  const first: RunQuery = {
    name: query.name,
    query: query.query,
    reason: query.reason,
    hits: hits.total,
    understood: hits.understood,
    broadened_from: null,
    warnings: [...query.warnings, ...hits.warnings],
    pmids: hits.pmids,
  };
  if (hits.total > 0) return first;
  const broader = broadenQuery(parseQuery(query.unlimited));
  if (broader === null) return first;
  const broadened = printQuery(limitQuery(broader.query, limits));
  const again = await source.search(broadened, PMIDS_PER_QUERY, signal);
  return {
    ...first,
    query: broadened,
    hits: again.total,
    understood: again.understood,
    broadened_from: query.query,
    warnings: [
      ...again.warnings,
      {
        code: "broadened",
        message: `Nothing was found, so this was left out: ${broader.dropped}`,
        start: null,
        end: null,
      },
    ],
    pmids: again.pmids,
  };
}
