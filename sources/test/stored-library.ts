import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { indexCitation } from "../src/library/citation-batch.ts";
import { storeCitations } from "../src/library/store-citations.ts";

/** Puts citations into the library, as an import does. */
export async function storeInLibrary({ db }: Database, ...citations: Citation[]): Promise<void> {
  await db.transaction((tx) => storeCitations(tx, citations.map(indexCitation)));
}
