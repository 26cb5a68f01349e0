import { WATCH_SCHEDULES } from "@medsieve/contract/constants";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNextRun, findNextTry, type WatchPlan } from "./watch-times.ts";

/** Due at 03:00 UTC. */
const ID = "00000000-0000-4000-8000-000000000000";
const next = (schedule: WatchPlan["schedule"], day: number, after: string) =>
  findNextRun({ id: ID, schedule, day }, new Date(after)).toISOString().slice(0, 16);

describe("the next run", () => {
  it.each([
    ["weekly", 1, "2026-11-22T12:00Z", "2026-11-23T03:00"],
    ["weekly", 7, "2026-11-22T02:59Z", "2026-11-22T03:00"],
    ["weekly", 7, "2026-11-22T03:00Z", "2026-11-29T03:00"],
    ["monthly", 31, "2027-02-01T00:00Z", "2027-02-28T03:00"],
    ["monthly", 31, "2026-12-31T12:00Z", "2027-01-31T03:00"],
    ["day", 15, "2026-12-15T03:00Z", "2027-01-15T03:00"],
    ["day", 30, "2028-02-28T12:00Z", "2028-02-29T03:00"],
  ] as const)("%s on day %i after %s is %s", (schedule, day, after, expected) => {
    expect(next(schedule, day, after)).toBe(expected);
  });

  it("lies ahead, within a week or a month, whatever the day", () => {
    const plans = fc.constantFrom(...WATCH_SCHEDULES).chain((schedule) =>
      fc.record({
        id: fc.uuid(),
        schedule: fc.constant(schedule),
        day: fc.integer({ min: 1, max: schedule === "weekly" ? 7 : 31 }),
      }),
    );
    const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(plans, moments, (plan, after) => {
        const days = (findNextRun(plan, after).getTime() - after.getTime()) / 86_400_000;
        expect(days).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(plan.schedule === "weekly" ? 7 : 31);
      }),
    );
  });
});

describe("a run that was not checked", () => {
  it("is tried again after pauses that grow, and never later than it is due anyway", () => {
    const now = new Date("2026-11-16T12:00Z");
    const plan = { id: ID, schedule: "weekly", day: 7 } as const;
    const minutes = [1, 2, 3, 4, 5, 6, 20].map(
      (failures) => (findNextTry(plan, failures, now).getTime() - now.getTime()) / 60_000,
    );
    expect(minutes).toEqual([5, 30, 120, 360, 720, 1440, 1440]);
    const due = new Date("2026-11-22T03:00Z");
    expect(findNextTry(plan, 6, new Date("2026-11-22T00:00Z"))).toEqual(due);
  });
});
