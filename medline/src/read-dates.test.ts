import { describe, expect, it } from "vitest";
import { firstDay, parsePrintedDate } from "./read-dates.ts";

describe("a printed publication date", () => {
  it.each([
    ["1998 Dec-1999 Jan", 1998, 12, null],
    ["2000 Spring", 2000, 4, null],
    ["Winter 1998", 1998, 1, null],
    ["2003 Jul-Aug", 2003, 7, null],
    ["1976 Dec 23-30", 1976, 12, 23],
    ["2018 Jan - Feb", 2018, 1, null],
    ["1977-1978", 1977, null, null],
    ["2019 September 5", 2019, 9, 5],
    ["2019 Feb 30", 2019, 2, null],
    ["1st Quarter 2001", 2001, null, null],
  ])("%s", (printed, year, month, day) => {
    expect(parsePrintedDate(printed)).toEqual({ printed, year, month, day });
  });

  it("is unknown without a year", () => {
    expect(parsePrintedDate("unknown")).toBeNull();
  });

  it("begins, for comparison, on the first day of what is known", () => {
    expect(firstDay(parsePrintedDate("2000 Fall"))).toBe("2000-10-01");
    expect(firstDay(parsePrintedDate("1976 Dec 23-30"))).toBe("1976-12-23");
    expect(firstDay(parsePrintedDate("1977-1978"))).toBe("1977-01-01");
    expect(firstDay(null)).toBeNull();
  });
});
