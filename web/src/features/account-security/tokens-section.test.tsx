import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { TokensSection } from "./tokens-section.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const token = (n: number, changes = {}) => ({
  id: `8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e0${n}`,
  name: `notebook ${n}`,
  scopes: ["search", "read"],
  created_at: "2026-03-01T08:00:00.000Z",
  expires_at: null,
  last_used_at: null,
  ...changes,
});
const SECRET = "mst_shown-this-once";

function open(items: unknown[]) {
  let left = items;
  const calls = fakeApi({
    "GET /account/tokens": () => ({ body: { items: left } }),
    "POST /account/tokens": () => {
      left = [token(9), ...left];
      return { body: { ...token(9), token: SECRET } };
    },
    [`DELETE /account/tokens/${token(1).id}`]: () => {
      left = [];
      return { body: { status: "success" } };
    },
  });
  return { ...renderPage(<TokensSection />), calls };
}

test("shows what each token may do, when it was used and that it has expired", async () => {
  const old = { expires_at: "2020-01-01T00:00:00.000Z", last_used_at: "2019-12-01T08:00:00.000Z" };
  open([token(1), token(2, { ...old, scopes: ["verify"] })]);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toMatch(/notebook 1searchreadNever used · No end date/u);
  expect(second?.textContent).toMatch(/verifyExpiredLast used .*2019.* · until .*(?:2020|2019)/u);
});

test("makes one with a name, scopes and an end, and shows it once", async () => {
  const { person, calls } = open([]);
  await person.click(await screen.findByRole("button", { name: "Make a token" }));
  await person.click(screen.getByRole("button", { name: "Make token" }));
  expect(await screen.findByText("Say what the token is for.")).toBeTruthy();
  await person.type(screen.getByRole("textbox", { name: "What it is for" }), "notebook");
  await person.click(screen.getByRole("checkbox", { name: "Search, and check queries" }));
  await person.click(screen.getByRole("checkbox", { name: /Read your searches/u }));
  await person.click(screen.getByRole("button", { name: "Make token" }));
  expect(await screen.findByText("Choose at least one.")).toBeTruthy();
  await person.click(screen.getByRole("checkbox", { name: "Check texts against papers" }));
  await person.click(screen.getByRole("button", { name: "Make token" }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  const sent = calls.find(({ method }) => method === "POST")?.body;
  expect(sent).toMatchObject({ name: "notebook", scopes: ["verify"], expires_at: expect.stringMatching(/Z$/u) });
  await person.click(screen.getByRole("button", { name: "I have copied it" }));
  expect(await screen.findByText("notebook 9")).toBeTruthy();
  expect(screen.queryByText(SECRET)).toBeNull();
});

test("revokes one after asking", async () => {
  const { person, calls } = open([token(1)]);
  await person.click(await screen.findByRole("button", { name: "Revoke “notebook 1”" }));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  const dialog = await screen.findByRole("alertdialog");
  await person.click(within(dialog).getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("You have no tokens.")).toBeTruthy();
  expect(screen.getByText("The token has been revoked")).toBeTruthy();
});
