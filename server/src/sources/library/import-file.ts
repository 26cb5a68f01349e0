import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client.ts";
import { libraryImports } from "../../db/schema/library.ts";
import { MedlineFileError } from "../medline/medline-file-error.ts";
import { parseMedline } from "../medline/parse-medline.ts";
import type { ImportOutcome } from "./import-events.ts";
import { type MedlineFile, openMedlineFile } from "./open-medline-file.ts";
import { keepPostings } from "./postings/keep-postings.ts";
import {
  deleteCitations,
  type IndexedCitation,
  indexCitation,
  type StoredCounts,
  storeCitations,
} from "./store-citations.ts";
import { tidyLibrary } from "./tidy-library.ts";

const BATCH_CITATIONS = 200;
/** UTF-16 units of JSON and lexemes: long records make a smaller batch. */
const BATCH_CHARACTERS = 2_000_000;
/** Citations after which the event loop gets its turn, whatever the input does. */
const CITATIONS_PER_TURN = 20;
const CHANGES_BETWEEN = 8_192;

/** Where the citations of a file go. Each batch is stored within the transaction that counts it. */
export interface CitationShelf {
  store: (tx: Transaction, batch: readonly IndexedCitation[], signal: AbortSignal) => Promise<StoredCounts>;
  /** How many there were. */
  remove: (tx: Transaction, pmids: readonly string[], signal: AbortSignal) => Promise<number>;
  /** After so many papers of a file have changed that searches would become slower. */
  absorb: (database: Database, signal: AbortSignal) => Promise<void>;
  /** After files that changed something. */
  tidy: (database: Database) => Promise<void>;
}

/** The library in the database. */
export const LIBRARY_SHELF: CitationShelf = {
  store: storeCitations,
  remove: deleteCitations,
  absorb: keepPostings,
  tidy: tidyLibrary,
};

export interface FileProgress extends StoredCounts {
  bytesRead: number;
  bytesTotal: number;
  read: number;
}

/**
 * Imports one file, a transaction a batch: what was stored stays whole when it fails or is stopped, and the same file
 * may be imported again. Never throws: the outcome, kept in `library_imports` as well, says how it ended.
 * `open` is for what is no file on disk, but has a name and its text.
 */
export async function importFile(
  database: Database,
  file: string,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
  open: (file: string) => Promise<MedlineFile> = openMedlineFile,
  shelf: CitationShelf = LIBRARY_SHELF,
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
    const source = await open(file);
    await importCitations(source, id);
  } catch (failure) {
    status = signal.aborted ? "interrupted" : "failed";
    error = signal.aborted ? null : explainFailure(file, failure);
  }
  if (id !== null) await finishImport(database, id, status, error).catch(() => undefined);
  return { type: "outcome", file, status, read, ...counts, books, seconds: (Date.now() - startedAt) / 1000, error };

  async function importCitations(source: MedlineFile, importId: string): Promise<void> {
    let batch: IndexedCitation[] = [];
    let characters = 0;
    /** One batch is stored while the next is read. */
    let storing: Promise<void> = Promise.resolve();
    let absorbed = 0;

    const store = async (work: (tx: Transaction) => Promise<StoredCounts>) => {
      await storing;
      signal.throwIfAborted();
      const changed = counts.added + counts.replaced + counts.deleted;
      if (changed - absorbed >= CHANGES_BETWEEN) {
        await shelf.absorb(database, signal);
        absorbed = changed;
      }
      storing = storeBatch(importId, work);
      // A failure is thrown by the next `await storing`; until then it is no unhandled rejection.
      storing.catch(() => undefined);
      onProgress({ bytesRead: source.bytesRead(), bytesTotal: source.size, read, ...counts });
    };
    const flush = async () => {
      if (batch.length === 0) return;
      const full = batch;
      batch = [];
      characters = 0;
      await store((tx) => shelf.store(tx, full, signal));
    };

    try {
      for await (const event of parseMedline(source.text, file)) {
        signal.throwIfAborted();
        if (event.kind === "book") books++;
        else if (event.kind === "deleted") {
          await flush();
          await store(async (tx) => ({ ...NOTHING, deleted: await shelf.remove(tx, event.pmids, signal) }));
        } else {
          const indexed = indexCitation(event.citation);
          read++;
          batch.push(indexed);
          characters += indexed.json.length + indexed.lexemes.length;
          if (batch.length >= BATCH_CITATIONS || characters >= BATCH_CHARACTERS) await flush();
          if (read % CITATIONS_PER_TURN === 0) await setImmediate();
        }
      }
    } catch (failure) {
      // What was complete before the file went wrong is kept; a database that fails is not asked again.
      if (failure instanceof MedlineFileError) await flush();
      await storing;
      throw failure;
    }
    await flush();
    await storing;
    onProgress({ bytesRead: source.size, bytesTotal: source.size, read, ...counts });
  }

  async function storeBatch(importId: string, work: (tx: Transaction) => Promise<StoredCounts>): Promise<void> {
    const stored = await database.db.transaction(async (tx) => {
      const batchCounts = await work(tx);
      await tx.execute(sql`
        update library_imports set updated_at = now(), added = added + ${batchCounts.added},
          replaced = replaced + ${batchCounts.replaced}, unchanged = unchanged + ${batchCounts.unchanged},
          deleted = deleted + ${batchCounts.deleted}
        where id = ${importId}`);
      return batchCounts;
    });
    counts.added += stored.added;
    counts.replaced += stored.replaced;
    counts.unchanged += stored.unchanged;
    counts.deleted += stored.deleted;
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

/** One line; a MedlineFileError has its own with line and last PMID. */
function explainFailure(file: string, failure: unknown): string {
  if (failure instanceof MedlineFileError) return failure.message;
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `${file}: it could not be stored: ${reason.replace(/\s+/g, " ").slice(0, 300)}`;
}
