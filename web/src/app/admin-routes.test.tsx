import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "../lib/query-client.ts";
import { makeUsage, makeUser, signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./router.tsx";

/** Pages whose code was loaded. */
const loaded = vi.hoisted(() => [] as string[]);
const stub = vi.hoisted(() => (name: string) => {
  loaded.push(name);
  return { [name]: () => name };
});
vi.mock("../features/admin-dashboard/dashboard-page.tsx", () => stub("DashboardPage"));
vi.mock("../features/admin-users/users-page.tsx", () => stub("UsersPage"));
vi.mock("../features/admin-users/create-user-page.tsx", () => stub("CreateUserPage"));
vi.mock("../features/admin-users/invite-user-page.tsx", () => stub("InviteUserPage"));
vi.mock("../features/admin-companies/companies-page.tsx", () => stub("CompaniesPage"));
vi.mock("../features/admin-audit/audit-page.tsx", () => stub("AuditPage"));
vi.mock("../features/admin-usage/usage-page.tsx", () => stub("UsagePage"));
vi.mock("../features/admin-surveys/surveys-page.tsx", () => stub("SurveysPage"));
vi.mock("../features/admin-month/month-page.tsx", () => stub("MonthPage"));
vi.mock("../features/admin-reports/reports-page.tsx", () => stub("ReportsPage"));
vi.mock("../features/admin-prompts/prompts-page.tsx", () => stub("PromptsPage"));
vi.mock("../features/admin-prompts/history/versions-page.tsx", () => stub("PromptVersionsPage"));
vi.mock("../features/admin-logs/logs-page.tsx", () => stub("LogsPage"));
vi.mock("../features/admin-library/library-page.tsx", () => stub("LibraryPage"));
vi.mock("../features/admin-retention/retention-page.tsx", () => stub("RetentionPage"));

preparePageTests();

const SCREENS = [
  ["/admin", "DashboardPage", "Dashboard"],
  ["/admin/users", "UsersPage", "Users"],
  ["/admin/users/new", "CreateUserPage", "Users"],
  ["/admin/users/invite", "InviteUserPage", "Users"],
  ["/admin/companies", "CompaniesPage", "Companies"],
  ["/admin/audit-logs", "AuditPage", "Audit logs"],
  ["/admin/usage-limits", "UsagePage", "Usage limits"],
  ["/admin/survey-responses", "SurveysPage", "Survey responses"],
  ["/admin/month", "MonthPage", "Month"],
  ["/admin/reports", "ReportsPage", "Reports"],
  ["/admin/settings", "PromptsPage", "Prompts"],
  ["/admin/settings/versions", "PromptVersionsPage", "Prompts"],
  ["/admin/query-logs", "LogsPage", "Query logs"],
  ["/admin/library", "LibraryPage", "Library"],
  ["/admin/retention", "RetentionPage", "Retention"],
] as const;

function openApp(path: string, routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /usage/current": { body: { success: true, data: makeUsage() } },
    "GET /auth/options": { body: { demo_signup: true } },
    ...routes,
  });
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  render(<App router={router} queryClient={createQueryClient()} />);
  return { calls, router };
}

test.each(SCREENS)("%s is refused to others, and nothing of it is loaded", async (path) => {
  signInAs(makeUser({ role: "demo" }));
  const { calls } = openApp(path);
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
  expect(screen.getByText(/lacks administrator privileges/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "To search" })).toBeTruthy();
  expect(loaded).toEqual([]);
  expect(calls).toEqual([]);
});

test.each(SCREENS)("%s asks who is signed out to sign in, and remembers the location", async (path) => {
  const { router } = openApp(`${path}?page=2`);
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(router.state.location.search).toEqual({ from: `${path}?page=2` });
  expect(loaded).toEqual([]);
});

test.each(SCREENS)("%s shows an administrator its page, and where among the others it is", async (path, page, name) => {
  signInAs(makeUser({ role: "admin" }));
  openApp(path);
  expect(await screen.findByText(page)).toBeTruthy();
  const [beside] = screen.getAllByRole("navigation", { name: "Administration" });
  const current = within(beside as HTMLElement).getByRole("link", { current: "page" });
  expect(current.textContent).toBe(name);
});

test("the navigation says how many reports wait for an answer", async () => {
  signInAs(makeUser({ role: "admin" }), "a.b.c");
  const meta = { total: 3, total_pages: 3, page: 1, per_page: 1 };
  openApp("/admin/users", { "GET /admin/reports": { body: { items: [], meta, open: 3 } } });
  const [beside] = await screen.findAllByRole("navigation", { name: "Administration" });
  await within(beside as HTMLElement).findByText("3");
  const link = within(beside as HTMLElement).getByRole("link", { name: /^Reports/ });
  expect(link.textContent).toBe("Reports 3 wait for an answer");
});

test("the screens are a menu away where there is no room beside the page", async () => {
  signInAs(makeUser({ role: "admin" }));
  const { router } = openApp("/admin/users");
  const person = userEvent.setup({ delay: null });
  await screen.findByText("UsersPage");
  await person.click(screen.getByRole("button", { name: "Administration: Users" }));
  await person.click(await screen.findByRole("menuitemradio", { name: "Companies" }));
  await screen.findByText("CompaniesPage");
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/companies"));
});

const OF_COMPANY = ["/admin/users", "/admin/users/new", "/admin/users/invite", "/admin/usage-limits", "/admin/month"];

test.each(SCREENS)(
  "%s is a company's administrator's, too, where it is about people, limits or figures",
  async (...one) => {
    const [path, page, name] = one;
    signInAs(makeUser({ role: "company_admin" }));
    const { calls, router } = openApp(path);
    if (OF_COMPANY.includes(path)) {
      expect(await screen.findByText(page)).toBeTruthy();
      const [beside] = screen.getAllByRole("navigation", { name: "Administration" });
      const links = within(beside as HTMLElement).getAllByRole("link");
      expect(links.map((link) => link.textContent)).toEqual(["Month", "Users", "Usage limits", "Back to Search"]);
      expect(links.find((link) => link.getAttribute("aria-current") === "page")?.textContent).toBe(name);
    } else if (path === "/admin") {
      await waitFor(() => expect(router.state.location.pathname).toBe("/admin/month"));
      expect(await screen.findByText("MonthPage")).toBeTruthy();
    } else {
      expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
      expect(screen.queryByText(page)).toBeNull();
    }
    expect(calls.filter(({ path: called }) => called.startsWith("/admin"))).toEqual([]);
  },
);
