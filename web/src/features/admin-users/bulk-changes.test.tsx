import type { AdminUser, BatchResult } from "@medsieve/contract/admin/users";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { answerUsers, listCompanies, makeAdminUser } from "./users.fixture.ts";
import { UsersPage } from "./users-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

interface Sent {
  user_ids: string[];
  change: object;
}

/** Does all that is sent, but with those whom `refuse` gives a code. */
const answerChanges =
  (refuse: (id: string) => "last_administrator" | null = () => null): FakeRoute =>
  ({ body }) => {
    const { user_ids } = body as Sent;
    const results: BatchResult["results"] = user_ids.map((user_id) => {
      const code = refuse(user_id);
      return { user_id, success: code === null, message: "x", code };
    });
    const failed = results.filter(({ success }) => !success).length;
    return { body: { successful: results.length - failed, failed, results } };
  };

function open(users: AdminUser[], changes: FakeRoute | FakeAnswer | "no network" = answerChanges()) {
  const calls = fakeApi({
    "GET /admin/users": answerUsers(() => users),
    "GET /admin/companies": listCompanies(),
    "POST /admin/users/batch-update": changes,
  });
  const page = renderAt("/admin/users", UsersPage);
  const press = async (name: string | RegExp) => page.person.click(await screen.findByRole("button", { name }));
  const choose = async (name: string) => {
    await press("Change selected");
    await page.person.click(await screen.findByRole("menuitem", { name }));
  };
  const selectPage = async () =>
    page.person.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body as Sent);
  return { ...page, press, choose, selectPage, sent };
}

const makeUsers = (count: number) => Array.from({ length: count }, (_, n) => makeAdminUser(n + 1));

test("several users are deactivated once that is confirmed; those that are refused are named, and stay selected", async () => {
  const users = makeUsers(3);
  const { choose, press, selectPage, sent } = open(
    users,
    answerChanges((id) => (id === users[1]?.id ? "last_administrator" : null)),
  );
  await selectPage();
  await choose("Deactivate");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/They are signed out at once/)).toBeTruthy();
  expect(dialog.getByText("person3@nord.example")).toBeTruthy();
  await press("Deactivate 3 users");
  expect(await screen.findByText(/Successfully changed 2 users/)).toBeTruthy();
  expect(screen.getByText(/person2@nord.example: This is the last active administrator/)).toBeTruthy();
  expect(sent()).toEqual([{ user_ids: users.map(({ id }) => id), change: { is_active: false } }]);
  expect(screen.getByText("1 user selected")).toBeTruthy();
});

test("several users are moved to a company that has to be chosen", async () => {
  const { choose, press, person, selectPage, sent } = open(makeUsers(2));
  await selectPage();
  await choose("Move to a company");
  await press("Move 2 users");
  expect(await screen.findByText("Company is required")).toBeTruthy();
  await person.type(screen.getByRole("combobox", { name: "Company" }), "Nord");
  await person.click(await screen.findByRole("option", { name: "Nordhospital" }));
  await press("Move 2 users");
  expect(await screen.findByText("Successfully changed 2 users")).toBeTruthy();
  expect(sent()[0]?.change).toEqual({ company_id: expect.any(String) });
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});

test.each([
  ["25", 25],
  ["0", 0],
  ["", null],
])("several users are given the monthly limit %j", async (typed, limit) => {
  const { choose, press, person, selectPage, sent } = open(makeUsers(2));
  await selectPage();
  await choose("Set the monthly limit");
  const field = await screen.findByRole("textbox", { name: /^Search limit/ });
  await person.type(field, "-1");
  await press("Set the limit of 2 users");
  expect(await screen.findByText(/^The limit must be a whole number from 0/)).toBeTruthy();
  await person.clear(field);
  if (typed !== "") await person.type(field, typed);
  await press("Set the limit of 2 users");
  expect(await screen.findByText("Successfully changed 2 users")).toBeTruthy();
  expect(sent()).toEqual([{ user_ids: expect.any(Array), change: { monthly_limit: limit } }]);
});

test("all who match are selected, on whatever page, and are sent in several calls", async () => {
  const users = makeUsers(120);
  const { choose, press, selectPage, sent } = open(users);
  await selectPage();
  await press("Select all 120 users that match");
  expect(await screen.findByText("120 users selected")).toBeTruthy();
  await choose("Activate");
  await press("Activate 120 users");
  expect(await screen.findByText("Successfully changed 120 users")).toBeTruthy();
  expect(sent().map(({ user_ids }) => user_ids.length)).toEqual([50, 50, 20]);
  expect(new Set(sent().flatMap(({ user_ids }) => user_ids)).size).toBe(120);
});

test("where the network breaks off in between, it says what was done, and the others stay selected", async () => {
  let calls = 0;
  const answer = answerChanges();
  const { choose, press, selectPage } = open(makeUsers(120), (call) => {
    calls += 1;
    return calls === 1 ? answer(call) : { status: 500, body: { detail: "x", code: "server_error" } };
  });
  await selectPage();
  await press("Select all 120 users that match");
  await screen.findByText("120 users selected");
  await choose("Activate");
  await press("Activate 120 users");
  expect(await screen.findByText(/Successfully changed 50 users Failed to change users: /)).toBeTruthy();
  expect(screen.getByText("70 users selected")).toBeTruthy();
});

test("a company's administrator moves no one", async () => {
  signInAs(makeUser({ role: "company_admin" }));
  const { press, selectPage } = open(makeUsers(2));
  await selectPage();
  await press("Change selected");
  const entries = (await screen.findAllByRole("menuitem")).map((entry) => entry.textContent);
  expect(entries).toEqual(["Activate", "Deactivate", "Set the monthly limit"]);
});
