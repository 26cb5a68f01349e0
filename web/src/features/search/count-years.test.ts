import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countYears } from "./count-years.ts";
import { makeRecord } from "./search.fixture.ts";

const showYears = (years: (number | null)[]) => years.map((year) => ({ record: makeRecord({ year }), reading: null }));

describe("results by year", () => {
  it("have a bar for each year, also for those without a paper", () => {
    expect(countYears(showYears([2019, 2021, 2021, null]))).toEqual([
      { from: 2019, to: 2019, count: 1 },
      { from: 2020, to: 2020, count: 0 },
      { from: 2021, to: 2021, count: 2 },
    ]);
  });

  it("share bars over a long time", () => {
    const bars = countYears(showYears([1948, 1951, 2024]));
    expect(bars[0]).toEqual({ from: 1948, to: 1949, count: 1 });
    expect(bars.at(-1)?.to).toBe(2024);
    expect(bars.length).toBeLessThanOrEqual(32);
  });

  it("are empty where no paper has a year", () => {
    expect(countYears(showYears([null]))).toEqual([]);
  });

  it("count each paper once, in bars that adjoin", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2100 }), { minLength: 1 }), (years) => {
        const bars = countYears(showYears(years));
        expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(years.length);
        expect(bars[0]?.from).toBe(Math.min(...years));
        expect(bars.at(-1)?.to).toBe(Math.max(...years));
        for (const [index, bar] of bars.slice(1).entries()) expect(bar.from).toBe((bars[index]?.to ?? 0) + 1);
        expect(bars.length).toBeLessThanOrEqual(32);
        for (const bar of bars) {
          const within = years.filter((year) => year >= bar.from && year <= bar.to);
          expect(bar.count).toBe(within.length);
        }
      }),
    );
  });
});
