import { setTimeout as sleep } from "node:timers/promises";
import { countFound, type FoundCounts } from "@medsieve/contract/found";
import { broadenQuery } from "@medsieve/query/broaden-query";
import { listBlocks } from "@medsieve/query/list-blocks";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import pLimit from "p-limit";
import type { SourceHits } from "../../sources/paper-source.ts";
import { countContributions } from "../count-contributions.ts";
import { fuseRankings } from "../fuse.ts";
import { limitQuery } from "../limit-query.ts";
import type { RunQuery } from "../search-run.ts";
import type { CheckedQuery } from "./check-query.ts";
import { type QueryRunDeps, rewriteQuery } from "./rewrite-query.ts";
import { relateQuery } from "./search-related.ts";

/** PMIDs kept of each query; PubMed gives 9,999 of one (E-utilities, esearch, retmax). */
const PMIDS_PER_QUERY = 10_000;
/** Queries under way at once. The source keeps its own budget beside this. */
const QUERIES_AT_ONCE = 8;
/** How much the query for papers like the best counts beside each of those that found them. */
const RELATED_WEIGHT = 3;
/** Queries that run beside the first while its papers are waited for: NCBI allows three requests a second. */
const BESIDE_THE_FIRST = 1;
/** Milliseconds that the other queries wait for the first, so that its papers are fetched before they take their turns. */
const HEAD_START_MS = 1_000;

export interface FoundPapers {
  queries: RunQuery[];
  /** The PMIDs that will be read, best first. */
  kept: string[];
  counts: FoundCounts;
}

export interface TakenPapers {
  /** Kept in any case. */
  pmids: readonly string[];
  /** Resolves when they are fetched, or cannot be. */
  fetched: Promise<void>;
}

export interface SearchPapersInput {
  resultsPerQuery: number;
  maxResults: number;
  /** The user wrote the queries: they are run as they stand, whatever comes of it. */
  asGiven?: boolean;
  /** One more query may follow, for papers like the best of the others. */
  mayRelate?: boolean;
  /** Told what the first query found, as soon as it did; null where nobody reads ahead. */
  takeFirst?: ((pmids: readonly string[]) => TakenPapers) | null;
  /** Told which papers will be kept in all likelihood, while one more query is written and run. */
  onLikely?: ((pmids: readonly string[]) => void) | null;
}

/**
 * Stage 2: every query is run, side by side. One of which the source complains, or that finds nothing, is rewritten
 * once; one that finds nothing still is broadened. Each says so. The rankings are fused, and each query contributes at
 * most `resultsPerQuery` papers to those that are kept. With `mayRelate` a query for papers like the best found so far
 * follows, where source and reader can make one. Of queries that the user gave none is rewritten or broadened.
 */
export async function searchPapers(
  queries: readonly CheckedQuery[],
  input: SearchPapersInput,
  deps: QueryRunDeps,
  onQueryDone: (done: number) => void,
): Promise<FoundPapers> {
  const { resultsPerQuery, maxResults, asGiven = false, mayRelate = false, takeFirst = null, onLikely = null } = input;
  const limit = pLimit(QUERIES_AT_ONCE);
  let done = 0;
  let taken: readonly string[] = [];
  const runOne = async (query: CheckedQuery): Promise<RunQuery> => {
    deps.signal.throwIfAborted();
    const result = await (asGiven ? runAsGiven : runQuery)(query, deps);
    onQueryDone(++done);
    return result;
  };
  const [firstQuery, ...others] = queries;
  const first = firstQuery && limit(() => runOne(firstQuery));
  const firstTaken = first?.then(({ pmids }) => {
    const head = takeFirst?.(pmids);
    taken = head?.pmids ?? [];
    return head;
  });
  const headFetched = firstTaken?.then((head) => head?.fetched);
  // Whoever waits for all queries is told of a failure of the first.
  headFetched?.catch(() => undefined);
  const leave = takeFirst === null ? undefined : waitAtMost(headFetched, HEAD_START_MS, deps.signal);
  const written = await Promise.all([
    ...(first === undefined ? [] : [first]),
    ...others.map((query, at) =>
      limit(async () => {
        if (at >= BESIDE_THE_FIRST) await leave;
        return runOne(query);
      }),
    ),
  ]);
  await firstTaken;
  if (mayRelate) onLikely?.(fuseRankings(rankingsOf(written), resultsPerQuery).slice(0, maxResults));
  const related = mayRelate ? await runRelated(written, deps) : null;
  const run = related === null ? written : [...written, related];
  const rankings = rankingsOf(run);
  const weights = run.map((query) => (query === related ? RELATED_WEIGHT : 1));
  const ahead = new Set(taken);
  const rest = fuseRankings(rankings, resultsPerQuery, weights).filter((pmid) => !ahead.has(pmid));
  const contributed = countContributions(rankings);
  return {
    queries: run.map((query, at) => ({ ...query, contributed: contributed[at] ?? null })),
    kept: [...ahead, ...rest.slice(0, Math.max(0, maxResults - ahead.size))],
    counts: countFound(run),
  };
}

/** Resolves when the work is done, for better or worse, or this time has passed. */
async function waitAtMost(work: Promise<unknown> | undefined, ms: number, signal: AbortSignal): Promise<void> {
  const settled = work?.catch(() => undefined);
  await Promise.race([settled, sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)]);
}

async function runAsGiven(query: CheckedQuery, { source, signal }: QueryRunDeps): Promise<RunQuery> {
  return describeRun(query, await source.search(query.query, PMIDS_PER_QUERY, signal));
}

const rankingsOf = (run: readonly RunQuery[]) => run.map(({ pmids }) => pmids);

/** Null when it finds nothing, or cannot be written. */
async function runRelated(written: readonly RunQuery[], deps: QueryRunDeps): Promise<RunQuery | null> {
  const query = await relateQuery(rankingsOf(written), deps);
  if (query === null) return null;
  const hits = await deps.source.search(query.query, PMIDS_PER_QUERY, deps.signal, query.worth);
  return hits.total === 0 ? null : { ...describeRun(query, hits), related: true };
}

async function runQuery(query: CheckedQuery, deps: QueryRunDeps): Promise<RunQuery> {
  const { source, signal } = deps;
  const hits = await source.search(query.query, PMIDS_PER_QUERY, signal);
  const rewritten = await rewriteQuery(query, hits, deps);
  if (rewritten !== null) {
    const again = await source.search(rewritten.query, PMIDS_PER_QUERY, signal);
    if (again.total > 0) return describeRun(rewritten, again);
  }
  return hits.total > 0 ? describeRun(query, hits) : runBroadened(query, hits, deps);
}

function describeRun(query: CheckedQuery, hits: SourceHits): RunQuery {
  return {
    name: query.name,
    query: query.query,
    reason: query.reason,
    hits: hits.total,
    understood: hits.understood,
    written_as: query.writtenAs,
    changes: query.changes,
    broadened_from: null,
    warnings: [...query.warnings, ...hits.warnings],
    related: false,
    blocks: listBlocks(query.query),
    pmids: hits.pmids,
    searchedAt: new Date(),
  };
}

/** The limits of the search hold for the broadened query, too. */
async function runBroadened(query: CheckedQuery, hits: SourceHits, deps: QueryRunDeps): Promise<RunQuery> {
  const broader = broadenQuery(parseQuery(query.unlimited));
  if (broader === null) return describeRun(query, hits);
  const broadened = printQuery(limitQuery(broader.query, deps.limits));
  const again = await deps.source.search(broadened, PMIDS_PER_QUERY, deps.signal);
  const message = `Nothing was found, so this was left out: ${broader.dropped}`;
  return {
    ...describeRun({ ...query, query: broadened, warnings: [] }, again),
    broadened_from: query.query,
    warnings: [...again.warnings, { code: "broadened", message, start: null, end: null }],
  };
}
