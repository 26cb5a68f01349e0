import type { GivenQuery } from "@medsieve/contract/searches";
import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { applyEdit, type QueryEdit, type QueryEdits, queryEditsSchema, startEdits } from "./edited-queries.ts";

/** Searches whose edits this tab keeps; those that were not touched longest go first. */
const KEPT_SEARCHES = 20;

function readEdits(searchId: string): QueryEdits | null {
  const all = readStored("query_edits");
  if (all === null || !Object.hasOwn(all, searchId)) return null;
  return queryEditsSchema.safeParse(all[searchId]).data ?? null;
}

function keepEdits(searchId: string, edits: QueryEdits): void {
  const { [searchId]: _, ...others } = readStored("query_edits") ?? {};
  const latest = Object.entries(others).slice(-(KEPT_SEARCHES - 1));
  writeStored("query_edits", { ...Object.fromEntries(latest), [searchId]: edits });
}

/** What someone made of the queries of a search; kept while the tab is open, so that a reload or a way back loses nothing. */
export function useQueryEdits(searchId: string, ran: readonly GivenQuery[]) {
  const [first] = useState(() => readEdits(searchId) ?? startEdits(ran));
  const [edits, setEdits] = useState(first);
  const edit = useCallback((done: QueryEdit) => setEdits((before) => applyEdit(before, done, ran)), [ran]);
  useEffect(() => {
    if (edits !== first) keepEdits(searchId, edits);
  }, [searchId, edits, first]);
  return { edits, edit };
}
