import { describePages } from "@medsieve/contract/admin/paging";
import type {
  SurveyResponses,
  SurveyResponsesQuery,
  SurveyRow,
  SurveyStatistics,
} from "@medsieve/contract/admin/survey-responses";
import { ADMIN_PAGE_SIZE_DEFAULT, NEEDED_SEARCHES, SURVEY_USE_CASES } from "@medsieve/contract/constants";
import { mapKeys } from "@medsieve/contract/list-keys";
import type { Database } from "@medsieve/database/client";
import { surveys } from "@medsieve/database/schema/index";
import { and, count, desc, eq, gte, lt, sql } from "drizzle-orm";

/** The answers that match, newest first; both days are included, in UTC. */
export async function readSurveyResponses(
  { db }: Database,
  query: SurveyResponsesQuery,
): Promise<Omit<SurveyResponses, "success">> {
  const matches = and(
    query.company_id === undefined ? undefined : eq(surveys.companyId, query.company_id),
    query.user_role === undefined ? undefined : eq(surveys.userRole, query.user_role),
    query.start_date === undefined ? undefined : gte(surveys.createdAt, startOfDay(query.start_date, 0)),
    query.end_date === undefined ? undefined : lt(surveys.createdAt, startOfDay(query.end_date, 1)),
  );
  return db.transaction(
    async (tx) => {
      const [counted] = await tx.select({ n: count() }).from(surveys).where(matches);
      const total = counted?.n ?? 0;
      const page = query.page ?? 1;
      const perPage = query.per_page ?? (query.page === undefined ? Math.max(total, 1) : ADMIN_PAGE_SIZE_DEFAULT);
      const rows = await tx
        .select()
        .from(surveys)
        .where(matches)
        .orderBy(desc(surveys.createdAt), desc(surveys.id))
        .limit(perPage)
        .offset((page - 1) * perPage);
      return { data: rows.map(describeSurvey), meta: describePages(total, page, perPage) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function startOfDay(day: string, daysLater: 0 | 1) {
  return sql`(${day}::date + ${daysLater}::int)::timestamp at time zone 'UTC'`;
}

export async function readSurveyStatistics({ db }: Database): Promise<SurveyStatistics> {
  const rows = await db
    .select({
      interested: surveys.interested,
      useCase: surveys.useCase,
      neededSearches: surveys.neededSearches,
      n: count(),
    })
    .from(surveys)
    .groupBy(surveys.interested, surveys.useCase, surveys.neededSearches);
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((total, { n }) => total + n, 0);
  const [total, interested] = [sum(() => true), sum((row) => row.interested)];
  return {
    total_responses: total,
    interested_count: interested,
    interested_percentage: total === 0 ? 0 : Math.round((interested / total) * 1000) / 10,
    use_case_distribution: distribute(SURVEY_USE_CASES, (value) => sum((row) => row.useCase === value)),
    needed_searches_distribution: distribute(NEEDED_SEARCHES, (value) => sum((row) => row.neededSearches === value)),
  };
}

function distribute<Value extends string>(values: readonly Value[], countOf: (value: Value) => number) {
  return mapKeys(values, countOf);
}

function describeSurvey(row: typeof surveys.$inferSelect): SurveyRow {
  return {
    SurveyId: row.id,
    UserEmail: row.userEmail,
    UserRole: row.userRole,
    CompanyName: row.companyName,
    Interested: row.interested,
    UseCase: row.useCase,
    NeededSearches: row.neededSearches,
    AdditionalFeedback: row.additionalFeedback,
    CreatedAt: row.createdAt.toISOString(),
  };
}
