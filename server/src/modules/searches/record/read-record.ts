import type { SearchRecord } from "@medsieve/contract/records";
import type { Database } from "@medsieve/database/client";
import { searches } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq } from "drizzle-orm";
import { isReadableBy } from "../../../db/shares.ts";
import { readSavedSearch } from "../read-saved-search.ts";
import { loadSavedSearch, type SavedSearch } from "../saved-documents.ts";
import { buildRecord } from "./build-record.ts";
import { digestRecord } from "./digest-record.ts";

/** A search that this user may read. Throws 404, with `missing`, where there is none, and 409 while it runs. */
export async function findEndedSearch(
  { db }: Database,
  userId: string,
  searchId: string,
  missing = "There is no such search",
): Promise<SavedSearch["search"]> {
  const [search] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.id, searchId), isReadableBy(userId)));
  if (search === undefined) throw new AppError(404, "not_found", missing);
  if (search.status !== "running") return search;
  throw new AppError(409, "search_running", "This search is still running. Its record is there when it has ended.");
}

export function throwMissing(): never {
  throw new AppError(404, "not_found", "There is no such search");
}

/** The record of a search that the user may read, and whether it still is what was kept. Throws as `findEndedSearch` does. */
export async function readRecord(database: Database, userId: string, searchId: string): Promise<SearchRecord> {
  await findEndedSearch(database, userId, searchId);
  const saved = (await readSavedSearch(database.db, searchId)) ?? throwMissing();
  const record = buildRecord(loadSavedSearch(saved));
  const digest = saved.search.recordDigest;
  return { ...record, digest, digest_agrees: digest === null ? null : digestRecord(record) === digest };
}
