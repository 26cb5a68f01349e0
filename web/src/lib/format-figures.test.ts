import { describe, expect, test } from "vitest";
import {
  formatChange,
  formatCompact,
  formatPercent,
  formatSeconds,
  formatUsd,
  formatUtcDate,
  formatUtcMonthDay,
  nameTimeZone,
} from "./format-figures.ts";

describe("figures in the reader's language", () => {
  test("US dollars are named as such, with two or four decimals", () => {
    expect(formatUsd(1234.5, 2, "en")).toBe("$1,234.50");
    expect(formatUsd(0.00005, 4, "en")).toBe("$0.0001");
    expect(formatUsd(12.5, 2, "ja")).toBe("$12.50");
    expect(formatUsd(12.5, 2, "zh")).toBe("US$12.50");
  });

  test("a change has its sign, and none at zero", () => {
    expect(formatChange(12.54, "en")).toBe("+12.5%");
    expect(formatChange(-3, "en")).toBe("-3%");
    expect(formatChange(0, "en")).toBe("0%");
  });

  test("percents above 100 stay what they are", () => {
    expect(formatPercent(120, "en")).toBe("120%");
    expect(formatPercent(88.46, "ja")).toBe("88.5%");
  });

  test("seconds have one decimal and their unit", () => {
    expect(formatSeconds(9, "en")).toBe("9.0 s");
    expect(formatSeconds(1234.56, "zh")).toBe("1,234.6 秒");
  });

  test("great numbers are short on an axis", () => {
    expect(formatCompact(34_000, "en")).toBe("34K");
    expect(formatCompact(34_000, "ja")).toBe("3.4万");
  });

  test("a day is the same day in every zone", () => {
    expect(formatUtcDate("2026-03-01", "en")).toBe("Mar 1, 2026");
    expect(formatUtcMonthDay("2026-03-01", "zh")).toBe("3月1日");
  });

  test("the time zone has a name", () => {
    expect(nameTimeZone("en")).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
