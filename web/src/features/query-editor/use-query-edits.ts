import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { addStep, redoStep, startHistory, undoStep } from "./edit-history.ts";
import {
  applyEdit,
  type QueryEdit,
  type QueryEdits,
  queryEditsSchema,
  type RanSearch,
  startEdits,
} from "./edited-queries.ts";

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

/**
 * What someone made of the queries of a search, each step of which can be undone. It is kept while the tab is open, so that a
 * reload or a way back loses nothing; the steps are not.
 */
export function useQueryEdits(searchId: string, ran: RanSearch) {
  const [first] = useState(() => readEdits(searchId) ?? startEdits(ran));
  const [history, setHistory] = useState(() => startHistory(first));
  const edits = history.present;
  const edit = useCallback(
    (done: QueryEdit) => {
      const now = Date.now();
      setHistory((before) => addStep(before, applyEdit(before.present, done, ran), done, now));
    },
    [ran],
  );
  useEffect(() => {
    if (edits !== first) keepEdits(searchId, edits);
  }, [searchId, edits, first]);
  return {
    edits,
    edit,
    undo: history.past.length === 0 ? null : () => setHistory(undoStep),
    redo: history.future.length === 0 ? null : () => setHistory(redoStep),
  };
}
