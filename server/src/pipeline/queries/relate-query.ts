import type { CheckedQuery } from "../../query/check-query.ts";
import { fuseRankings } from "../fuse.ts";
import type { QueryRunDeps } from "./rewrite-query.ts";

/** The best papers whose words are taken. */
const EXAMPLES = 10;

interface CheckedRelatedQuery extends CheckedQuery {
  termWeights: ReadonlyMap<string, number>;
}

/**
 * A query for papers like the best of these rankings; null where the source cannot list their words, the reader has
 * nothing to make of them, or nothing was found.
 */
export async function relateQuery(
  rankings: readonly (readonly string[])[],
  { question, limits, headings, reader, source, work, signal }: QueryRunDeps,
): Promise<CheckedRelatedQuery | null> {
  const examples = fuseRankings(rankings, EXAMPLES).slice(0, EXAMPLES);
  if (examples.length === 0) return null;
  const [statistics, related] = [source.wordStatistics(), reader.relatedQueries()];
  if (statistics === null || related === null) return null;
  const written = await related.writeRelated(question, await statistics.countWords(examples, signal), signal);
  if (written === null) return null;
  const { termWeights, ...query } = written;
  const [checked] = await work.run("checkQueries", { queries: [query], limits, headings }, signal);
  return checked === undefined || "refused" in checked ? null : { ...checked, termWeights };
}
