import type { StatementReport } from "@medsieve/contract/statement-reports";
import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePaper, SEARCH_ID } from "./search.fixture.ts";
import { findCard, openSaved, prepareSearchTests, REPORTS_ROUTE } from "./search-page.fixture.tsx";

prepareSearchTests();

const STATEMENT = "Colds were shorter with zinc.";
const REPORT: StatementReport = {
  id: "8b1f6a52-6a0e-4a63-9b1e-000000000001",
  statement_id: "1001-1",
  pmid: "1001",
  text: "It was one trial arm only.",
  reported_by: "Ada Byron",
  reported_at: "2026-03-02T08:00:00.000Z",
  answer: null,
  answered_by: null,
  answered_at: null,
};

async function open(reports: StatementReport[], refused = false) {
  const page = await openSaved([makePaper()], {}, "", {
    [REPORTS_ROUTE]: { body: { reports } },
    [`POST /searches/${SEARCH_ID}/reports`]: refused ? "no network" : { body: { reports: [REPORT] } },
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
  const { person, mark } = await open([], true);
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
