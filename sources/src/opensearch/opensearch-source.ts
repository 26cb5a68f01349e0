import type { PaperRecord } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource, SourceHits, TermWeights } from "../paper-source.ts";
import type { QueryWork } from "../query/query-work.ts";
import { askIndex, askWhere, countInIndex, isPmid, MOST_HITS } from "./ask-index.ts";
import { requireIndexVersion } from "./check-index.ts";
import type { Dsl } from "./compile-dsl.ts";
import { describeIndex } from "./describe-index.ts";
import { fetchPapers } from "./fetch-papers.ts";
import { findAmong } from "./find-among.ts";
import { findByDoi } from "./find-by-doi.ts";
import { findHeadings } from "./find-headings.ts";
import { findSince, searchSince } from "./find-since.ts";
import { type PaperIndex, TooManyClausesError } from "./paper-index.ts";
import { boundRanking, writeRanking } from "./rank-papers.ts";
import { createShareReader } from "./word-shares.ts";
import { createWordStatistics } from "./word-statistics.ts";

/** The library in OpenSearch as a source of papers. An empty one refuses to search (`library_empty`). */
export function createOpenSearchSource(index: PaperIndex, database: Database, work: QueryWork): PaperSource {
  const readShares = createShareReader(index);
  const words = createWordStatistics(index, readShares);
  let isOfThisVersion = false;

  async function search(
    query: string,
    limit: number,
    signal: AbortSignal,
    termWeights?: TermWeights,
  ): Promise<SourceHits> {
    if (!isOfThisVersion) await requireIndexVersion(index, signal);
    isOfThisVersion = true;
    const [compiled] = await work.run("compileQueries", [query], signal);
    if (compiled === undefined) throw new Error("a query was compiled to nothing");
    const wanted = Math.min(MOST_HITS, Math.max(0, Math.trunc(limit)));
    const should = wanted === 0 ? [] : await writeRanking(readShares, compiled.rank, termWeights, signal);
    const askOrdered = (filter: Dsl, clauses: readonly object[]) =>
      askIndex(
        index,
        {
          query: { bool: { filter: [filter], should: clauses, minimum_should_match: 0 } },
          size: wanted,
          track_total_hits: true,
          _source: false,
          sort: [{ _score: "desc" }, { published: { order: "desc", missing: "_last" } }, { pmid: "desc" }],
        },
        signal,
      );
    const found = await askWhere(compiled.where, (filter) =>
      askOrdered(filter, should).catch((error: unknown) => {
        if (error instanceof TooManyClausesError) return askOrdered(filter, boundRanking(should));
        throw error;
      }),
    );
    if (found.hits.total.value === 0) await refuseEmpty(signal);
    return {
      pmids: found.hits.hits.map(({ _id }) => _id),
      total: found.hits.total.value,
      understood: compiled.understood,
      warnings: compiled.warnings,
    };
  }

  async function refuseEmpty(signal: AbortSignal): Promise<void> {
    if ((await countInIndex(index, null, signal)) > 0) return;
    throw new AppError(
      503,
      "library_empty",
      "The library in OpenSearch holds no papers yet. Import PubMed files with: npm run library:import -- FILE…",
    );
  }

  return {
    search,
    fetch: (pmids, signal): Promise<PaperRecord[]> => fetchPapers(index, database, pmids.filter(isPmid), signal),
    findByDoi: (dois, signal) => findByDoi(index, dois, signal),
    findAmong: (queries, pmids, signal) => findAmong(index, work, queries, pmids, signal),
    findSince: (pmids, since, signal) => findSince(index, pmids, since, signal),
    searchSince: (query, since, limit, signal) => searchSince({ index, work }, query, since, limit, signal),
    describe: () => describeIndex(index),
    headingIndex: () => ({ findHeadings: (names, signal) => findHeadings(index, names, signal) }),
    wordStatistics: () => words,
    renewal: () => null,
  };
}
