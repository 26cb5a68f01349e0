import type { ShownSearch } from "./search-machine.ts";

/** How many papers came how far; null: not known (yet). */
export interface SearchFlow {
  /** Without the one for papers like the best, which `added` counts. */
  queries: number | null;
  /** Different PMIDs the queries found. */
  found: number | null;
  /** Different PMIDs that only the query for papers like the best found; null also where there was none. */
  added: number | null;
  /** Of those, the ones that are read. */
  kept: number | null;
  read: number | null;
  toRead: number | null;
}

export function countFlow({ preview, outcome }: ShownSearch): SearchFlow {
  const toRead = preview.readTotal ?? preview.fetched ?? preview.kept;
  const run = outcome?.queries ?? preview.queryDetails;
  return {
    queries: run?.filter(({ related }) => related !== true).length ?? preview.queries?.length ?? null,
    found: outcome?.found ?? preview.found,
    added: run?.some(({ related }) => related === true) ? (outcome?.added ?? preview.added) : null,
    kept: preview.kept,
    read: outcome?.papers.length ?? preview.readDone,
    toRead,
  };
}
