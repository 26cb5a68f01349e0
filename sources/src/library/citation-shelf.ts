import type { Database, Transaction } from "@medsieve/database/client";
import type { IndexedCitation } from "./citation-batch.ts";
import { deleteCitations, type StoredBatch, storeCitations } from "./store-citations.ts";
import { tidyLibrary } from "./tidy-library.ts";

/** Where the citations of a file go. Each batch is stored within the transaction that counts it. */
export interface CitationShelf {
  store: (tx: Transaction, batch: readonly IndexedCitation[], signal: AbortSignal) => Promise<StoredBatch>;
  /** How many there were. */
  remove: (tx: Transaction, pmids: readonly string[], signal: AbortSignal) => Promise<number>;
  /** Whether postings are written of what is stored. */
  hasPostings: boolean;
  /** After files that changed something. */
  tidy: (database: Database) => Promise<void>;
}

/** The library in the database. */
export const LIBRARY_SHELF: CitationShelf = {
  store: storeCitations,
  remove: deleteCitations,
  hasPostings: true,
  tidy: tidyLibrary,
};
