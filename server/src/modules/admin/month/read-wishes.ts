import type { MonthWishes, MonthWishesQuery } from "@medsieve/contract/admin/month";
import { describePages } from "@medsieve/contract/admin/paging";
import { ADMIN_PAGE_SIZE_DEFAULT, type Role } from "@medsieve/contract/constants";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { limitOf, type UsageLimits } from "../../../db/usage.ts";

interface WishRow extends Record<string, unknown> {
  user_id: string | null;
  email: string;
  company_name: string | null;
  role: Role;
  monthly_limit: number | null;
  used: number | null;
  refused: number;
  answer: NonNullable<MonthWishes["items"][number]["survey"]> | null;
}

/** Who asked for more searches than the limit in a month, or answered the survey in it, each with the other beside it. */
export async function readMonthWishes(
  { db }: Database,
  { month, page: asked, per_page: size }: MonthWishesQuery & { month: string },
  limits: UsageLimits,
): Promise<MonthWishes> {
  const first = `${month}-01`;
  const wishes = sql`
    select users.id as user_id, coalesce(users.email, surveys.user_email) as email,
      case when users.id is null then surveys.company_name else coalesce(companies.name, users.company_text) end as company_name,
      coalesce(users.role, surveys.user_role) as role, users.monthly_limit, surveys.id as survey_id,
      surveys.interested, surveys.created_at,
      case when users.id is null then null else coalesce(usage_months.used, 0) end as used, coalesce(usage_months.refused, 0) as refused,
      case when surveys.id is null then null else json_build_object(
        'answered_at', to_char(surveys.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'interested', surveys.interested, 'use_case', surveys.use_case, 'needed_searches', surveys.needed_searches,
        'additional_feedback', surveys.additional_feedback) end as answer
    from users
    full join surveys on surveys.user_id = users.id
    left join companies on companies.id = users.company_id
    left join usage_months on usage_months.user_id = users.id and usage_months.month = ${first}::date
    where coalesce(usage_months.refused, 0) > 0 or (surveys.created_at >= ${first}::date::timestamp at time zone 'UTC'
      and surveys.created_at < (${first}::date + interval '1 month') at time zone 'UTC')`;
  return db.transaction(
    async (tx) => {
      const counted = await tx.execute<Record<string, number>>(sql`
        select count(*)::int as total, (count(*) filter (where refused > 0))::int as users_refused,
          coalesce(sum(refused), 0)::int as refused, count(survey_id)::int as answered,
          (count(*) filter (where interested))::int as interested
        from (${wishes}) as wish`);
      const { total = 0, users_refused = 0, refused = 0, answered = 0, interested = 0 } = counted.rows[0] ?? {};
      const page = asked ?? 1;
      const perPage = size ?? (asked === undefined ? Math.max(total, 1) : ADMIN_PAGE_SIZE_DEFAULT);
      const { rows } = await tx.execute<WishRow>(sql`
        select * from (${wishes}) as wish order by refused desc, created_at desc nulls last, email
        limit ${perPage} offset ${(page - 1) * perPage}`);
      return {
        month,
        items: rows.map((row) => describeWish(row, limits)),
        totals: { users_refused, refused, answered, interested },
        meta: describePages(total, page, perPage),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function describeWish({ monthly_limit: monthlyLimit, ...row }: WishRow, limits: UsageLimits) {
  const { user_id: id, email, company_name, role, used, refused, answer } = row;
  const limit = id === null ? null : limitOf({ id, role, monthlyLimit }, limits);
  return { user_id: id, email, company_name, role, searches: used, limit, refused, survey: answer };
}
