import { expect, test } from "vitest";
import { listNearPages, listPageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 gap 8"],
  [2, 8, "1 2 3 gap 8"],
  [3, 8, "1 2 3 4 gap 8"],
  [4, 8, "1 gap 3 4 5 gap 8"],
  [6, 8, "1 gap 5 6 7 8"],
  [8, 8, "1 gap 7 8"],
  [16, 32, "1 gap 15 16 17 gap 32"],
  [1, 0, ""],
])("on page %i of %i the pages are %j", (current, last, expected) => {
  expect(listPageNumbers(current, last).join(" ")).toBe(expected);
});

test.each([
  [1, 1, "1"],
  [3, 4, "1 2 3 4"],
  [1, 9, "1 2 3 4 5"],
  [3, 9, "1 2 3 4 5"],
  [5, 9, "3 4 5 6 7"],
  [8, 9, "5 6 7 8 9"],
  [9, 9, "5 6 7 8 9"],
])("with five buttons at most, on page %i of %i the pages are %j", (current, last, expected) => {
  expect(listNearPages(current, last).join(" ")).toBe(expected);
});
