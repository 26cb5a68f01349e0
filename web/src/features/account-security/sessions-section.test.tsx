import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SessionsSection } from "./sessions-section.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const session = (n: number, changes = {}) => ({
  id: `8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e0${n}`,
  current: false,
  device: "Firefox · Windows",
  ip_address: "203.0.113.7",
  created_at: "2026-03-01T08:00:00.000Z",
  last_used_at: "2026-03-02T08:00:00.000Z",
  expires_at: "2026-04-01T08:00:00.000Z",
  ...changes,
});

function open(items: unknown[]) {
  let left = items;
  const calls = fakeApi({
    "GET /account/sessions": () => ({ body: { items: left } }),
    [`DELETE /account/sessions/${session(2).id}`]: () => {
      left = left.slice(0, 1);
      return { body: { status: "success" } };
    },
    "DELETE /account/sessions": () => {
      left = left.slice(0, 1);
      return { body: { status: "success", ended: 2 } };
    },
  });
  return { ...renderPage(<SessionsSection />), calls };
}

const MINE = session(1, { current: true, device: "Safari · iPhone" });

test("shows each session with device and address; the present one cannot be ended here", async () => {
  open([MINE, session(2), session(3, { device: null, ip_address: null })]);
  const [mine, other, unknown] = await screen.findAllByRole("listitem");
  expect(within(mine as HTMLElement).getByText("This session")).toBeTruthy();
  expect(within(mine as HTMLElement).queryByRole("button")).toBeNull();
  expect(other?.textContent).toContain("Firefox · Windows");
  expect(other?.textContent).toContain("203.0.113.7");
  expect(unknown?.textContent).toContain("Unknown device");
});

test("ends one after asking, and shows the list as it is then", async () => {
  const { person, calls } = open([MINE, session(2)]);
  await person.click(await screen.findByRole("button", { name: "End the session of Firefox · Windows" }));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await person.click(await screen.findByRole("button", { name: "End session" }));
  expect(await screen.findByText("The session has ended")).toBeTruthy();
  expect(await screen.findAllByRole("listitem")).toHaveLength(1);
});

test("ends all others together, and offers it only where there are others", async () => {
  const { person } = open([MINE, session(2), session(3)]);
  await person.click(await screen.findByRole("button", { name: "End all other sessions" }));
  const dialog = await screen.findByRole("alertdialog");
  await person.click(within(dialog).getByRole("button", { name: "End all other sessions" }));
  expect(await screen.findByText("2 other sessions have ended")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "End all other sessions" })).toBeNull();
});
