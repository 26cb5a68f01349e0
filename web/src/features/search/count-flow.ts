import type { ShownSearch } from "./search-machine.ts";

/** How many papers came how far; null: not known (yet). */
export interface SearchFlow {
  /** All that ran, as the query editor and the record list them. */
  queries: number | null;
  /** Different PMIDs that queries other than those by similarity found. */
  found: number | null;
  /** Different PMIDs that only queries by similarity found; null also where there was none. */
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
    queries: run?.length ?? preview.queries?.length ?? null,
    found: outcome?.found ?? preview.found,
    added: run?.some(({ related }) => related === true) ? (outcome?.added ?? preview.added) : null,
    kept: preview.kept,
    read: outcome?.papers.length ?? preview.readDone,
    toRead,
  };
}
