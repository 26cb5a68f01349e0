import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makeLog } from "./logs.fixture.ts";
import { openLogs } from "./logs-page.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "header.payload.signature"));

test("a question is erased once that is confirmed, and once only", async () => {
  const log = makeLog(1, {});
  const logs = [log];
  const { calls, person } = openLogs(logs, {
    routes: {
      [`POST /admin/search-logs/${log.query_id}/erase-question`]: () => {
        logs[0] = { ...log, query: null };
        return { body: { status: "success", logs: 2, searches: 1 } };
      },
    },
  });
  const row = (await screen.findByText("Question 1")).closest("tr") as HTMLElement;
  await person.click(within(row).getByRole("button", { expanded: false }));
  await person.click(screen.getByRole("button", { name: "Erase this question" }));
  expect(within(await screen.findByRole("alertdialog")).getByText("Question 1")).toBeTruthy();
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  await person.dblClick(screen.getByRole("button", { name: "Erase question" }));
  expect(await screen.findByText("The question was erased from 2 entries of the query log.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Question 1")).toBeNull());
  expect(screen.queryByRole("button", { name: "Erase this question" })).toBeNull();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});
