import type { Transaction } from "@medsieve/database/client";
import { countMonthFigures, type Figures, nameScope, readFigures, sumFigures } from "@medsieve/database/log-figures";
import { sql } from "drizzle-orm";

export type Counted = Pick<Figures, "queries" | "costUsd">;

/** What the searches of a month come to, of all people or of one company's. */
export interface MonthFigures {
  total: (Counted & Pick<Figures, "users">) | undefined;
  /** By day, such as 2026-11-21; a day without searches is left out. */
  days: ReadonlyMap<string, Counted>;
  /** By `model` and `preference`. */
  parts: readonly Omit<Figures, "users">[];
  /** By `company`; a search of someone without one is left out. */
  companies: readonly Figures[];
}

/** Of all people, from the figures that are kept of each day and month. `days` are those of the month. */
export async function readKeptMonth(tx: Transaction, month: string, days: readonly string[]): Promise<MonthFigures> {
  const scopes = days.map(nameScope.day);
  const [total] = await readFigures(tx, [nameScope.month(month)], ["total"]);
  const totals = await readFigures(tx, scopes, ["total"]);
  const dayOf = new Map(days.map((day) => [nameScope.day(day), day]));
  return {
    total,
    days: new Map(totals.map((one) => [dayOf.get(one.scope) ?? one.scope, one])),
    parts: await sumFigures(tx, scopes, ["preference", "model"]),
    companies: await readFigures(tx, [nameScope.month(month)], ["company"]),
  };
}

/** Of the people who were in a company when they searched, from the logs of that company and month. */
export async function countCompanyMonth(tx: Transaction, month: string, companyId: string): Promise<MonthFigures> {
  const figures = await countMonthFigures(tx, companyMonth(month, companyId));
  const of = (...facets: string[]) => figures.filter(({ facet }) => facets.includes(facet));
  return {
    total: of("total")[0],
    days: new Map(of("day").map((one) => [one.key, one])),
    parts: of("preference", "model"),
    companies: of("company"),
  };
}

/** By user, for one company, those who cost most first. */
export async function countCompanyUsers(tx: Transaction, month: string, companyId: string): Promise<Figures[]> {
  const figures = await countMonthFigures(tx, companyMonth(month, companyId));
  return figures.filter(({ facet }) => facet === "user").sort(dearestFirst);
}

export function dearestFirst(a: Counted, b: Counted): number {
  return b.costUsd - a.costUsd || b.queries - a.queries;
}

/** A condition on query_logs, which has an index of company and time. */
function companyMonth(month: string, companyId: string) {
  const first = `${month}-01`;
  return sql`company_id = ${companyId} and started_at >= ${first}::date::timestamp at time zone 'UTC'
    and started_at < (${first}::date + interval '1 month') at time zone 'UTC'`;
}
