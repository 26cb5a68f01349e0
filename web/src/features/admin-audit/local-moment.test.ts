import fc from "fast-check";
import { expect, test } from "vitest";
import { readEnd, readStart, writeLocalMoment } from "./local-moment.ts";

test.each(["", "yesterday", "2026-13-01T10:00", "2026-03-01", "12026-03-01T10:00"])("%s is no moment", (text) => {
  expect(readStart(text)).toBeUndefined();
  expect(readEnd(text)).toBeUndefined();
});

test("what a field shows of an instant is that instant's minute when it is read again", () => {
  const instants = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const shown = writeLocalMoment(date.toISOString());
      expect(writeLocalMoment(readStart(shown))).toBe(shown);
      expect(writeLocalMoment(readEnd(shown))).toBe(shown);
      expect(Date.parse(readEnd(shown) ?? "") - Date.parse(readStart(shown) ?? "")).toBe(59_999);
    }),
  );
});
