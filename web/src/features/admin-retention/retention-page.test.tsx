import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { RetentionPage } from "./retention-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

const SAVED = { question_days: 90, search_days: null, survey_days: null, mail_days: null };

function open() {
  const calls = fakeApi({
    "GET /admin/retention": { body: SAVED },
    "PUT /admin/retention": ({ body }) => ({ body }),
    "POST /admin/retention/run": {
      body: { status: "success", counts: { question_days: 1200, search_days: 1, survey_days: 0, mail_days: 7 } },
    },
  });
  return { sent: () => calls.filter(({ method }) => method !== "GET"), ...renderPage(<RetentionPage />) };
}

test("periods are typed in days; an empty field is without end", async () => {
  const { person, sent } = open();
  const questions = await screen.findByLabelText<HTMLInputElement>("Questions in the query log (days)");
  expect(questions.value).toBe("90");
  await person.clear(questions);
  await person.type(screen.getByLabelText("Sent emails (days)"), "３０");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Retention periods saved")).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ ...SAVED, question_days: null, mail_days: 30 }]);
});

test.each(["0", "-3", "1.5", "x", "40000"])("%s days are refused beside the field, unsent", async (typed) => {
  const { person, sent } = open();
  await person.type(await screen.findByLabelText("Searches (days)"), typed);
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Enter a whole number from 1 to 36,500/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("what is older is removed at once after a confirmation, and counted", async () => {
  const { person, sent } = open();
  await person.click(await screen.findByRole("button", { name: "Remove now" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(sent()).toEqual([]);
  await person.click(within(dialog).getByRole("button", { name: "Remove now" }));
  expect(await screen.findByText("Removed: 1,200 questions, 1 search, 0 survey answers, 7 emails")).toBeTruthy();
});
