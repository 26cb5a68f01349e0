import type { HistoryItem } from "@medsieve/contract/history";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { exportSearches } from "../../entities/search/export/export-searches.ts";
import { refreshHistory } from "../../entities/search/server-state.ts";
import { saveFile } from "../../lib/save-file.ts";
import { createExportProgress, type ExportProgress } from "./export-progress.ts";
import { allHighlightsQuery, groupBySearch } from "./history-queries.ts";

export type ExportState =
  | { kind: "idle" }
  | { kind: "running"; progress: ExportProgress; total: number }
  /** With the questions of searches that the file has in part, and of those that it does not have. */
  | { kind: "completed"; fileName: string; damaged: string[]; missing: string[] }
  | { kind: "cancelled" }
  | { kind: "nothing-selected" }
  | { kind: "nothing-highlighted" }
  | { kind: "failed"; error: unknown };

export interface ExportControl {
  state: ExportState;
  start(searches: readonly HistoryItem[], isOnlyHighlighted: boolean): void;
  cancel(): void;
  dismiss(): void;
}

/** Exports searches one export at a time; `onCompleted` is called once the file was handed over. */
export function useExport(onCompleted: () => void): ExportControl {
  const queryClient = useQueryClient();
  const [state, setState] = useState<ExportState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function run(searches: readonly HistoryItem[], isOnlyHighlighted: boolean, signal: AbortSignal) {
    let searchIds = searches.map((item) => item.id);
    const progress = createExportProgress();
    setState({ kind: "running", progress, total: searchIds.length });
    let highlighted: ReadonlyMap<string, readonly string[]> | null = null;
    if (isOnlyHighlighted) {
      const known = groupBySearch(await queryClient.fetchQuery({ ...allHighlightsQuery(), staleTime: 0 }));
      signal.throwIfAborted();
      searchIds = searchIds.filter((id) => known.has(id));
      if (searchIds.length === 0) return setState({ kind: "nothing-highlighted" });
      highlighted = known;
    }
    if (highlighted !== null) setState({ kind: "running", progress, total: searchIds.length });
    const { file, ...problems } = await exportSearches({ searchIds, highlighted, onProgress: progress.report, signal });
    saveFile(file);
    const questions = new Map(searches.map(({ id, query }) => [id, query]));
    const name = (ids: readonly string[]) => ids.map((id) => questions.get(id) ?? id);
    const [damaged, missing] = [name(problems.damaged), name(problems.missing)];
    setState({ kind: "completed", fileName: file.name, damaged, missing });
    onCompleted();
    // What another tab deleted goes from the list, too.
    if (missing.length > 0) void refreshHistory(queryClient);
  }

  function start(searches: readonly HistoryItem[], isOnlyHighlighted: boolean): void {
    if (running.current !== null) return;
    if (searches.length === 0) {
      setState({ kind: "nothing-selected" });
      return;
    }
    const control = new AbortController();
    running.current = control;
    run(searches, isOnlyHighlighted, control.signal)
      .catch((error: unknown) => {
        if (control.signal.aborted) return setState({ kind: "cancelled" });
        console.warn("The export failed", error);
        setState({ kind: "failed", error });
      })
      .finally(() => {
        running.current = null;
      });
  }

  return { state, start, cancel, dismiss: useCallback(() => setState({ kind: "idle" }), []) };
}
