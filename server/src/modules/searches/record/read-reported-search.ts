import type { Database } from "@medsieve/database/client";
import type { ReportedSearch } from "@medsieve/documents/word-report/report-content";
import { readDecisions } from "../../../db/decisions.ts";
import { describeDetails } from "../describe-search.ts";
import { readVisibleSearch } from "../read-saved-search.ts";
import { readRecord, throwMissing } from "./read-record.ts";

/** What the report of a search that this user may read is written from. Throws 404 where there is none, and 409 while it runs. */
export async function readReportedSearch(
  database: Database,
  userId: string,
  searchId: string,
): Promise<ReportedSearch> {
  const record = await readRecord(database, userId, searchId);
  const saved = (await readVisibleSearch(database, userId, searchId)) ?? throwMissing();
  const decisions = await readDecisions(database.db, searchId);
  return { record, details: { ...describeDetails(saved), decisions }, now: new Date() };
}
