import type { Db } from "@medsieve/database/client";
import { statementReports } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, eq, isNull } from "drizzle-orm";
import { type Actor, recordAudit } from "../../db/audit.ts";

/** Takes a report of the actor's own away. Throws 404 where the search has none of theirs by this id, and 409 once it is answered. */
export async function withdrawReport(db: Db, actor: Actor, searchId: string, reportId: string): Promise<void> {
  const isOwn = and(
    eq(statementReports.id, reportId),
    eq(statementReports.searchId, searchId),
    eq(statementReports.reportedBy, actor.id ?? ""),
  );
  await db.transaction(async (tx) => {
    const withdrawn = await tx
      .delete(statementReports)
      .where(and(isOwn, isNull(statementReports.answer)))
      .returning({ id: statementReports.id });
    if (withdrawn.length > 0) return recordAudit(tx, actor, "REPORT_WITHDRAW", { search_id: searchId });
    if ((await tx.$count(statementReports, isOwn)) === 0) {
      throw new AppError(404, "not_found", "There is no such report of yours");
    }
    throw new AppError(409, "report_answered", "This report has been answered and can no longer be withdrawn.");
  });
}
