import type { WatchSchedule } from "@medsieve/contract/constants";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Runs begin from this hour on, UTC, when few people search; watches are spread over the two that follow. */
const FIRST_HOUR = 3;
const SPREAD_MINUTES = 120;
/** Until a run that was not checked is tried again, after the first, second … in a row; the last one repeats. */
const PAUSES_MS = [5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

export interface WatchPlan {
  /** Its id decides the minute. */
  id: string;
  schedule: WatchSchedule;
  day: number;
}

/** The day of today, as a schedule counts it. */
export function readToday(schedule: WatchSchedule, now: Date): number {
  return schedule === "weekly" ? now.getUTCDay() || 7 : now.getUTCDate();
}

/** The first moment after `after` at which a watch is due. */
export function findNextRun(plan: WatchPlan, after: Date): Date {
  for (let days = 0; ; days++) {
    const day = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate() + days));
    if (!isDayOf(plan, day)) continue;
    const moment = new Date(day.getTime() + FIRST_HOUR * 60 * MINUTE_MS + readMinute(plan.id) * MINUTE_MS);
    if (moment > after) return moment;
  }
}

function isDayOf({ schedule, day }: WatchPlan, date: Date): boolean {
  if (schedule === "weekly") return readToday(schedule, date) === day;
  const isLast = new Date(date.getTime() + DAY_MS).getUTCDate() === 1;
  return date.getUTCDate() === day || (isLast && date.getUTCDate() < day);
}

function readMinute(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16) % SPREAD_MINUTES;
}

/** When a run that was not checked, as the last `failures` were, is tried again; never later than it is due by its schedule. */
export function findNextTry(plan: WatchPlan, failures: number, now: Date): Date {
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
  const due = findNextRun(plan, now);
  const again = new Date(now.getTime() + pause);
  return again < due ? again : due;
}
