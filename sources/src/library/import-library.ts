import { stat } from "node:fs/promises";
import type { ImportEvent, ImportOutcome } from "@medsieve/contract/import-events";
import type { Database } from "@medsieve/database/client";
import { LIBRARY_SHELF } from "./citation-shelf.ts";
import { type FileProgress, importFile } from "./import-file.ts";
import { openImportSession } from "./import-session.ts";

/** Progress is reported at most this often, in milliseconds, and at the end of each file. */
const PROGRESS_EVERY_MS = 200;

/**
 * Imports PubMed files one after the other; one that fails does not keep the others from being tried.
 * Ends early when the signal is aborted: the file in hand is then "interrupted", and the rest has no outcome.
 */
export async function importLibrary(
  database: Database,
  files: readonly string[],
  signal: AbortSignal,
  report: (event: ImportEvent) => void,
  shelf = LIBRARY_SHELF,
): Promise<ImportOutcome[]> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        (info) => info.size,
        () => 0,
      ),
    ),
  );
  const bytesTotal = sizes.reduce((sum, size) => sum + size, 0);
  const startedAt = performance.now();
  const outcomes: ImportOutcome[] = [];
  let citationsBefore = 0;
  let bytesBefore = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const session = openImportSession(database, shelf, bytesTotal, signal);
  try {
    for (const [at, file] of files.entries()) if (!signal.aborted) await importNext(file, at);
  } finally {
    await session.close();
  }
  if (outcomes.some((outcome) => outcome.added + outcome.replaced + outcome.deleted > 0)) await shelf.tidy(database);
  return outcomes;

  async function importNext(file: string, at: number): Promise<void> {
    const onProgress = (progress: FileProgress) => {
      const now = performance.now();
      if (now - reportedAt < PROGRESS_EVERY_MS && progress.bytesRead < progress.bytesTotal) return;
      reportedAt = now;
      const seconds = (now - startedAt) / 1000;
      const bytesDone = bytesBefore + progress.bytesRead;
      report({
        type: "progress",
        file,
        fileNumber: at + 1,
        fileCount: files.length,
        ...progress,
        perSecond: seconds > 0 ? (citationsBefore + progress.read) / seconds : 0,
        secondsLeft: bytesDone > 0 ? Math.max(0, bytesTotal - bytesDone) * (seconds / bytesDone) : null,
      });
    };
    const outcome = await importFile(database, session, file, signal, onProgress);
    outcomes.push(outcome);
    report(outcome);
    citationsBefore += outcome.read;
    bytesBefore += sizes[at] ?? 0;
  }
}
