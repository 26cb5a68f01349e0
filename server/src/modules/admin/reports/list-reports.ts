import { describePages } from "@medsieve/contract/admin/paging";
import type { ListedReport, ReportsPage, ReportsQuery } from "@medsieve/contract/statement-reports";
import type { Db } from "@medsieve/database/client";
import { statementReports, users } from "@medsieve/database/schema/index";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { describeReport, type ReportRow, selectReports } from "../../../db/statement-reports.ts";

/** A page of the reports that meet the filters, newest first, with how many have no answer. */
export async function listReports(db: Db, query: ReportsQuery): Promise<ReportsPage> {
  const { state, reader, search, page, per_page: perPage } = query;
  const { answer, statement, text } = statementReports;
  const matches = and(
    state === undefined ? undefined : state === "open" ? isNull(answer) : isNotNull(answer),
    reader === undefined ? undefined : eq(statementReports.reader, reader),
    search
      ? sql`strpos(lower(concat_ws(' ', ${statement}, ${text}, ${answer}, ${users.email})), lower(${search})) > 0`
      : undefined,
  );
  return db.transaction(
    async (tx) => {
      const [counted] = await tx
        .select({ n: sql<number>`count(*)::int` })
        .from(statementReports)
        .innerJoin(users, eq(users.id, statementReports.reportedBy))
        .where(matches);
      const rows = await selectReports(tx)
        .where(matches)
        .orderBy(desc(statementReports.reportedAt), statementReports.id)
        .limit(perPage)
        .offset((page - 1) * perPage);
      const open = await tx.$count(statementReports, isNull(answer));
      return { items: rows.map(describeListed), meta: describePages(counted?.n ?? 0, page, perPage), open };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function describeListed(row: ReportRow): ListedReport {
  const { statement, evidence, reader, model } = row.report;
  return {
    ...describeReport(row),
    ...{ statement, evidence, read_by: { reader, model }, email: row.email, company_name: row.company },
  };
}
