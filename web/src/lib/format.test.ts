import { describe, expect, test } from "vitest";
import { formatNumber, formatRelativeTime, formatResetDate } from "./format.ts";

describe("time since", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  test.each([
    ["2026-03-10T12:00:20Z", "now"],
    ["2026-03-10T11:59:30Z", "now"],
    ["2026-03-10T11:59:00Z", "1 minute ago"],
    ["2026-03-10T11:00:01Z", "59 minutes ago"],
    ["2026-03-10T11:00:00Z", "1 hour ago"],
    ["2026-03-09T12:00:01Z", "23 hours ago"],
    ["2026-03-09T12:00:00Z", "1 day ago"],
    ["2026-03-07T12:00:01Z", "2 days ago"],
    ["2026-03-07T12:00:00Z", "Mar 7, 2026"],
  ])("%s is shown as %s", (instant, text) => {
    expect(formatRelativeTime(instant, now, "en")).toBe(text);
  });

  test("speaks the language of the interface", () => {
    expect(formatRelativeTime("2026-03-10T10:00:00Z", now, "ja")).toBe("2 時間前");
    expect(formatRelativeTime("2026-03-10T10:00:00Z", now, "zh")).toBe("2 小时前");
    expect(formatRelativeTime("2026-03-01T12:00:00Z", now, "ja")).toBe("2026/03/01");
  });
});

describe("the day the month's searches begin again", () => {
  test("is one month after the start of the period, whatever zone the user is in", () => {
    expect(formatResetDate("2026-03-01T00:00:00.000Z", "en")).toBe("Apr 1, 2026");
    expect(formatResetDate("2026-12-01T00:00:00.000Z", "en")).toBe("Jan 1, 2027");
    expect(formatResetDate("2026-03-01T00:00:00.000Z", "ja")).toBe("2026/04/01");
    expect(formatResetDate("2026-03-01T00:00:00.000Z", "zh")).toBe("2026年4月1日");
  });
});

test("numbers are grouped", () => {
  expect(formatNumber(12345, "en")).toBe("12,345");
});
