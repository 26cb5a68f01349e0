import { expect, test } from "vitest";
import { hasPageFilter, hasServerFilter, readLogsView } from "./logs-view.ts";

const ID = "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e07";

test("what an address names is taken", () => {
  const address = {
    page: 3,
    size: 50,
    group: "user",
    ip: "2001:db8::1",
    user: ID,
    outcome: "failed",
    type: "HTTP",
    text: 5,
  };
  expect(readLogsView(address)).toEqual({ ...address, company: undefined, text: "5" });
});

test("what cannot be used, and what is as usual, is left out", () => {
  const address = {
    page: 1,
    size: 20,
    group: "constructor",
    ip: "'; drop table users",
    user: "me",
    company: 7,
    outcome: "toString",
    type: "FTP",
    text: " ",
  };
  expect(Object.values(readLogsView(address)).every((value) => value === undefined)).toBe(true);
});

test("a grouping is no filter", () => {
  const view = readLogsView({ group: "company" });
  expect(hasServerFilter(view) || hasPageFilter(view)).toBe(false);
  expect(hasServerFilter(readLogsView({ ip: "203.0.113.9" }))).toBe(true);
  expect(hasPageFilter(readLogsView({ type: "HTTP" }))).toBe(true);
});
