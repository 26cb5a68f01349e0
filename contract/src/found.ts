import { z } from "zod";

/** How many papers a search found, as results and details of searches say it. */
export const foundShape = {
  /** Different PMIDs that the queries found, without what the query for papers like the best added. */
  total_pmids_found: z.number().int(),
  /** Different PMIDs that only the query for papers like the best found; 0 in results kept from before it was counted apart. */
  related_pmids_found: z.number().int().default(0),
};

/** A query with the PMIDs that it returned; `related`: it looked for papers like the best of the others. */
export interface CountedQuery<Pmid> {
  related: boolean;
  pmids: readonly Pmid[];
}

export interface FoundCounts {
  /** Different PMIDs that the queries of the user or the reader returned. */
  found: number;
  /** Different PMIDs that only the query for papers like the best of these returned. */
  added: number;
}

/** Counts what the queries of a search found, and apart from it what the query for papers like the best added. */
export function countFound<Pmid>(queries: readonly CountedQuery<Pmid>[]): FoundCounts {
  const found = new Set<Pmid>();
  const added = new Set<Pmid>();
  for (const { related, pmids } of queries) if (!related) for (const pmid of pmids) found.add(pmid);
  for (const { related, pmids } of queries) {
    if (related) for (const pmid of pmids) if (!found.has(pmid)) added.add(pmid);
  }
  return { found: found.size, added: added.size };
}
