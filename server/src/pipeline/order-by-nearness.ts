import { weighRanks } from "./fuse.ts";

/** How much the queries count together, beside the orders by words together. */
const QUERIES_WORTH = 0.4;

/** One order of papers by the question's own words. */
interface WordOrder {
  /** How near each of them comes to the first, which has 1; null where only their order is known. */
  nearness: ReadonlyMap<string, number> | null;
}

/**
 * Papers in the order of how near they come to the question: by its own words, of which a paper far below the best counts
 * little wherever it stands, and by their ranks in the queries. As they are where that is not known.
 */
export function orderByNearness(
  pmids: readonly string[],
  rankings: readonly (readonly string[])[],
  orders: readonly WordOrder[],
): string[] {
  const byWords = orders.flatMap(({ nearness }) => nearness ?? []);
  if (byWords.length === 0) return [...pmids];
  const wanted = new Set(pmids);
  const byQueries = rankings.map((ranked) => weighRanks(ranked, wanted));
  const weigh = (pmid: string) => meanOf(byWords, pmid) + QUERIES_WORTH * meanOf(byQueries, pmid);
  const worth = new Map(pmids.map((pmid) => [pmid, weigh(pmid)]));
  return pmids.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

function meanOf(all: readonly ReadonlyMap<string, number>[], pmid: string): number {
  return all.reduce((sum, one) => sum + (one.get(pmid) ?? 0), 0) / Math.max(1, all.length);
}
