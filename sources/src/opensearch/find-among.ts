import pLimit from "p-limit";
import type { PapersFound } from "../paper-source.ts";
import type { QueryWork } from "../query/query-work.ts";
import { askIndex, askWhere, isPmid } from "./ask-index.ts";
import type { PaperIndex } from "./paper-index.ts";

/** Queries under way at once: a check may bring hundreds, and searches of others wait in the same queue of a node. */
const QUERIES_AT_ONCE = 8;

export async function findAmong(
  index: PaperIndex,
  work: QueryWork,
  queries: readonly string[],
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<PapersFound[]> {
  if (queries.length === 0) return [];
  const compiled = await work.run("compileQueries", queries, signal);
  const among = { terms: { pmid: pmids.filter(isPmid).map(Number) } };
  const limit = pLimit(QUERIES_AT_ONCE);
  const searches = compiled.map(({ where, understood }) =>
    limit(async (): Promise<PapersFound> => {
      if (understood === "") return null;
      const found = await askWhere(where, (filter) => {
        const query = { bool: { filter: [among, filter] } };
        return askIndex(index, { query, size: pmids.length, _source: false }, signal);
      });
      return new Set(found.hits.hits.map(({ _id }) => _id));
    }),
  );
  return Promise.all(searches);
}
