import type { MonthBudget } from "@medsieve/contract/admin/month";

const DAY_MS = 24 * 3_600_000;

/** What a month comes to. `limitUsd`: null where there is none; `perDay`: its days so far in UTC, the oldest first. */
export interface MonthSpending {
  month: string;
  limitUsd: number | null;
  perDay: readonly { day: string; cost_usd: number }[];
}

/** The budget of a month with its forecast: the rest of the month costs as much a day as the days so far. */
export function describeBudget({ month, limitUsd, perDay }: MonthSpending, now: Date): MonthBudget {
  const begin = Date.parse(`${month}-01T00:00:00Z`);
  const [year = 0, number = 0] = month.split("-").map(Number);
  const length = Date.UTC(year, number, 1) - begin;
  const passed = now.getTime() - begin;
  const spent = perDay.reduce((sum, { cost_usd: cost }) => sum + cost, 0);
  const isUnderWay = passed >= DAY_MS && passed < length;
  return {
    limit_usd: limitUsd,
    spent_usd: spent,
    forecast_usd: isUnderWay ? (spent / passed) * length : null,
    reached_on:
      findReached(limitUsd, perDay) ?? (isUnderWay ? foresee({ begin, length, passed, spent, limitUsd }) : null),
  };
}

function findReached(limitUsd: number | null, perDay: MonthSpending["perDay"]): string | null {
  if (limitUsd === null) return null;
  let spent = 0;
  for (const { day, cost_usd: cost } of perDay) {
    spent += cost;
    if (spent >= limitUsd) return day;
  }
  return null;
}

function foresee(at: { begin: number; length: number; passed: number; spent: number; limitUsd: number | null }) {
  if (at.limitUsd === null || at.spent === 0) return null;
  const after = (at.limitUsd / at.spent) * at.passed;
  return after < at.length ? new Date(at.begin + after).toISOString().slice(0, 10) : null;
}
