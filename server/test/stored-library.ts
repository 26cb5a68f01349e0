import type { Database } from "../src/db/client.ts";
import type { Citation } from "../src/sources/citation.ts";
import { indexCitation } from "../src/sources/library/citation-batch.ts";
import { storeCitations } from "../src/sources/library/store-citations.ts";

/** Puts citations into the library, as an import does. */
export async function storeInLibrary({ db }: Database, ...citations: Citation[]): Promise<void> {
  await db.transaction((tx) => storeCitations(tx, citations.map(indexCitation)));
}
