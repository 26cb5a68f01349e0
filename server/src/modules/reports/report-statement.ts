import type { ReportRequest } from "@medsieve/contract/statement-reports";
import type { Db } from "@medsieve/database/client";
import { searches, statementReports } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, isNull } from "drizzle-orm";
import { requireReadable } from "../../db/shares.ts";
import { findStatement } from "./find-statement.ts";

/**
 * Keeps what a user says is wrong with a statement of a search they may read, in place of what they said of it before where
 * that has no answer. Throws 404 where that search has no such statement, and 409 while it runs.
 */
export async function reportStatement(
  db: Db,
  userId: string,
  searchId: string,
  { statement_id: statementId, pmid, text }: ReportRequest,
): Promise<void> {
  await requireReadable(db, userId, searchId);
  const isRunning = and(eq(searches.id, searchId), eq(searches.status, "running"));
  if ((await db.$count(searches, isRunning)) > 0) {
    throw new AppError(
      409,
      "search_running",
      "This search is still running. Its statements can be reported when it has ended.",
    );
  }
  const found = await findStatement(db, searchId, { id: statementId, pmid });
  if (found === null) throw new AppError(404, "not_found", "There is no such statement in this search");
  const report = { ...found, text, reportedBy: userId, pmid: pmid === null ? null : Number(pmid) };
  await db.transaction(async (tx) => {
    const replaced = and(
      eq(statementReports.searchId, searchId),
      eq(statementReports.statementId, statementId),
      eq(statementReports.reportedBy, userId),
      isNull(statementReports.answer),
    );
    await tx.delete(statementReports).where(replaced);
    await tx.insert(statementReports).values({ searchId, statementId, ...report });
  });
}
