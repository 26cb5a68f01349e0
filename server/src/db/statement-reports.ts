import type { StatementReport } from "@medsieve/contract/statement-reports";
import type { Db, Transaction } from "@medsieve/database/client";
import { companies, statementReports, users } from "@medsieve/database/schema/index";
import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const answerer = alias(users, "answerer");

/** Reports with who made them and who answered; to be narrowed, ordered and limited. */
export function selectReports(db: Db | Transaction) {
  return db
    .select({
      report: statementReports,
      reporter: users.fullName,
      email: users.email,
      company: companies.name,
      answerer: answerer.fullName,
    })
    .from(statementReports)
    .innerJoin(users, eq(users.id, statementReports.reportedBy))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(answerer, eq(answerer.id, statementReports.answeredBy))
    .$dynamic();
}
export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** What a report says to everyone who may see it. */
export function describeReport({ report, reporter, answerer: by }: ReportRow): Omit<StatementReport, "is_own"> {
  return {
    id: report.id,
    statement_id: report.statementId,
    pmid: report.pmid === null ? null : String(report.pmid),
    text: report.text,
    reported_by: reporter,
    reported_at: report.reportedAt.toISOString(),
    answer: report.answer,
    answered_by: by,
    answered_at: report.answeredAt?.toISOString() ?? null,
  };
}

/** What was reported of a search, the oldest first, as this user has it. */
export async function readReports(db: Db, userId: string, searchId: string): Promise<StatementReport[]> {
  const matches = eq(statementReports.searchId, searchId);
  const rows = await selectReports(db).where(matches).orderBy(asc(statementReports.reportedAt), statementReports.id);
  return rows.map((row) => ({ ...describeReport(row), is_own: row.report.reportedBy === userId }));
}
