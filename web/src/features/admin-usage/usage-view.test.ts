import { expect, test } from "vitest";
import { readOrder, readUsageView } from "./usage-view.ts";

test("the accounts that need attention come first unless the address says otherwise", () => {
  expect(readOrder(readUsageView({}))).toEqual({ sort: "usage_percentage", order: "desc" });
  expect(readOrder(readUsageView({ sort: "email" }))).toEqual({ sort: "email", order: "asc" });
  expect(readOrder(readUsageView({ sort: "limit", order: "desc" }))).toEqual({ sort: "limit", order: "desc" });
  expect(readOrder(readUsageView({ order: "asc" }))).toEqual({ sort: "usage_percentage", order: "asc" });
});

test("the usual order is not in the address", () => {
  expect(readUsageView({ sort: "usage_percentage", order: "desc" })).toEqual(readUsageView({}));
});

test("what is no order, state or size counts as not there", () => {
  expect(readUsageView({ sort: "constructor", order: "up", state: "over", size: 7, page: -1 })).toEqual(
    readUsageView({}),
  );
});
