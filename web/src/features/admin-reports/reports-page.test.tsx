import type { ListedReport } from "@medsieve/contract/statement-reports";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { ReportsPage } from "./reports-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "a.b.c"));

const QUOTE = "Colds lasted 4.1 days with zinc.";
const ID = "8b1f6a52-6a0e-4a63-9b1e-000000000001";
const REPORT: ListedReport = {
  id: ID,
  statement_id: "1001-1",
  pmid: "1001",
  text: "It was one trial arm only.",
  reported_by: "Ada Byron",
  reported_at: "2026-03-02T08:00:00.000Z",
  answer: null,
  answered_by: null,
  answered_at: null,
  statement: "Colds were shorter with zinc.",
  evidence: [
    {
      ...{ pmid: "1001", section: "RESULTS", section_index: 2, start: 0, end: QUOTE.length },
      ...{ quote: QUOTE, status: "verified", problem: null },
    },
  ],
  read_by: { reader: "model", model: "reader-large-2" },
  email: "ada@klinik.example",
  company_name: "Nordhospital",
};

function open(items: ListedReport[], place = "", routes: Record<string, FakeRoute | FakeAnswer> = {}) {
  const meta = { total: items.length, total_pages: 1, page: 1, per_page: 20 };
  const calls = fakeApi({ "GET /admin/reports": { body: { items, meta, open: items.length } }, ...routes });
  const asked = () => calls.filter(({ method }) => method === "GET").map(({ path }) => path);
  return { calls, asked, ...renderAt(`/admin/reports${place}`, ReportsPage) };
}

test("a report unfolds to its statement, its sentence and its reader, and is answered there", async () => {
  const { person, calls, asked } = open([REPORT], "", {
    [`PUT /admin/reports/${ID}/answer`]: { body: { status: "success" } },
  });
  expect(await screen.findByText("reader-large-2")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Show report on “Colds were shorter with zinc.”" }));
  expect(screen.getByText(QUOTE)).toBeTruthy();
  expect(screen.getByText("Ada Byron · ada@klinik.example · Nordhospital")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("Enter an answer")).toBeTruthy();
  await person.type(screen.getByLabelText("Your answer"), "You are right.");
  await person.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() => expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ answer: "You are right." }));
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test("an answer that could not be saved stays in its field", async () => {
  const { person } = open([REPORT], "", {
    [`PUT /admin/reports/${ID}/answer`]: {
      status: 404,
      body: { detail: "There is no such report", code: "not_found" },
    },
  });
  await person.click(await screen.findByRole("button", { name: /Show report/ }));
  await person.type(screen.getByLabelText("Your answer"), "Yes.");
  await person.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("The answer could not be saved")).toBeTruthy();
  expect((screen.getByLabelText("Your answer") as HTMLTextAreaElement).value).toBe("Yes.");
});

test("the server filters by what the address says, and an empty list has the way out", async () => {
  const { person, asked } = open([], "?state=open&reader=builtin&filter=zinc&page=2");
  const empty = await screen.findByText("No report matches these filters.");
  expect(asked()[0]).toBe("/admin/reports?page=2&per_page=20&state=open&reader=builtin&search=zinc");
  await person.click(within(empty.parentElement as HTMLElement).getByRole("button", { name: "Clear filters" }));
  await screen.findByText(/No statement has been reported yet/);
  expect(asked().at(-1)).toBe("/admin/reports?page=1&per_page=20");
});
