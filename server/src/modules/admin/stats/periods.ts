const DAY_MS = 24 * 60 * 60 * 1000;

/** 2026-11-21, in UTC. */
function nameDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The last `count` days up to that of `now`, the oldest first, in UTC. */
export function listDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => nameDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)));
}

/** The days of the week of `now` up to it, from Monday, in UTC. */
export function listDaysOfWeek(now: Date): string[] {
  return listDays(now, ((now.getUTCDay() + 6) % 7) + 1);
}

/** The first day of the month of `now`, or of the one so many months before; in UTC. */
export function findFirstOfMonth(now: Date, monthsBefore = 0): string {
  return nameDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBefore, 1)));
}
