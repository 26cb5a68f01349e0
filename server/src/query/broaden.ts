import type { QueryBlock, SearchLimits } from "@medsieve/contract/searches";
import { broadenQuery } from "@medsieve/query/broaden-query";
import { listBlocks } from "@medsieve/query/list-blocks";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import { limitQuery } from "./limit-query.ts";

interface BroadenedQuery {
  query: string;
  /** What was left out. */
  dropped: string;
  blocks: QueryBlock[];
}

/** A broader query within the limits, which the given one is without; null where there is none. */
export function broadenWithin(unlimited: string, limits: SearchLimits): BroadenedQuery | null {
  const broader = broadenQuery(parseQuery(unlimited));
  if (broader === null) return null;
  const query = printQuery(limitQuery(broader.query, limits));
  return { query, dropped: broader.dropped, blocks: listBlocks(query) };
}
