import type { HistoryItem } from "@medsieve/contract/history";
import { expect, test } from "vitest";
import { groupByDay } from "./group-by-day.ts";

const now = new Date(2026, 2, 1, 0, 30);

function makeItem(id: string, created: Date): HistoryItem {
  return {
    id,
    query: id,
    created_at: created.toISOString(),
    result_count: 0,
    preference: "comprehensive",
    status: "completed",
    highlight_count: 0,
  };
}

function group(...items: HistoryItem[]) {
  return groupByDay(items, now).map(({ kind, items: ofDay }) => [kind, ofDay.map((item) => item.id)]);
}

test("days are calendar days of the user, not spans of 24 hours", () => {
  expect(
    group(
      makeItem("half an hour ago", new Date(2026, 2, 1, 0, 0)),
      makeItem("an hour ago", new Date(2026, 1, 28, 23, 30)),
      makeItem("yesterday at midnight", new Date(2026, 1, 28, 0, 0)),
      makeItem("the day before", new Date(2026, 1, 27, 23, 59)),
    ),
  ).toEqual([
    ["today", ["half an hour ago"]],
    ["yesterday", ["an hour ago", "yesterday at midnight"]],
    ["earlier", ["the day before"]],
  ]);
});

test("each earlier day has a group of its own, newest first", () => {
  expect(
    group(
      makeItem("old", new Date(2025, 11, 31, 9)),
      makeItem("newer", new Date(2026, 0, 1, 8)),
      makeItem("newest", new Date(2026, 0, 1, 9)),
    ),
  ).toEqual([
    ["earlier", ["newest", "newer"]],
    ["earlier", ["old"]],
  ]);
});

test("a search that moved to the next page between two calls is shown once", () => {
  const item = makeItem("a", new Date(2026, 2, 1, 0, 10));
  expect(group(item, { ...item })).toEqual([["today", ["a"]]]);
});

test("a server whose clock is ahead does not open a group for tomorrow", () => {
  expect(group(makeItem("ahead", new Date(2026, 2, 2, 0, 5)), makeItem("now", new Date(2026, 2, 1, 0, 29)))).toEqual([
    ["today", ["ahead", "now"]],
  ]);
});

test("nothing makes no group", () => {
  expect(group()).toEqual([]);
});
