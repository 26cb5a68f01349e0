import { expect, test } from "vitest";
import { fillDays } from "./fill-days.ts";

const day = (text: string, queries: number) => ({ day: text, queries, cost_usd: queries / 10 });

test("days without a log between two that have one are there with zeros", () => {
  expect(fillDays([day("2026-02-27", 3), day("2026-03-02", 5)])).toEqual([
    day("2026-02-27", 3),
    day("2026-02-28", 0),
    day("2026-03-01", 0),
    day("2026-03-02", 5),
  ]);
});

test("of days that lie years apart, the last ninety are drawn", () => {
  const days = fillDays([day("2001-01-01", 3), day("2026-03-02", 5)]);
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual(day("2026-03-02", 5));
});

test("no days stay no days", () => {
  expect(fillDays([])).toEqual([]);
});
