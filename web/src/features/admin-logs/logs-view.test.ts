import { expect, test } from "vitest";
import { isFiltered, readLogsView } from "./logs-view.ts";

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
    model: "some-model",
    prompts: "v0123456789abcdef",
    start: "2026-02-28",
    end: "2026-03-01",
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
    model: 7,
    prompts: "latest",
    start: "2026-02-30",
    end: "tomorrow",
  };
  expect(Object.values(readLogsView(address)).every((value) => value === undefined)).toBe(true);
});

test("a grouping is no filter", () => {
  expect(isFiltered(readLogsView({ group: "company", page: 3 }))).toBe(false);
  for (const address of [{ ip: "203.0.113.9" }, { type: "HTTP" }, { start: "2026-03-01" }]) {
    expect(isFiltered(readLogsView(address))).toBe(true);
  }
});

test("a period that ends before it starts is none", () => {
  expect(isFiltered(readLogsView({ start: "2026-03-02", end: "2026-03-01" }))).toBe(false);
});
