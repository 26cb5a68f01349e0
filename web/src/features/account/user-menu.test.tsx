import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { getAccessToken, getSession } from "../../lib/session-store.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { expectWarning, preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { takeInitials } from "./initials.ts";
import { UserMenu } from "./user-menu.tsx";

preparePageTests();

test.each([
  ["Aiko Mori", "AM"],
  ["  jean-luc  van den  berg ", "JB"],
  ["Plato", "P"],
  ["山田太郎", "山"],
  ["𠮷田 光", "𠮷光"],
  ["", "X"],
])("the initials of “%s” are %s", (name, initials) => {
  expect(takeInitials(name, "x@example.org")).toBe(initials);
});

async function openMenuOf(user: ReturnType<typeof makeUser>) {
  signInAs(user);
  const { person } = renderPage(<UserMenu user={user} />);
  await person.click(screen.getByRole("button", { name: new RegExp(user.full_name) }));
  await screen.findByRole("menu");
  return person;
}

test.each([
  ["admin", "Admin"],
  ["user", "User"],
  ["demo", "Demo Account"],
] as const)("the menu of an account of role %s says who is signed in, as %s", async (role, label) => {
  await openMenuOf(makeUser({ role }));
  expect(screen.getByText("Aiko Mori")).toBeTruthy();
  expect(screen.getByText("mori@nordhospital.example")).toBeTruthy();
  expect(screen.getByText(label)).toBeTruthy();
  expect(screen.queryAllByText("DEMO")).toHaveLength(role === "demo" ? 1 : 0);
});

test("the menu says where papers come from and who reads them", async () => {
  const source = { id: "pubmed", papers: null, demonstration_papers: null, fallback: null };
  const reader = { id: "model", vendor: "openai", model: "gpt-test" };
  fakeApi({
    "GET /search/setup": {
      body: { source, reader, mesh_year: 2024, full_text: { link_resolver: null, libkey_library_id: null } },
    },
  });
  await openMenuOf(makeUser());
  expect(await screen.findByText("PubMed")).toBeTruthy();
  expect(screen.getByText("openai gpt-test")).toBeTruthy();
});

test("the menu leads to the list of past searches", async () => {
  await openMenuOf(makeUser());
  expect(screen.getByRole("menuitem", { name: "Search history" }).getAttribute("href")).toBe("/search-history");
});

test("an administrator's menu leads to the dashboard, the query logs and the prompt settings, and no other user's does", async () => {
  const readLinks = () =>
    screen.getAllByRole("menuitem").flatMap((item) => (item as HTMLAnchorElement).getAttribute("href") ?? []);
  const person = await openMenuOf(makeUser({ role: "admin" }));
  expect(readLinks()).toEqual([
    "/search-history",
    "/watched-searches",
    "/check-text",
    "/admin",
    "/admin/query-logs",
    "/admin/settings",
    "/account",
  ]);
  expect(screen.getByRole("menuitem", { name: "Prompt settings" })).toBeTruthy();
  await person.keyboard("{Escape}");
  cleanup();
  const other = await openMenuOf(makeUser({ role: "company_admin" }));
  expect(readLinks().filter((href) => href.startsWith("/admin"))).toEqual(["/admin/users", "/admin/month"]);
  await other.keyboard("{Escape}");
  cleanup();
  await openMenuOf(makeUser({ role: "demo" }));
  expect(readLinks()).toEqual(["/search-history", "/watched-searches", "/check-text", "/account"]);
});

test("the menu opens by an arrow key at its nearer end, closes by Escape, and gives the focus back", async () => {
  signInAs(makeUser());
  const { person } = renderPage(<UserMenu user={makeUser()} />);
  const button = screen.getByRole("button", { name: /Aiko Mori/ });
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  button.focus();
  await person.keyboard("{ArrowUp}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Sign Out" })));
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await person.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole("menu")).toBeNull();
  await person.keyboard("{ArrowDown}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Search history" })));
});

test.each(["{Enter}", " "])("the menu opened by the key %j has the focus on its first entry", async (key) => {
  signInAs(makeUser());
  const { person } = renderPage(<UserMenu user={makeUser()} />);
  screen.getByRole("button", { name: /Aiko Mori/ }).focus();
  await person.keyboard(key);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Search history" })));
});

describe("signing out", () => {
  test("signs out at the server and drops the account", async () => {
    const person = await openMenuOf(makeUser());
    const calls = fakeApi({ "POST /auth/logout": { body: { status: "success" } } });
    await person.click(screen.getByRole("menuitem", { name: "Sign Out" }));
    expect(getSession()).toEqual({ status: "signed_out", reason: "left" });
    expect(getAccessToken()).toBeNull();
    expect(calls).toMatchObject([{ path: "/auth/logout", token: "token-1" }]);
  });

  test("works without the server, and says so in the console only", async () => {
    const person = await openMenuOf(makeUser());
    fakeApi({ "POST /auth/logout": "no network" });
    await person.click(screen.getByRole("menuitem", { name: "Sign Out" }));
    expect(getSession()).toEqual({ status: "signed_out", reason: "left" });
    await waitFor(() => expectWarning(/did not receive the sign-out/));
  });
});
