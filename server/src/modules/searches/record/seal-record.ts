import type { SearchStatus } from "@medsieve/contract/searches";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { searches } from "../../../db/schema/index.ts";
import { MEDSIEVE_VERSION } from "../../../version.ts";
import { buildRecord } from "./build-record.ts";
import { digestRecord } from "./digest-record.ts";
import { readSavedSearch } from "./read-record.ts";

/**
 * Ends a running search of which everything else is written, and keeps the digest of its record. After that the
 * database refuses to change it.
 */
export async function sealRecord(
  tx: Transaction,
  searchId: string,
  status: Exclude<SearchStatus, "running">,
): Promise<void> {
  const saved = await readSavedSearch(tx, searchId);
  if (saved === null) return;
  const ended = { status, recordedBy: MEDSIEVE_VERSION };
  const recordDigest = digestRecord(buildRecord({ ...saved, search: { ...saved.search, ...ended } }));
  await tx
    .update(searches)
    .set({ ...ended, recordDigest, leaseUntil: null })
    .where(eq(searches.id, searchId));
}
