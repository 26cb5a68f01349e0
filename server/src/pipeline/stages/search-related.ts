import { fuseRankings } from "../fuse.ts";
import { type CheckedQuery, checkQuery } from "./check-query.ts";
import type { QueryRunDeps } from "./rewrite-query.ts";

/** The best papers whose words are taken. */
const EXAMPLES = 10;

interface CheckedRelatedQuery extends CheckedQuery {
  worth: ReadonlyMap<string, number>;
}

/**
 * A query for papers like the best of these rankings; null where the source cannot tell their words, the reader has
 * nothing to make of them, or nothing was found.
 */
export async function relateQuery(
  rankings: readonly (readonly string[])[],
  { question, limits, headings, reader, source, signal }: QueryRunDeps,
): Promise<CheckedRelatedQuery | null> {
  const examples = fuseRankings(rankings, EXAMPLES).slice(0, EXAMPLES);
  if (examples.length === 0) return null;
  const words = await source.readWords?.(examples, signal);
  const written = words ? reader.writeRelated?.(question, words) : null;
  if (!written) return null;
  const { worth, ...query } = written;
  const checked = checkQuery(query, limits, headings);
  return "refused" in checked ? null : { ...checked, worth };
}
