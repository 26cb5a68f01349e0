import type { SurveyRow } from "@medsieve/contract/admin/survey-responses";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { SurveysPage } from "./surveys-page.tsx";

const saved = vi.hoisted(() => [] as { name: string; type: string; parts: BlobPart[] }[]);
vi.mock("../../lib/save-file.ts", () => ({ saveFile: (file: (typeof saved)[number]) => saved.push(file) }));

preparePageTests();
beforeEach(() => {
  saved.length = 0;
  signInAs(makeUser({ role: "admin" }), "a.b.c");
});

const COMPANY = "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e07";

function makeRow(number: number, changes: Partial<SurveyRow> = {}): SurveyRow {
  return {
    SurveyId: `8b1f6a52-6a0e-4a63-9b1e-${String(number).padStart(12, "0")}`,
    UserEmail: `user${number}@klinik.example`,
    UserRole: "user",
    CompanyName: "Nordhospital",
    Interested: true,
    UseCase: "clinical",
    NeededSearches: "200-500",
    AdditionalFeedback: null,
    CreatedAt: "2026-03-02T08:00:00.000Z",
    ...changes,
  };
}

const STATISTICS = {
  total_responses: 128,
  interested_count: 91,
  interested_percentage: 71.1,
  use_case_distribution: { research: 40, clinical: 38, education: 8, personal: 2, other: 12 },
  needed_searches_distribution: { "100-200": 30, "200-500": 41, "500-1000": 12, "1000+": 3, unlimited: 5 },
};

function answerRows(rows: readonly SurveyRow[]): FakeAnswer {
  const meta = { total: rows.length, total_pages: 1, page: 1, per_page: 20 };
  return { body: { success: true, data: rows, meta } };
}

function openSurveys(rows: readonly SurveyRow[], place = "", routes: Record<string, FakeRoute | FakeAnswer> = {}) {
  const company = {
    id: COMPANY,
    name: "Nordhospital",
    description: null,
    user_count: 3,
    models_allowed: true,
    domains: [],
    created_at: "2026-01-01T00:00:00.000Z",
  };
  const calls = fakeApi({
    "GET /admin/survey-responses": answerRows(rows),
    "GET /admin/survey-statistics": { body: { success: true, data: STATISTICS } },
    "GET /admin/companies": {
      body: {
        items: [company],
        meta: { total: 1, total_pages: 1, page: 1, per_page: 1 },
        totals: { user_count: 1 },
      },
    },
    ...routes,
  });
  const asked = () => calls.filter(({ path }) => path.startsWith("/admin/survey-responses")).map(({ path }) => path);
  return { asked, ...renderAt(`/admin/survey-responses${place}`, SurveysPage) };
}

test("shows the statistics as figures and as bars with their shares", async () => {
  openSurveys([makeRow(1)]);
  const card = async (name: string) => (await screen.findByText(name)).closest("div")?.textContent;
  expect(await card("Total responses")).toBe("Total responses128");
  expect(await card("Share interested")).toBe("Share interested71.1%");
  const uses = screen.getByRole("list", { name: "What they would use it for" });
  expect(
    within(uses)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "Research40 (40%)",
    "Clinical practice38 (38%)",
    "Education8 (8%)",
    "Personal interest2 (2%)",
    "Something else12 (12%)",
  ]);
  const needs = screen.getByRole("list", { name: "Searches a month they would need" });
  expect(within(needs).getAllByRole("listitem")).toHaveLength(5);
});

test("a response card says who answered what", async () => {
  openSurveys([
    makeRow(1, { UserRole: "demo", AdditionalFeedback: "More\nJapanese journals" }),
    makeRow(2, { Interested: false, UseCase: null, NeededSearches: null, CompanyName: null }),
  ]);
  const first = (await screen.findByRole("heading", { name: "user1@klinik.example" })).closest("article");
  for (const text of [
    "Demo Account",
    "Nordhospital",
    "Interested",
    "UseClinical practice",
    "Searches a month200 to 500",
    "More\nJapanese journals",
  ]) {
    expect(first?.textContent).toContain(text);
  }
  const second = screen.getByRole("heading", { name: "user2@klinik.example" }).closest("article");
  expect(second?.textContent).toContain("Not interested");
  expect(second?.textContent).toContain("No company");
});

test("filters go to the server and into the address", async () => {
  const { person, asked, readPlace } = openSurveys([makeRow(1)], "?page=2");
  await screen.findByText("user1@klinik.example");
  await person.click(screen.getByRole("button", { name: /Role/ }));
  await person.click(await screen.findByRole("option", { name: "Demo Account" }));
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-03-01" } });
  fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-03-31" } });
  await waitFor(() =>
    expect(asked().at(-1)).toBe(
      "/admin/survey-responses?user_role=demo&start_date=2026-03-01&end_date=2026-03-31&page=1&per_page=20",
    ),
  );
  expect(readPlace()).toBe("/admin/survey-responses?role=demo&start=2026-03-01&end=2026-03-31");
  await person.click(screen.getByRole("combobox", { name: "Company" }));
  await person.click(await screen.findByRole("option", { name: "Nordhospital" }));
  await waitFor(() => expect(asked().at(-1)).toContain(`company_id=${COMPANY}&`));
  await person.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(asked().at(-1)).toBe("/admin/survey-responses?page=1&per_page=20"));
});

test("days the wrong way round are reported, and nothing is asked", async () => {
  const { asked } = openSurveys([makeRow(1)], "?end=2026-03-01");
  await screen.findByText("user1@klinik.example");
  const before = asked().length;
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-03-02" } });
  await screen.findByText("The start must not be after the end");
  expect(asked()).toHaveLength(before);
});

test("the file has all that match the filters, is named by the day, and holds no formula", async () => {
  const { person, asked } = openSurveys(
    [makeRow(1, { AdditionalFeedback: '=HYPERLINK("https://evil.example")' })],
    "?role=user&page=1",
  );
  await screen.findByText("user1@klinik.example");
  await person.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked().at(-1)).toBe("/admin/survey-responses?user_role=user");
  const today = new Date().toISOString().slice(0, 10);
  expect(saved[0]?.name).toBe(`survey_responses_${today}.csv`);
  expect(String(saved[0]?.parts[0]).split("\r\n")).toEqual([
    '\uFEFF"Date (UTC)","Email","Role","Company","Interested","Use Case","Needed Searches","Feedback"',
    `"2026-03-02T08:00:00.000Z","user1@klinik.example","user","Nordhospital","yes","clinical","200-500","'=HYPERLINK(""https://evil.example"")"`,
  ]);
  await screen.findByText(`1 response saved as survey_responses_${today}.csv`);
});

test("an export that fails says that nothing was saved", async () => {
  const { person } = openSurveys([], "", {
    "GET /admin/survey-responses": ({ path }) =>
      path.includes("per_page")
        ? answerRows([makeRow(1)])
        : { status: 500, body: { detail: "x", code: "server_error" } },
  });
  await screen.findByText("user1@klinik.example");
  await person.click(screen.getByRole("button", { name: "Export CSV" }));
  expect(await screen.findByText(/The export failed\..*Nothing was saved\./)).toBeTruthy();
  expect(saved).toEqual([]);
});

test("without answers there is nothing to export, and the page says when there will be", async () => {
  openSurveys([]);
  await screen.findByText(/No one has answered the survey yet/);
  expect(screen.getByRole("button", { name: "Export CSV" })).toHaveProperty("disabled", true);
});

test("says that responses could not be loaded; the statistics stay", async () => {
  openSurveys([], "", { "GET /admin/survey-responses": { status: 500, body: { detail: "x", code: "server_error" } } });
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load survey responses");
  await screen.findByText("Total responses");
});
