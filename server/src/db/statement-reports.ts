import type { StatementReport } from "@medsieve/contract/statement-reports";
import { asc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "./client.ts";
import { companies, statementReports, users } from "./schema/index.ts";

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

/** A report as everyone who sees its search has it. */
export function describeReport({ report, reporter, answerer: by }: ReportRow): StatementReport {
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

/** Those that match, the oldest first. */
export async function readReports(db: Db, matches: SQL): Promise<StatementReport[]> {
  const rows = await selectReports(db).where(matches).orderBy(asc(statementReports.reportedAt), statementReports.id);
  return rows.map(describeReport);
}
