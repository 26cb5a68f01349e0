import type { StatementReport } from "@medsieve/contract/statement-reports";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FakeAnswer, FakeRoute } from "../../testing/fake-api.ts";
import { forgetNotices, getWaitingNotices } from "../../ui/notify.ts";
import { makePaper, SEARCH_ID } from "./search.fixture.ts";
import { findCard, openSaved, prepareSearchTests, REPORTS_ROUTE } from "./search-page.fixture.tsx";

prepareSearchTests();
beforeEach(forgetNotices);

const STATEMENT = "Colds were shorter with zinc.";
const REPORT: StatementReport = {
  id: "8b1f6a52-6a0e-4a63-9b1e-000000000001",
  statement_id: "1001-1",
  pmid: "1001",
  text: "It was one trial arm only.",
  is_own: true,
  reported_by: "Ada Byron",
  reported_at: "2026-03-02T08:00:00.000Z",
  answer: null,
  answered_by: null,
  answered_at: null,
};

const REPORTING = `POST /searches/${SEARCH_ID}/reports`;

async function open(reports: StatementReport[], routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {}) {
  const page = await openSaved([makePaper()], {}, "", {
    [REPORTS_ROUTE]: { body: { reports } },
    [REPORTING]: { body: { reports: [REPORT] } },
    ...routes,
  });
  const card = within(findCard("1001"));
  const sent = () => page.calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { ...page, card, sent, mark: card.getByRole("button", { name: STATEMENT }) };
}

it("reports a statement by a press at its mark, and shows from then on that it was reported", async () => {
  const { person, card, mark, sent } = await open([]);
  await person.click(mark);
  const hint = await screen.findByRole("tooltip");
  await person.click(within(hint).getByText("Report this statement (key R)"));
  const dialog = within(await screen.findByRole("dialog", { name: "Report this statement" }));
  expect(dialog.getByText(STATEMENT)).toBeTruthy();
  await person.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText("Say in a few words what is wrong")).toBeTruthy();
  await person.type(dialog.getByLabelText("What is wrong?"), " It was one trial arm only. ");
  await person.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await card.findByRole("button", { name: "Reported" })).toBeTruthy();
  expect(sent()).toEqual([{ statement_id: "1001-1", pmid: "1001", text: "It was one trial arm only." }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("does so by a key on the statement, and keeps the words where they cannot be sent", async () => {
  const { person, mark } = await open([], { [REPORTING]: "no network" });
  act(() => mark.focus());
  await person.keyboard("r");
  const dialog = within(await screen.findByRole("dialog"));
  await person.type(dialog.getByLabelText("What is wrong?"), "No.");
  await person.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText("The report could not be sent")).toBeTruthy();
  expect((dialog.getByLabelText("What is wrong?") as HTMLTextAreaElement).value).toBe("No.");
});

it("does so at the sentence that the statement rests on, too, as by touch", async () => {
  const { person, card, mark } = await open([]);
  await person.click(mark);
  await person.click(card.getByRole("button", { name: "Report this statement" }));
  expect(within(await screen.findByRole("dialog")).getByText(STATEMENT)).toBeTruthy();
});

it("shows the answer of an administrator beside the statement", async () => {
  const answered = { answer: "You are right.", answered_by: null, answered_at: "2026-03-03T08:00:00.000Z" };
  const { person, card } = await open([{ ...REPORT, ...answered }]);
  await person.click(await card.findByRole("button", { name: "Report answered" }));
  const shown = within(await screen.findByRole("dialog", { name: "Reports on this statement" }));
  for (const text of [/^Ada Byron, /, REPORT.text, /^An administrator, /, "You are right."]) {
    expect(shown.getByText(text)).toBeTruthy();
  }
});

const WITHDRAWAL = `DELETE /searches/${SEARCH_ID}/reports/${REPORT.id}`;

it("withdraws one's own report after asking, and gives the focus to the statement", async () => {
  const { person, card, mark, calls } = await open([REPORT], { [WITHDRAWAL]: { body: { reports: [] } } });
  const askWhether = async () => {
    await person.click(await card.findByRole("button", { name: "Reported" }));
    const shown = within(await screen.findByRole("dialog", { name: "Reports on this statement" }));
    await person.click(shown.getByRole("button", { name: "Withdraw report" }));
    return within(await screen.findByRole("alertdialog", { name: "Withdraw your report?" }));
  };
  const first = await askWhether();
  expect(first.getByText(REPORT.text)).toBeTruthy();
  await person.click(first.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(mark));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);

  await person.click((await askWhether()).getByRole("button", { name: "Withdraw report" }));
  await waitFor(() => expect(card.queryByRole("button", { name: "Reported" })).toBeNull());
  expect(getWaitingNotices()).toMatchObject([{ tone: "success", text: "Your report was withdrawn" }]);
  await waitFor(() => expect(document.activeElement).toBe(mark));
});

it("shows why a report could not be withdrawn, and what became of it", async () => {
  const answer = { answer: "You are right.", answered_by: "Bo Lind", answered_at: "2026-03-03T08:00:00.000Z" };
  const answers = [[REPORT], [{ ...REPORT, ...answer }]];
  const { person, card } = await open([], {
    [REPORTS_ROUTE]: () => ({ body: { reports: answers.shift() ?? [] } }),
    [WITHDRAWAL]: { status: 409, body: { detail: "answered", code: "report_answered" } },
  });
  await person.click(await card.findByRole("button", { name: "Reported" }));
  await person.click(await screen.findByRole("button", { name: "Withdraw report" }));
  const question = within(await screen.findByRole("alertdialog"));
  await person.click(question.getByRole("button", { name: "Withdraw report" }));
  expect(await card.findByRole("button", { name: "Report answered" })).toBeTruthy();
  const description = "This report has been answered and can no longer be withdrawn.";
  expect(getWaitingNotices()).toMatchObject([
    { tone: "error", text: "The report could not be withdrawn", description },
  ]);
});

it("offers no withdrawal of another's report, nor of one that is answered", async () => {
  const answered = { answer: "You are right.", answered_by: null, answered_at: "2026-03-03T08:00:00.000Z" };
  const others = { ...REPORT, id: "8b1f6a52-6a0e-4a63-9b1e-000000000002", is_own: false };
  const { person, card } = await open([{ ...REPORT, ...answered }, others]);
  await person.click(await card.findByRole("button", { name: "Reported" }));
  const shown = within(await screen.findByRole("dialog", { name: "Reports on this statement" }));
  expect(shown.getAllByRole("listitem")).toHaveLength(2);
  expect(shown.queryByRole("button", { name: "Withdraw report" })).toBeNull();
});
