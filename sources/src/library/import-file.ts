import type { ImportOutcome } from "@medsieve/contract/import-events";
import type { Database, Transaction } from "@medsieve/database/client";
import { requireWritable } from "@medsieve/database/outage";
import { libraryImports } from "@medsieve/database/schema/library";
import { MedlineFileError } from "@medsieve/medline/medline-file-error";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, sql } from "drizzle-orm";
import type { ImportSession } from "./import-session.ts";
import type { ReadPart } from "./reading/citation-reader.ts";
import type { StoredBatch, StoredCounts } from "./store-citations.ts";

export interface FileProgress extends StoredCounts {
  bytesRead: number;
  bytesTotal: number;
  read: number;
}

/**
 * Imports one file, a transaction a batch: what was stored stays whole when it fails or is stopped, and the same file
 * may be imported again. Never throws: the outcome, kept in `library_imports` as well, says how it ended.
 * `path` is where it lies, if its name is another one.
 */
export async function importFile(
  database: Database,
  { shelf, reader, postings }: Pick<ImportSession, "shelf" | "reader" | "postings">,
  file: string,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
  path = file,
): Promise<ImportOutcome> {
  const startedAt = Date.now();
  const counts: StoredCounts = { added: 0, replaced: 0, unchanged: 0, deleted: 0 };
  let read = 0;
  let books = 0;
  let status: ImportOutcome["status"] = "completed";
  let error: string | null = null;
  let id: string | null = null;

  try {
    id = await beginImport(database, file);
    await importCitations(id);
  } catch (failure) {
    status = signal.aborted ? "interrupted" : "failed";
    error = signal.aborted ? null : explainFailure(file, failure);
  }
  if (id !== null) await finishImport(database, id, status, error).catch(() => undefined);
  return { type: "outcome", file, status, read, ...counts, books, seconds: (Date.now() - startedAt) / 1000, error };

  async function importCitations(importId: string): Promise<void> {
    /** One batch is stored while the next is read. */
    let storing: Promise<void> = Promise.resolve();
    try {
      for await (const part of reader.read(file, path)) {
        signal.throwIfAborted();
        [read, books] = [part.read, part.books];
        await storing;
        signal.throwIfAborted();
        storing = storePart(importId, part);
        // A failure is thrown by the next `await storing`; until then it is no unhandled rejection.
        storing.catch(() => undefined);
        if (part.kind === "end") await storing;
        onProgress({ bytesRead: part.bytesRead, bytesTotal: part.bytesTotal, read, ...counts });
      }
    } catch (failure) {
      // What was complete before the file went wrong is kept, and nothing is stored after this returns.
      await storing;
      throw failure;
    }
  }

  async function storePart(importId: string, part: ReadPart): Promise<void> {
    if (part.kind === "end") return;
    if (part.kind === "deleted") {
      await storeBatch(importId, async (tx) => ({
        ...NOTHING,
        deleted: await shelf.remove(tx, part.pmids, signal),
        written: [],
      }));
      return;
    }
    await postings?.prepare();
    const { written } = await storeBatch(importId, (tx) => shelf.store(tx, part.citations, signal));
    await postings?.take(part.batch, written);
  }

  async function storeBatch(importId: string, work: (tx: Transaction) => Promise<StoredBatch>): Promise<StoredBatch> {
    await requireWritable(database);
    const stored = await database.db.transaction(async (tx) => {
      const batch = await work(tx);
      await tx.execute(sql`
        update library_imports set updated_at = now(), added = added + ${batch.added},
          replaced = replaced + ${batch.replaced}, unchanged = unchanged + ${batch.unchanged},
          deleted = deleted + ${batch.deleted}
        where id = ${importId}`);
      return batch;
    });
    counts.added += stored.added;
    counts.replaced += stored.replaced;
    counts.unchanged += stored.unchanged;
    counts.deleted += stored.deleted;
    return stored;
  }
}

const NOTHING: StoredCounts = { added: 0, replaced: 0, unchanged: 0, deleted: 0 };

async function beginImport(database: Database, file: string): Promise<string> {
  const [row] = await database.db.insert(libraryImports).values({ file }).returning({ id: libraryImports.id });
  if (row === undefined) throw new Error("the import could not be recorded");
  return row.id;
}

async function finishImport(
  database: Database,
  id: string,
  status: ImportOutcome["status"],
  error: string | null,
): Promise<void> {
  await database.db
    .update(libraryImports)
    .set({ status, error, finishedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(libraryImports.id, id));
}

/** One line; a MedlineFileError has its own with line and last PMID, an AppError a sentence for the operator. */
function explainFailure(file: string, failure: unknown): string {
  if (failure instanceof MedlineFileError) return failure.message;
  const isSentence = failure instanceof AppError;
  const cause = !isSentence && failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `${file}: it could not be stored: ${reason.replace(/\s+/g, " ").slice(0, 300)}`;
}
