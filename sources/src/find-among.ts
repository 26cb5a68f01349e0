import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import pLimit from "p-limit";
import type { PapersFound, SourceHits } from "./paper-source.ts";

/** PMIDs named in one query, and queries under way at once; the source keeps its own budget beside this. */
const PMIDS_PER_QUERY = 500;
const QUERIES_AT_ONCE = 8;

/** Finds at most `limit` papers with a query. */
type Search = (query: string, limit: number, signal: AbortSignal) => Promise<SourceHits>;

/** Which of these papers each query finds, for a source that can only be searched: each query among the PMIDs. */
export async function findBySearching(
  search: Search,
  queries: readonly string[],
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<PapersFound[]> {
  const limit = pLimit(QUERIES_AT_ONCE);
  const searchOne = async (query: string): Promise<PapersFound> => {
    const found = new Set<string>();
    for (let at = 0; at < pmids.length; at += PMIDS_PER_QUERY) {
      signal.throwIfAborted();
      const part = pmids.slice(at, at + PMIDS_PER_QUERY);
      const hits = await search(writeAmong(query, part), part.length, signal);
      for (const pmid of hits.pmids) found.add(pmid);
    }
    return found;
  };
  return Promise.all(queries.map((query) => limit(() => searchOne(query))));
}

/** The query among these PMIDs, in PubMed's syntax. */
function writeAmong(query: string, pmids: readonly string[]): string {
  return writeWithin(
    query,
    pmids.map((pmid) => `${pmid}[pmid]`),
  );
}

/** What the query finds of papers that one of these terms finds, in PubMed's syntax. */
export function writeWithin(query: string, terms: readonly string[]): string {
  return `(${printQuery(parseQuery(query))}) AND (${terms.join(" OR ")})`;
}
