import type { ShownSearch } from "./search-machine.ts";

/** How many papers came how far; null: not known (yet). */
export interface SearchFlow {
  queries: number | null;
  /** Different PMIDs the queries found. */
  found: number | null;
  /** Of those, the ones that are read. */
  kept: number | null;
  read: number | null;
  toRead: number | null;
}

export function countFlow({ preview, outcome }: ShownSearch): SearchFlow {
  const toRead = preview.readTotal ?? preview.fetched ?? preview.kept;
  return {
    queries: outcome?.queries.length ?? preview.queryDetails?.length ?? preview.queries?.length ?? null,
    found: outcome?.found ?? preview.found,
    kept: preview.kept,
    read: outcome?.papers.length ?? preview.readDone,
    toRead,
  };
}
