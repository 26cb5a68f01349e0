import { describe, expect, it } from "vitest";
import { readLimitYears } from "./read-limit-years.ts";

describe("the years a search is limited to", () => {
  it("are read as they are typed, with full-width digits and blanks too", () => {
    expect(readLimitYears(" 2015 ", "２０２０")).toEqual({ from: 2015, to: 2020, fromFault: null, toFault: null });
  });

  it("may each be left open", () => {
    expect(readLimitYears("", "2020")).toMatchObject({ from: null, to: 2020, fromFault: null });
    expect(readLimitYears("2015", "  ")).toMatchObject({ from: 2015, to: null, toFault: null });
  });

  it("may be one and the same", () => {
    expect(readLimitYears("2015", "2015")).toMatchObject({ fromFault: null, toFault: null });
  });

  it.each(["15", "20155", "abcd", "1780", "2101", "2e3", "-999", "0x7d", "20.5"])(
    "are refused when one is %s",
    (text) => {
      expect(readLimitYears(text, "")).toMatchObject({ from: null, fromFault: "notAYear", toFault: null });
      expect(readLimitYears("", text)).toMatchObject({ to: null, fromFault: null, toFault: "notAYear" });
    },
  );

  it("are refused when the first is after the last", () => {
    expect(readLimitYears("2020", "2015")).toMatchObject({ fromFault: "reversed", toFault: null });
  });
});
