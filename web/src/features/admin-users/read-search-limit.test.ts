import { expect, test } from "vitest";
import { readSearchLimit } from "./read-search-limit.ts";

test.each([
  ["", null],
  ["  ", null],
  ["1", 1],
  [" 250 ", 250],
  ["２５０", 250],
  ["999999999", 999_999_999],
  ["0", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["1e12", undefined],
  ["1000000000", undefined],
  ["many", undefined],
])("a limit typed as %j is %j", (typed, limit) => {
  expect(readSearchLimit(typed)).toBe(limit);
});
