import type { MonthReport, MonthUsers, MonthUsersQuery } from "@medsieve/contract/admin/month";
import { describePages } from "@medsieve/contract/admin/paging";
import { ADMIN_PAGE_SIZE_DEFAULT, PREFERENCES } from "@medsieve/contract/constants";
import type { Database, Transaction } from "@medsieve/database/client";
import { nameScope } from "@medsieve/database/log-figures";
import { sql } from "drizzle-orm";
import { type AdminScope, readScopeCompany } from "../../../accounts/admin-scope.ts";
import { describeBudget } from "../../../budget/forecast.ts";
import { readCompanyNames, readUserNames } from "../../../db/log-names.ts";
import { countFailures, readFailures } from "../read-failures.ts";
import {
  type Counted,
  countCompanyMonth,
  countCompanyUsers,
  dearestFirst,
  type MonthFigures,
  readKeptMonth,
} from "./month-figures.ts";

const DAY_MS = 24 * 3_600_000;
const MOST_FAILURES = 100;
/** US dollars below which a difference of sums is none. */
const LEAST_COST = 1e-6;
const READ_ONLY = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

interface Asked {
  scope: AdminScope;
  /** Such as 2026-11. */
  month: string;
  /** US dollars a month; null: no limit. */
  budgetUsd: number | null;
  now: Date;
}

/**
 * What a month was used for, what it cost, and what failed in it: from kept figures, of one company from its logs of the month,
 * and from the logs that failed.
 */
export async function readMonth({ db }: Database, { scope, month, budgetUsd, now }: Asked): Promise<MonthReport> {
  return db.transaction(async (tx) => {
    const days = listDaysOf(month, now);
    const companyId = readScopeCompany(scope);
    const figures = await (companyId === null
      ? readKeptMonth(tx, month, days)
      : countCompanyMonth(tx, month, companyId));
    const { total, parts } = figures;
    const failedOn = await countFailures(tx, scope, `${month}-01`);
    const perDay = days.map((day) => ({
      day,
      failed: failedOn.get(day) ?? 0,
      ...describeCounts(figures.days.get(day)),
    }));
    return {
      month,
      ...describeCounts(total),
      active_users: total?.users ?? 0,
      failed: [...failedOn.values()].reduce((sum, count) => sum + count, 0),
      budget: describeBudget({ month, limitUsd: budgetUsd, perDay }, now),
      per_day: perDay,
      per_company: await readCompanies(tx, figures),
      per_model: parts
        .filter(({ facet }) => facet === "model")
        .sort(dearestFirst)
        .map((one) => ({ model: one.key, total_tokens: one.tokens, ...describeCounts(one) })),
      per_preference: PREFERENCES.map((preference) => ({
        preference,
        ...describeCounts(parts.find(({ facet, key }) => facet === "preference" && key === preference)),
      })),
      failures: await readFailures(tx, scope, `${month}-01`, MOST_FAILURES),
      counted_at: now.toISOString(),
    };
  }, READ_ONLY);
}

/** Who of the people in scope searched in a month, the dearest first. */
export async function readMonthUsers(
  { db }: Database,
  scope: AdminScope,
  month: string,
  query: MonthUsersQuery,
): Promise<MonthUsers> {
  return db.transaction(async (tx) => {
    const companyId = readScopeCompany(scope);
    const list = companyId === null ? keptUsers(tx, month) : companyUsers(tx, month, companyId);
    const total = await list.count();
    const page = query.page ?? 1;
    const perPage = query.per_page ?? (query.page === undefined ? Math.max(total, 1) : ADMIN_PAGE_SIZE_DEFAULT);
    const users = await list.read((page - 1) * perPage, perPage);
    const names = await readUserNames(
      tx,
      users.map(({ key }) => key),
    );
    const items = users.map((one) => ({
      user_id: one.key,
      email: names.get(one.key)?.email ?? null,
      company_name: names.get(one.key)?.companyName ?? null,
      ...describeCounts(one),
    }));
    return { items, meta: describePages(total, page, perPage) };
  }, READ_ONLY);
}

function keptUsers(tx: Transaction, month: string) {
  const ofUsers = sql`scope = ${nameScope.month(month)} and facet = 'user'`;
  return {
    count: async () => {
      const counted = await tx.execute<{ n: number }>(sql`select count(*)::int as n from log_figures where ${ofUsers}`);
      return counted.rows[0]?.n ?? 0;
    },
    read: async (offset: number, limit: number) => {
      const { rows } = await tx.execute<{ key: string; queries: string; cost_usd: number }>(sql`
        select key, queries, cost_usd from log_figures where ${ofUsers}
        order by cost_usd desc, queries desc, key limit ${limit} offset ${offset}`);
      return rows.map(({ key, queries, cost_usd: cost }) => ({ key, queries: Number(queries), costUsd: Number(cost) }));
    },
  };
}

function companyUsers(tx: Transaction, month: string, companyId: string) {
  const counted = countCompanyUsers(tx, month, companyId);
  return {
    count: async () => (await counted).length,
    read: async (offset: number, limit: number) => (await counted).slice(offset, offset + limit),
  };
}

function describeCounts(figures: Counted | undefined) {
  return { searches: figures?.queries ?? 0, cost_usd: figures?.costUsd ?? 0 };
}

/** What no company has is the rest of all. */
async function readCompanies(
  tx: Transaction,
  { total, companies: counted }: MonthFigures,
): Promise<MonthReport["per_company"]> {
  const companies = [...counted].sort(dearestFirst);
  const names = await readCompanyNames(
    tx,
    companies.map(({ key }) => key),
  );
  const sum = (measure: keyof Counted) => companies.reduce((all, one) => all + one[measure], 0);
  const others = (total?.queries ?? 0) - sum("queries");
  const named = companies.map((one) => ({
    company_id: one.key,
    company_name: names.get(one.key) ?? one.key,
    ...describeCounts(one),
  }));
  const cost = Math.max(0, (total?.costUsd ?? 0) - sum("costUsd"));
  if (others <= 0 && cost < LEAST_COST) return named;
  return [...named, { company_id: null, company_name: null, searches: others, cost_usd: cost }];
}

/** The days of a month up to that of `now`, in UTC. */
function listDaysOf(month: string, now: Date): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${month}-01T00:00:00Z`); at <= now.getTime(); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (!day.startsWith(month)) break;
    days.push(day);
  }
  return days;
}
