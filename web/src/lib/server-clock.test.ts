import { expect, it } from "vitest";
import { noteServerTime, readServerDate, toServerTime } from "./server-clock.ts";

const HOUR_MS = 3_600_000;

function answerAt(moment: number): void {
  noteServerTime(new Headers({ date: new Date(moment).toUTCString() }));
}

it("counts by the browser's clock until an answer says that it is wrong, and where it is right", () => {
  expect(toServerTime(HOUR_MS)).toBe(HOUR_MS);
  answerAt(Date.now() - 10_000);
  expect(toServerTime(HOUR_MS)).toBe(HOUR_MS);
});

it("follows the server's clock once the two differ, and an answer without a date changes nothing", () => {
  answerAt(Date.now() - 24 * HOUR_MS);
  expect(toServerTime(25 * HOUR_MS)).toBe(HOUR_MS);
  noteServerTime(new Headers());
  noteServerTime(new Headers({ date: "soon" }));
  expect(toServerTime(25 * HOUR_MS)).toBe(HOUR_MS);
  expect(Math.abs(readServerDate().getTime() - (Date.now() - 24 * HOUR_MS))).toBeLessThan(60_000);
  answerAt(Date.now());
  expect(toServerTime(HOUR_MS)).toBe(HOUR_MS);
});
