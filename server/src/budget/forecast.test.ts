import { expect, test } from "vitest";
import { describeBudget } from "./forecast.ts";

const perDay = (costs: number[]) =>
  costs.map((cost_usd, index) => ({ day: `2026-11-${String(index + 1).padStart(2, "0")}`, cost_usd }));

test("a month under way goes on as its days so far", () => {
  const now = new Date("2026-11-11T00:00:00Z");
  const days = perDay(Array(10).fill(2));
  expect(describeBudget({ month: "2026-11", limitUsd: 50, perDay: days }, now)).toEqual({
    ...{ limit_usd: 50, spent_usd: 20, forecast_usd: 60, reached_on: "2026-11-26" },
  });
  expect(describeBudget({ month: "2026-11", limitUsd: 60, perDay: days }, now).reached_on).toBeNull();
  expect(describeBudget({ month: "2026-11", limitUsd: null, perDay: days }, now).reached_on).toBeNull();
});

test("a limit that was reached has its day", () => {
  const spent = { month: "2026-11", limitUsd: 5, perDay: perDay([2, 2, 2, 2]) };
  expect(describeBudget(spent, new Date("2026-11-05T00:00:00Z")).reached_on).toBe("2026-11-03");
});

test("nothing is foreseen within the first day, nor of a month that is over", () => {
  const spent = { month: "2026-11", limitUsd: 5, perDay: perDay([1]) };
  for (const moment of ["2026-11-01T23:00:00Z", "2026-12-01T00:00:00Z"]) {
    expect(describeBudget(spent, new Date(moment))).toMatchObject({ forecast_usd: null, reached_on: null });
  }
});
