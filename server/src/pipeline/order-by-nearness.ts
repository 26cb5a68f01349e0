import type { Nearness } from "@medsieve/reader/reader";
import { weighRanks } from "./fuse.ts";

/** How much the queries count together, beside the orders by words together. */
const QUERIES_WORTH = 0.4;

/** One order of papers by the question's own words. */
interface WordOrder {
  /** How near each of them comes to the first, which has 1; null where only their order is known. */
  nearness: ReadonlyMap<string, number> | null;
}

/** Papers, the nearest first, and how near each comes; nothing is said of that where it is not known. */
export interface NearestFirst {
  pmids: string[];
  nearness: Nearness;
}

/**
 * Papers in the order of how near they come to the question: by its own words, of which a paper far below the best counts
 * little wherever it stands, and by their ranks in the queries. As they are where that is not known.
 */
export function orderByNearness(
  pmids: readonly string[],
  rankings: readonly (readonly string[])[],
  orders: readonly WordOrder[],
): NearestFirst {
  const byWords = orders.flatMap(({ nearness }) => nearness ?? []);
  if (byWords.length === 0) return { pmids: [...pmids], nearness: new Map() };
  const wanted = new Set(pmids);
  const byQueries = rankings.map((ranked) => weighRanks(ranked, wanted));
  const worth = pmids.map((pmid) => ({
    pmid,
    value: meanOf(byWords, pmid) + QUERIES_WORTH * meanOf(byQueries, pmid),
  }));
  worth.sort((a, b) => b.value - a.value);
  const most = worth[0]?.value || 1;
  return {
    pmids: worth.map(({ pmid }) => pmid),
    nearness: new Map(worth.map(({ pmid, value }) => [pmid, value / most])),
  };
}

function meanOf(all: readonly ReadonlyMap<string, number>[], pmid: string): number {
  return all.reduce((sum, one) => sum + (one.get(pmid) ?? 0), 0) / Math.max(1, all.length);
}
