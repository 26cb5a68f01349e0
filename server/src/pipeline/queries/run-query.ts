import type { SourceHits } from "@medsieve/sources/paper-source";
import type { CheckedQuery } from "../../query/check-query.ts";
import type { RunQuery } from "../search-run.ts";
import { relateQuery } from "./relate-query.ts";
import { type QueryRunDeps, rewriteQuery } from "./rewrite-query.ts";

/** PMIDs kept of each query; PubMed gives 9,999 of one (E-utilities, esearch, retmax). */
const PMIDS_PER_QUERY = 10_000;

/** A query of the user, run as it stands, whatever comes of it. */
export async function runAsGiven(query: CheckedQuery, { source, signal }: QueryRunDeps): Promise<RunQuery> {
  return describeRun(query, await source.search(query.query, PMIDS_PER_QUERY, signal));
}

/**
 * A query of which the source complains, or that finds nothing, is rewritten once; one that finds nothing still is
 * broadened. Each says so.
 */
export async function runQuery(query: CheckedQuery, deps: QueryRunDeps): Promise<RunQuery> {
  const { source, signal } = deps;
  const hits = await source.search(query.query, PMIDS_PER_QUERY, signal);
  const rewritten = await rewriteQuery(query, hits, deps);
  if (rewritten !== null) {
    const again = await source.search(rewritten.query, PMIDS_PER_QUERY, signal);
    if (again.total > 0) return describeRun(rewritten, again);
  }
  return hits.total > 0 ? describeRun(query, hits) : runBroadened(query, hits, deps);
}

/** One more query, for papers like the best of these rankings; null when it finds nothing, or cannot be written. */
export async function runRelated(
  rankings: readonly (readonly string[])[],
  deps: QueryRunDeps,
): Promise<RunQuery | null> {
  const query = await relateQuery(rankings, deps);
  if (query === null) return null;
  const hits = await deps.source.search(query.query, PMIDS_PER_QUERY, deps.signal, query.termWeights);
  return hits.total === 0 ? null : { ...describeRun(query, hits), related: true };
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
    blocks: query.blocks,
    pmids: hits.pmids,
    related: false,
    searchedAt: new Date(),
  };
}

/** The limits of the search hold for the broadened query, too. */
async function runBroadened(query: CheckedQuery, hits: SourceHits, deps: QueryRunDeps): Promise<RunQuery> {
  const { limits, source, work, signal } = deps;
  const broader = await work.run("broadenQuery", { unlimited: query.unlimited, limits }, signal);
  if (broader === null) return describeRun(query, hits);
  const again = await source.search(broader.query, PMIDS_PER_QUERY, signal);
  const message = `Nothing was found, so this was left out: ${broader.dropped}`;
  return {
    ...describeRun({ ...query, query: broader.query, blocks: broader.blocks, warnings: [] }, again),
    broadened_from: query.query,
    warnings: [...again.warnings, { code: "broadened", message, start: null, end: null }],
  };
}
