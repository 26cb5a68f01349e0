import type { ImportEvent, ImportOutcome } from "@medsieve/contract/import-events";
import type { Database } from "@medsieve/database/client";
import { LIBRARY_SHELF } from "./citation-shelf.ts";
import { importLibrary } from "./import-library.ts";

/** Imports of this process, one at a time. */
export interface ExclusiveImports {
  /** Imports files as `importLibrary` does, unless an import is running already: then null. */
  importFiles: (
    files: readonly string[],
    signal: AbortSignal,
    report: (event: ImportEvent) => void,
  ) => Promise<ImportOutcome[] | null>;
  isBusy: () => boolean;
  /** Resolves when the one that is running has ended. */
  settled: () => Promise<void>;
  /** Calls back whenever one has ended, however it did. */
  onEnded: (listener: () => void) => void;
}

export function createExclusiveImports(database: Database, shelf = LIBRARY_SHELF): ExclusiveImports {
  let running: Promise<ImportOutcome[]> | null = null;
  const listeners: (() => void)[] = [];
  return {
    importFiles: async (files, signal, report) => {
      if (running !== null) return null;
      running = importLibrary(database, files, signal, report, shelf);
      try {
        return await running;
      } finally {
        running = null;
        for (const listener of listeners) listener();
      }
    },
    isBusy: () => running !== null,
    settled: async () => {
      await running?.catch(() => undefined);
    },
    onEnded: (listener) => listeners.push(listener),
  };
}
