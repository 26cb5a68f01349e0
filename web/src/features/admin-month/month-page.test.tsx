import type { MonthReport, MonthWishes } from "@medsieve/contract/admin/month";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { MonthPage } from "./month-page.tsx";
import { listMonths, readMonthView } from "./month-view.ts";

const saved = vi.hoisted(() => [] as { name: string; parts: BlobPart[] }[]);
vi.mock("../../lib/save-file.ts", () => ({ saveFile: (file: (typeof saved)[number]) => saved.push(file) }));

preparePageTests();
beforeEach(() => {
  saved.length = 0;
  signInAs(makeUser({ role: "admin" }), "a.b.c");
});

const REPORT: MonthReport = {
  month: "2026-03",
  searches: 120,
  cost_usd: 40,
  active_users: 7,
  failed: 6,
  budget: { limit_usd: 50, spent_usd: 40, forecast_usd: 62, reached_on: "2026-03-25" },
  per_day: [
    { day: "2026-03-01", failed: 0, searches: 50, cost_usd: 10 },
    { day: "2026-03-02", failed: 6, searches: 70, cost_usd: 30 },
  ],
  per_company: [
    { company_id: "c1", company_name: "=Nordhospital", searches: 100, cost_usd: 30 },
    { company_id: null, company_name: null, searches: 20, cost_usd: 10 },
  ],
  per_model: [{ model: "builtin", total_tokens: 0, searches: 20, cost_usd: 0 }],
  per_preference: [{ preference: "case_reports", searches: 120, cost_usd: 40 }],
  failures: [
    {
      ...{ stage: "searching_papers", code: "source_unavailable", cause: "it answered 500", count: 6 },
      ...{ first_at: "2026-03-02T08:00:00.000Z", last_at: "2026-03-04T08:00:00.000Z", search_ids: [] },
    },
    {
      ...{ stage: "generating_queries", code: "question_not_understood", cause: "question_not_understood", count: 2 },
      ...{ first_at: "2026-03-03T08:00:00.000Z", last_at: "2026-03-03T09:00:00.000Z", search_ids: [] },
    },
  ],
  counted_at: "2026-03-04T08:00:00.000Z",
};
const USERS = {
  items: [{ user_id: "u1", email: "ada@klinik.example", company_name: "Nordhospital", searches: 90, cost_usd: 25 }],
  meta: { total: 1, total_pages: 1, page: 1, per_page: 20 },
};

const WISHES: MonthWishes = {
  month: "2026-03",
  items: [
    {
      ...{ user_id: "00000000-0000-4000-8000-000000000001", email: "ada@klinik.example" },
      ...{ company_name: "Nordhospital", role: "user", searches: 100, limit: 100, refused: 4 },
      survey: {
        ...{ answered_at: "2026-03-02T08:00:00.000Z", interested: true, use_case: "clinical" },
        ...{ needed_searches: "200-500", additional_feedback: "=For the ward" },
      },
    },
    {
      ...{ user_id: null, email: "gone@klinik.example", company_name: null, role: "demo" },
      ...{ searches: null, limit: null, refused: 0, survey: null },
    },
  ],
  totals: { users_refused: 1, refused: 4, answered: 1, interested: 1 },
  meta: { total: 2, total_pages: 1, page: 1, per_page: 20 },
};

function open(place = "", month: FakeRoute | FakeAnswer | "no network" = { body: REPORT }) {
  const calls = fakeApi({
    "GET /admin/month": month,
    "GET /admin/month/users": { body: USERS },
    "GET /admin/month/wishes": { body: WISHES },
  });
  return { calls, ...renderAt(`/admin/month${place}`, MonthPage) };
}

const readRows = (label: string) =>
  within(screen.getByRole("table", { name: label }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => Array.from(row.querySelectorAll("td"), (cell) => cell.textContent));

test("shows use, cost against the budget with a forecast, and what failed", async () => {
  open();
  const read = async (name: string) => (await screen.findByText(name, { selector: "dt" })).closest("div")?.textContent;
  expect(await read("Searches")).toBe("Searches120by 7 users");
  expect(await read("Cost")).toBe("Cost$40.00Budget80% of $50.00");
  expect(await read("Forecast for the month")).toBe(
    "Forecast for the month$62.00Budget will be reached on Mar 25, 2026",
  );
  expect(await read("Failed searches")).toBe("Failed searches65% of all searches");
});

test("has the figures by company, user, model, preference and day, and failures that lead to their searches", async () => {
  const { person, readPlace } = open();
  await screen.findByRole("tab", { name: "By company" });
  expect(readRows("By company")).toEqual([
    ["=Nordhospital", "100", "$30.00", "75%"],
    ["No company", "20", "$10.00", "25%"],
    ["120", "$40.00", ""],
  ]);
  await person.click(screen.getByRole("tab", { name: "By user" }));
  await screen.findByText("ada@klinik.example");
  expect(readRows("By user")).toEqual([
    ["ada@klinik.exampleNordhospital", "90", "$25.00", "62.5%"],
    ["120", "$40.00", ""],
  ]);
  expect(readPlace()).toBe("/admin/month?by=user");
  await person.click(screen.getByRole("tab", { name: "By day" }));
  expect(readRows("By day")[0]).toEqual(["Mar 2, 2026", "70", "6", "$30.00", "75%"]);
  await person.click(screen.getByRole("tab", { name: "Failures" }));
  expect(screen.getByText("it answered 500")).toBeTruthy();
  expect(screen.getByText(/^No search terms could be taken from this question/)).toBeTruthy();
  expect(screen.queryByText("question_not_understood")).toBeNull();
  expect(screen.getAllByRole("link", { name: "Show searches" })[0]?.getAttribute("href")).toBe(
    "/admin/query-logs?outcome=failed&start=2026-03-02&end=2026-03-04",
  );
});

test("saves all figures as a CSV file in which no name is a formula", async () => {
  const { person } = open();
  await screen.findByRole("tab", { name: "By company" });
  await person.click(screen.getByRole("button", { name: "Export CSV" }));
  await screen.findByText("month_2026-03.csv was saved");
  const lines = String(saved[0]?.parts[0]).split("\r\n");
  expect(lines).toContain('"2026-03","all","","","120","6","","40.0000"');
  expect(lines).toContain('"2026-03","company","\'=Nordhospital","c1","100","","","30.0000"');
  expect(lines).toContain('"2026-03","user","ada@klinik.example","u1","90","","","25.0000"');
  expect(lines).toContain(
    '"2026-03","failure","searching_papers · source_unavailable · it answered 500","","","6","",""',
  );
});

test("shows who asked for more searches beside what they answered in the survey, and saves that", async () => {
  const { person } = open("?by=wish");
  const summary =
    "4 searches were refused beyond a limit, of 1 user. 1 of those listed answered the survey, 1 is interested.";
  expect(await screen.findByText(summary)).toBeTruthy();
  const [asked, gone] = readRows("More searches");
  expect(asked?.slice(0, 4)).toEqual(["ada@klinik.exampleNordhospital · User", "100", "100", "4"]);
  expect(asked?.[4]).toMatch(/^Interested · .*200.*500.* · Clinical.*=For the ward$/);
  expect(gone?.slice(1)).toEqual(["Account deleted", "Account deleted", "0", "Not answered"]);
  await person.click(screen.getByRole("button", { name: "Export these as CSV" }));
  await screen.findByText("more_searches_2026-03.csv was saved");
  expect(String(saved[0]?.parts[0])).toContain(
    '"2026-03","ada@klinik.example","Nordhospital","user","100","100","4","2026-03-02T08:00:00.000Z","yes","clinical","200-500","\'=For the ward"',
  );
});

test("has no survey for a company's administrator", async () => {
  signInAs(makeUser({ role: "company_admin" }), "a.b.c");
  open("?by=wish");
  expect((await screen.findByRole("tab", { name: "By company" })).getAttribute("aria-selected")).toBe("true");
  expect(screen.queryByRole("tab", { name: "More searches" })).toBeNull();
});

test("asks for the month of the address, and says what could not be loaded", async () => {
  const { calls } = open("?month=2025-12", "no network");
  expect(await screen.findByText("Failed to load the month")).toBeTruthy();
  expect(calls[0]?.path).toBe("/admin/month?month=2025-12");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test.each(["2026-13", "2026-1", 202601, null])("%s is no month of an address", (month) => {
  expect(readMonthView({ month }).month).toBeUndefined();
});

test("the months before the current one are offered, also of the year before", () => {
  expect(listMonths(new Date("2026-02-28T23:00:00Z")).slice(0, 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
});
