import type { SearchStatus } from "@medsieve/contract/searches";
import type { Transaction } from "@medsieve/database/client";
import { searches } from "@medsieve/database/schema/index";
import { MEDSIEVE_VERSION } from "@medsieve/runtime/version";
import { eq } from "drizzle-orm";
import { readSavedSearch } from "../read-saved-search.ts";
import { type LoadedSearch, loadSavedSearch } from "../saved-documents.ts";
import { buildRecord } from "./build-record.ts";
import { digestRecord } from "./digest-record.ts";

/**
 * Ends a running search of which everything else is written, and keeps the digest of its record. After that the
 * database refuses to change it. Returns what was sealed.
 */
export async function sealRecord(
  tx: Transaction,
  searchId: string,
  status: Exclude<SearchStatus, "running">,
): Promise<LoadedSearch> {
  const saved = await readSavedSearch(tx, searchId);
  if (saved === null) throw new Error(`the search ${searchId} is not there to be sealed`);
  const ended = { status, recordedBy: MEDSIEVE_VERSION };
  const sealed = loadSavedSearch({ ...saved, search: { ...saved.search, ...ended } });
  const recordDigest = digestRecord(buildRecord(sealed));
  await tx
    .update(searches)
    .set({ ...ended, recordDigest, leaseUntil: null, checkpoint: null })
    .where(eq(searches.id, searchId));
  return sealed;
}
