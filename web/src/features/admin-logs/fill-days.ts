import type { LogAnalytics } from "@medsieve/contract/admin/query-logs";

const DAY_MS = 86_400_000;
/** Days that are drawn at most, the newest ones. */
const DAYS_MAX = 90;

type DayLog = LogAnalytics["per_day"][number];

/** The days from the first to the last with those between them that have no log, as zeros. */
export function fillDays(days: readonly DayLog[]): DayLog[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Map(days.map((day) => [day.day, day]));
  const end = Date.parse(last.day);
  const start = Math.max(Date.parse(first.day), end - (DAYS_MAX - 1) * DAY_MS);
  return Array.from({ length: Math.round((end - start) / DAY_MS) + 1 }, (_, index) => {
    const day = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, queries: 0, cost_usd: 0 };
  });
}
