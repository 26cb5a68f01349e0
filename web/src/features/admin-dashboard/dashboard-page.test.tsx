import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "a.b.c"));

const NEAR = {
  user_id: "8b1f6a52-6a0e-4a63-9b1e-000000000001",
  email: "ada@klinik.example",
  company_name: null,
  current_usage: 98,
  limit: 100,
  is_default: true,
  usage_percentage: 98,
  reset_date: "2026-03-01T00:00:00.000Z",
};

function makeStats(changes: Partial<DashboardStats> = {}): DashboardStats {
  return {
    total_users: 1284,
    total_companies: 21,
    total_searches: 104822,
    total_cost_month: 482.1,
    users_change_percent: 3.4,
    companies_change_percent: 0,
    searches_change_percent: -12.5,
    cost_change_percent: null,
    active_users_today: 84,
    active_users_week: 412,
    active_users_month: 1290,
    searches_today: 210,
    searches_week: 1402,
    searches_month: 6120,
    total_cost_today: 12.4,
    total_cost_week: 98.02,
    top_companies: [],
    top_users: [],
    per_day: [
      { day: "2026-03-01", searches: 12, cost_usd: 0.5 },
      { day: "2026-03-02", searches: 30, cost_usd: 1.25 },
    ],
    per_preference: [
      { preference: "clinical_trials", searches: 10 },
      { preference: "comprehensive", searches: 30 },
    ],
    per_model: [{ model: "builtin", searches: 42, total_tokens: 0, cost_usd: 0 }],
    search_time: { median: 8.4, p95: 31.25 },
    budget: { limit_usd: 600, spent_usd: 482.1, forecast_usd: 640.5, reached_on: "2026-03-28" },
    failed_month: 4,
    failures: [
      {
        ...{ stage: "searching_papers", code: "source_unavailable", cause: "it answered 500", count: 3 },
        ...{ first_at: "2026-03-01T08:00:00.000Z", last_at: "2026-03-02T08:00:00.000Z", search_ids: [] },
      },
      {
        ...{ stage: "searching_papers", code: "library_empty", cause: null, count: 1 },
        ...{ first_at: "2026-03-01T08:00:00.000Z", last_at: "2026-03-01T08:00:00.000Z", search_ids: [] },
      },
    ],
    near_limit: { near: 1, at: 1, accounts: [NEAR] },
    counted_at: "2026-03-02T08:00:00.000Z",
    ...changes,
  };
}

function openDashboard(stats: FakeRoute | FakeAnswer | "no network" = { body: makeStats() }) {
  const calls = fakeApi({ "GET /admin/stats": stats, "GET /admin/setup": { body: { steps: [], is_done: true } } });
  return { calls, ...renderAt("/admin", DashboardPage) };
}

test("shows the totals in US dollars and their change, and says where there is nothing to compare with", async () => {
  openDashboard();
  const read = (name: string) => screen.getByText(name).closest("div")?.textContent;
  await screen.findByText("Total Users");
  expect(read("Total Users")).toBe("Total Users1,284+3.4% since the start of the month");
  expect(read("Total Companies")).toBe("Total Companies210% since the start of the month");
  expect(read("Total Searches")).toBe("Total Searches104,822-12.5% so far, against all of last month");
  expect(read("Total Cost (Month)")).toBe("Total Cost (Month)$482.10Nothing to compare with");
});

test("answers first how much is used, what it costs, what fails and who is near the limit", async () => {
  openDashboard();
  const glance = within(await screen.findByRole("region", { name: "This month at a glance" }));
  const read = (name: string) => glance.getByRole("heading", { name }).closest("article")?.textContent;
  expect(read("How much is used")).toContain("6,120 searchesby 1,290 users this month");
  expect(read("What it costs")).toContain(
    "$482.1080.4% of the budget of $600.00$640.50 by the end of the monthBudget will be reached on Mar 28, 2026",
  );
  expect(read("What fails")).toContain("4 failed searches3 × it answered 500");
  expect(read("What fails")).toContain("1 × There are no papers in the library yet.");
  expect(read("Who is near the limit")).toContain("2 accountsada@klinik.example98 of 100");
  const links = glance.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/admin/month?by=user", "/admin/month", "/admin/month?by=failure", "/admin/usage-limits"]);
});

test("has a panel for today, this week and this month", async () => {
  openDashboard();
  const panel = async (name: string) => (await screen.findByRole("heading", { name })).closest("article")?.textContent;
  expect(await panel("Today")).toBe("TodayActive users84Searches210Cost (USD)$12.40");
  expect(await panel("This Week")).toBe("This WeekActive users412Searches1,402Cost (USD)$98.02");
  expect(await panel("This Month")).toBe("This MonthActive users1,290Searches6,120Cost (USD)$482.10");
});

test("leads to six areas and back to the search, also while nothing is loaded", async () => {
  openDashboard("no network");
  const areas = await screen.findByRole("navigation", { name: "Areas of administration" });
  expect(
    within(areas)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "/admin/users",
    "/admin/companies",
    "/admin/usage-limits",
    "/admin/survey-responses",
    "/admin/audit-logs",
    "/admin/settings",
  ]);
  expect(screen.getByRole("link", { name: "Back to Search" }).getAttribute("href")).toBe("/");
});

test("lists who searched most, at most five, and no list that is empty", async () => {
  const company = (number: number) => ({
    company_id: null,
    company_name: `Company ${number}`,
    user_count: number,
    search_count: 100 - number,
  });
  openDashboard({ body: makeStats({ top_companies: [1, 2, 3, 4, 5, 6].map(company) }) });
  const list = await screen.findByRole("region", { name: "Top 5 companies by usage this month" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "1Company 11 user99 searches",
    "2Company 22 users98 searches",
    "3Company 33 users97 searches",
    "4Company 44 users96 searches",
    "5Company 55 users95 searches",
  ]);
  expect(screen.queryByText(/Top 5 users/)).toBeNull();
});

test("lists users with company and searches", async () => {
  const users = [
    { user_id: NEAR.user_id, email: "ada@klinik.example", company_name: "Nordhospital", search_count: 1200 },
    { user_id: null, email: "ben@klinik.example", company_name: null, search_count: 1 },
  ];
  openDashboard({ body: makeStats({ top_users: users }) });
  const list = await screen.findByRole("region", { name: "Top 5 users by searches this month" });
  const items = within(list).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "1ada@klinik.exampleNordhospital1,200 searches",
    "2ben@klinik.exampleNo company1 search",
  ]);
  expect(screen.queryByText(/Top 5 companies/)).toBeNull();
});

test("says that the statistics could not be loaded, and loads them at another try", async () => {
  let answer: FakeAnswer = { status: 500, body: { detail: "x", code: "server_error" } };
  const { person } = openDashboard(() => answer);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load statistics");
  answer = { body: makeStats() };
  await person.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByText("1,284");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("refreshes at a press; figures that cannot be refreshed stay, and the page says how old they are", async () => {
  let answer: FakeAnswer = { body: makeStats() };
  const { person } = openDashboard(() => answer);
  await screen.findByText("1,284");
  answer = { body: makeStats({ total_users: 1285 }) };
  await person.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText("1,285");
  answer = { status: 500, body: { detail: "x", code: "server_error" } };
  await person.click(screen.getByRole("button", { name: "Refresh" }));
  expect((await screen.findAllByText(/could not be refreshed/)).length).toBeGreaterThan(0);
  expect(screen.getByText("1,285")).toBeTruthy();
});

test("asks again every minute, but not while the page is out of sight", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { calls } = openDashboard();
    await screen.findByText("1,284");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const loads = () => calls.filter(({ path }) => path === "/admin/stats");
    await waitFor(() => expect(loads()).toHaveLength(2));
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(loads()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test("draws each day, describes the chart in words and its figures in a table", async () => {
  const { person } = openDashboard();
  const chart = await screen.findByRole("img", { name: /^Searches a day: bars over 2 days, 42 searches in all/ });
  expect(chart.getAttribute("aria-label")).toContain("The highest is 30 searches on Mar 2, 2026.");
  expect(chart.querySelectorAll("rect")).toHaveLength(2);
  const panel = chart.closest("article") as HTMLElement;
  await person.click(within(panel).getByRole("button", { name: "Figures as a table" }));
  const rows = within(panel)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toEqual(["Day (UTC)Searches", "Mar 2, 202630", "Mar 1, 202612"]);
});

test("says the figure of a day that is stepped to by keyboard", async () => {
  openDashboard();
  const steps = await screen.findByRole("slider", { name: "Cost a day (USD), day by day" });
  expect(steps.getAttribute("aria-valuetext")).toBe("Mar 2: $1.25");
  act(() => steps.focus());
  fireEvent.change(steps, { target: { value: "0" } });
  expect(steps.getAttribute("aria-valuetext")).toBe("Mar 1: $0.50");
  expect(steps.closest("article")?.querySelector("[data-part=pointed-day]")?.textContent).toBe("Mar 1: $0.50");
});

test("says the figure of the day that is pointed at, until the pointer leaves", async () => {
  openDashboard();
  const chart = await screen.findByRole("img", { name: /^Searches a day/ });
  const plot = chart.parentElement as HTMLElement;
  const readTag = () => plot.querySelector("[data-part=pointed-day]")?.textContent;
  fireEvent.pointerMove(plot, { clientX: 100 });
  expect(readTag()).toBe("Mar 1: 12 searches");
  fireEvent.pointerMove(plot, { clientX: 500 });
  expect(readTag()).toBe("Mar 2: 30 searches");
  fireEvent.pointerLeave(plot);
  expect(readTag()).toBeUndefined();
});

test("shows shares by preference and model, and how long searches take", async () => {
  openDashboard();
  const preferences = await screen.findByRole("list", { name: "Searches by preference" });
  expect(
    within(preferences)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Everything30 (75%)", "Clinical trials10 (25%)"]);
  const models = screen.getByRole("list", { name: "Searches by model" });
  expect(models.textContent).toBe("Built-in reader (no model)42 (100%)");
  const times = screen.getByRole("list", { name: "Time a search takes" });
  expect(
    within(times)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Median8.4 s", "95th percentile31.3 s"]);
});

test("says so where no user has searched yet", async () => {
  const none = { per_day: [], per_preference: [], per_model: [], search_time: { median: null, p95: null } };
  openDashboard({ body: makeStats(none) });
  expect(await screen.findAllByText("No searches in the last 90 days.")).toHaveLength(5);
});
