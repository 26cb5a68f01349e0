import type { Database } from "@medsieve/database/client";
import type { CitationShelf } from "./citation-shelf.ts";
import { keepImported } from "./postings/imported-postings.ts";
import type { CitationReader } from "./reading/citation-reader.ts";
import { createReaderHere } from "./reading/reader-here.ts";
import { openReaderThread } from "./reading/reader-thread.ts";

/** Bytes of files from which on a thread reads them: less than it takes to begin one. */
const THREAD_FROM_BYTES = 2_000_000;

/** What the files of one import share. */
export interface ImportSession {
  shelf: CitationShelf;
  reader: CitationReader;
  /** Null where the shelf has none. */
  postings: ReturnType<typeof keepImported> | null;
  /** Writes what is left; to be called however the import ended. */
  close: () => Promise<void>;
}

export function openImportSession(
  database: Database,
  shelf: CitationShelf,
  bytes: number,
  signal: AbortSignal,
): ImportSession {
  const isDrafting = shelf.hasPostings;
  const reader = bytes >= THREAD_FROM_BYTES ? openReaderThread(isDrafting) : createReaderHere(isDrafting);
  const postings = isDrafting ? keepImported(database, reader, signal) : null;
  return {
    shelf,
    reader,
    postings,
    async close() {
      try {
        await postings?.finish();
      } finally {
        await reader.close();
      }
    },
  };
}
