import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { DASHBOARD_CHART_DAYS, DASHBOARD_TOP_ENTRIES, NEAR_LIMIT_PERCENT } from "@medsieve/contract/constants";
import type { Database, Transaction } from "@medsieve/database/client";
import {
  countMembers,
  type Figures,
  nameScope,
  readFigures,
  readMost,
  sumFigures,
} from "@medsieve/database/log-figures";
import { sql } from "drizzle-orm";
import { EVERYONE } from "../../../accounts/admin-scope.ts";
import { describeBudget } from "../../../budget/forecast.ts";
import { readCompanyNames, readUserNames } from "../../../db/log-names.ts";
import type { UsageLimits } from "../../../db/usage.ts";
import { listUsage } from "../list-usage.ts";
import { countFailures, readFailures } from "../read-failures.ts";
import { describeCharts } from "./describe-charts.ts";
import { findFirstOfMonth, listDays, listDaysOfWeek } from "./periods.ts";

const FAILURES_SHOWN = 3;

interface Asked {
  limits: UsageLimits;
  /** US dollars that models may cost in a month; null: no limit. */
  budgetUsd: number | null;
  now: Date;
}

/** What the dashboard shows, from kept figures: however many logs there are, few rows are read. */
export async function readStats(database: Database, { limits, budgetUsd, now }: Asked): Promise<DashboardStats> {
  const nearest = await readNearLimit(database, limits, now);
  return database.db.transaction(
    async (tx) => {
      const scopes = nameScopes(now);
      const totals = await readFigures(tx, [nameScope.all, scopes.month, scopes.lastMonth, ...scopes.days], ["total"]);
      const sum = (...wanted: string[]) => sumUp(totals.filter(({ scope }) => wanted.includes(scope)));
      const [month, lastMonth] = [sum(scopes.month), sum(scopes.lastMonth)];
      const [week, today] = [sum(...scopes.week), sum(scopes.today)];
      const figures = await sumFigures(tx, scopes.days, ["preference", "model", "seconds"]);
      const { users, companies } = await readPopulation(tx, findFirstOfMonth(now));
      const perDay = listDays(now, DASHBOARD_CHART_DAYS).map((day) => {
        const { queries, costUsd } = sum(nameScope.day(day));
        return { day, searches: queries, cost_usd: costUsd };
      });
      const monthName = findFirstOfMonth(now).slice(0, 7);
      const isThisMonth = ({ day }: { day: string }) => day.startsWith(monthName);
      return {
        total_users: users.now,
        total_companies: companies.now,
        total_searches: sum(nameScope.all).queries,
        total_cost_month: month.costUsd,
        users_change_percent: percentChange(users.now, users.before),
        companies_change_percent: percentChange(companies.now, companies.before),
        searches_change_percent: percentChange(month.queries, lastMonth.queries),
        cost_change_percent: percentChange(month.costUsd, lastMonth.costUsd),
        active_users_today: today.users,
        active_users_week: await countMembers(tx, scopes.week),
        active_users_month: month.users,
        searches_today: today.queries,
        searches_week: week.queries,
        searches_month: month.queries,
        total_cost_today: today.costUsd,
        total_cost_week: week.costUsd,
        top_companies: await readTopCompanies(tx, scopes.month),
        top_users: await readTopUsers(tx, scopes.month),
        per_day: perDay,
        ...describeCharts(figures),
        budget: describeBudget({ month: monthName, limitUsd: budgetUsd, perDay: perDay.filter(isThisMonth) }, now),
        failed_month: sumCounts(await countFailures(tx, EVERYONE, findFirstOfMonth(now))),
        failures: await readFailures(tx, EVERYONE, findFirstOfMonth(now), FAILURES_SHOWN),
        near_limit: nearest,
        counted_at: now.toISOString(),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The accounts that are near their monthly limit, or at it, the furthest first. */
async function readNearLimit(
  database: Database,
  limits: UsageLimits,
  now: Date,
): Promise<DashboardStats["near_limit"]> {
  const first = { page: 1, per_page: DASHBOARD_TOP_ENTRIES };
  const { data, summary } = await listUsage(database, EVERYONE, first, limits, now);
  const accounts = data.filter((account) => account.usage_percentage >= NEAR_LIMIT_PERCENT);
  return { near: summary.near_limit, at: summary.at_limit, accounts };
}

function sumCounts(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function nameScopes(now: Date) {
  const days = listDays(now, DASHBOARD_CHART_DAYS).map(nameScope.day);
  return {
    days,
    today: days.at(-1) ?? "",
    week: listDaysOfWeek(now).map(nameScope.day),
    month: nameScope.month(findFirstOfMonth(now).slice(0, 7)),
    lastMonth: nameScope.month(findFirstOfMonth(now, 1).slice(0, 7)),
  };
}

/** `users` is right for one scope only: a user who is in two of them would be counted twice. */
function sumUp(figures: readonly Figures[]) {
  const add = (measure: "queries" | "costUsd" | "users") => figures.reduce((sum, one) => sum + one[measure], 0);
  return { queries: add("queries"), costUsd: add("costUsd"), users: add("users") };
}

/** Percent by which a figure grew, with one decimal; null where it began at zero. */
export function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 1000) / 10;
}

/** How many users and companies there are, and were before `day` began. */
async function readPopulation(tx: Transaction, day: string) {
  const { rows } = await tx.execute<{ subject: string; now: string; before: string }>(sql`
    select subject, sum(change) as now, coalesce(sum(change) filter (where day < ${day}::date), 0) as before
    from population_changes group by subject`);
  const read = (subject: string) => {
    const row = rows.find((one) => one.subject === subject);
    return { now: Number(row?.now ?? 0), before: Number(row?.before ?? 0) };
  };
  return { users: read("users"), companies: read("companies") };
}

async function readTopCompanies(tx: Transaction, scope: string): Promise<DashboardStats["top_companies"]> {
  const most = await readMost(tx, scope, "company", DASHBOARD_TOP_ENTRIES);
  const ids = most.map(({ key }) => key);
  const names = await readCompanyNames(tx, ids);
  const { rows } = await tx.execute<{ id: string; users: string }>(sql`
    select company_id as id, count(*) as users from users
    where company_id = any(${sql.param(ids)}::uuid[]) group by company_id`);
  const counts = new Map(rows.map(({ id, users }) => [id, Number(users)]));
  return most.map(({ key, queries }) => ({
    company_id: key,
    company_name: names.get(key) ?? key,
    user_count: counts.get(key) ?? 0,
    search_count: queries,
  }));
}

async function readTopUsers(tx: Transaction, scope: string): Promise<DashboardStats["top_users"]> {
  const most = await readMost(tx, scope, "user", DASHBOARD_TOP_ENTRIES);
  const names = await readUserNames(
    tx,
    most.map(({ key }) => key),
  );
  return most.map(({ key, queries }) => ({
    user_id: key,
    email: names.get(key)?.email ?? key,
    company_name: names.get(key)?.companyName ?? null,
    search_count: queries,
  }));
}
