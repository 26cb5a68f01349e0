import { act, screen, waitFor } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { refreshUser } from "../lib/session.ts";
import { beginSession, endSession, reloadSession } from "../lib/session-store.ts";
import { makeUser, signInAs } from "../testing/accounts.ts";
import { type FakeRoute, fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { openApp, ROUTES, SEARCH_ID, searches, user } from "./app.fixture.tsx";

preparePageTests();

async function fillInSignIn(person: ReturnType<typeof userEvent.setup>) {
  await person.click(await screen.findByLabelText("Email"));
  await person.paste(user.email);
  await person.click(screen.getByLabelText("Password"));
  await person.paste("secret-1A");
  await person.click(screen.getByRole("button", { name: "Sign in" }));
}

const answerSignIn: FakeRoute = () => ({ body: { access_token: "token-1", user } });

test("someone whose password is temporary is led to choosing one of their own, wherever they go", async () => {
  fakeApi({});
  signInAs(makeUser({ pending_step: "change_password" }));
  openApp("/search-history");
  expect(await screen.findByRole("heading", { name: "Choose your own password" })).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
});

describe("someone who comes back from the OpenID provider", () => {
  test("goes on with the session of the browser to what was wanted", async () => {
    fakeApi({ ...ROUTES, "POST /auth/refresh": { body: { access_token: "token-1", user } } });
    const { readPlace } = openApp(`/login/done?from=${encodeURIComponent(`/?search=${SEARCH_ID}`)}`);
    expect(await screen.findByText(`search page of ${SEARCH_ID}`)).toBeTruthy();
    expect(readPlace()).toBe(`/?search=${SEARCH_ID}`);
  });
});

describe("someone who is not signed in", () => {
  test("is sent to sign in, and then to the location they wanted", async () => {
    fakeApi({ ...ROUTES, "POST /auth/login": answerSignIn });
    const { person, readPlace } = openApp(`/?search=${SEARCH_ID}`);
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
    expect(readPlace()).toContain("/login");
    await fillInSignIn(person);
    expect(await screen.findByText(`search page of ${SEARCH_ID}`)).toBeTruthy();
    expect(readPlace()).toBe(`/?search=${SEARCH_ID}`);
  });

  test.each(["/", "/search-history", `/search-history/${SEARCH_ID}`])(
    "sees nothing of %s, and is asked to sign in",
    async (path) => {
      const calls = fakeApi(ROUTES);
      const { router } = openApp(path);
      expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
      expect(router.state.location.pathname).toBe("/login");
      expect(calls.filter((call) => !call.path.startsWith("/auth/"))).toEqual([]);
    },
  );

  test("goes to the start page after sign-in when nothing was remembered", async () => {
    fakeApi({ ...ROUTES, "POST /auth/login": answerSignIn });
    const { person, readPlace } = openApp("/");
    await fillInSignIn(person);
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
    expect(readPlace()).toBe("/");
  });

  test.each(["//evil.example/", "https://evil.example/", "/\\evil.example"])(
    "is not sent on to another site by a forged link (%s)",
    async (from) => {
      fakeApi({ ...ROUTES, "POST /auth/login": answerSignIn });
      const { person, readPlace } = openApp(`/login?from=${encodeURIComponent(from)}`);
      await fillInSignIn(person);
      expect(await screen.findByText("search page of nothing")).toBeTruthy();
      expect(readPlace()).toBe("/");
    },
  );

  test("sees nothing of an administrator's page, and is brought back to it after sign-in", async () => {
    fakeApi({ ...ROUTES, "POST /auth/login": answerSignIn });
    const { person, readPlace } = openApp("/admin/users");
    await fillInSignIn(person);
    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
    expect(readPlace()).toBe("/admin/users");
  });
});

describe("while it is not known who is signed in", () => {
  test("a spinner says so, and the page comes when it is known", async () => {
    localStorage.setItem("access_token", "token-1");
    reloadSession();
    fakeApi({ ...ROUTES, "GET /auth/me": { body: user } });
    openApp("/");
    expect(await screen.findByText("Checking who is signed in…")).toBeTruthy();
    expect(screen.queryByText("search page of nothing")).toBeNull();
    await act(() => refreshUser());
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
  });
});

describe("someone who is signed in", () => {
  test("opens a past search, and begins a new one even where they already are", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { router, person, readPlace } = openApp("/");
    await person.click(await screen.findByRole("link", { name: /Do statins help/ }));
    expect(await screen.findByText(`search page of ${SEARCH_ID}`)).toBeTruthy();
    expect(screen.getByRole("link", { name: /Do statins help/ }).getAttribute("aria-current")).toBe("page");

    await person.click(screen.getByRole("button", { name: "New session" }));
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
    expect(readPlace()).toBe("/");
    const first = router.state.location.state.newSession;
    expect(first).toBeTypeOf("number");
    vi.spyOn(Date, "now").mockReturnValue((first ?? 0) + 5);
    await person.click(screen.getByRole("button", { name: "New session" }));
    await waitFor(() => expect(router.state.location.state.newSession).toBe((first ?? 0) + 5));
  });

  test("does not get an id that is none", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    openApp("/?search=1%20or%201");
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
  });

  test("has no use for the sign-in page", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { readPlace } = openApp("/login");
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
    expect(readPlace()).toBe("/");
  });

  test("sees that there is no such page, with a way back", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/nowhere/at-all");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
    await person.click(screen.getByRole("link", { name: "Back to search" }));
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
  });

  test("is asked to sign in again when the session runs out, and comes back to the same place", async () => {
    signInAs(user);
    fakeApi({ ...ROUTES, "POST /auth/login": answerSignIn });
    const { person, readPlace } = openApp(`/?search=${SEARCH_ID}`);
    await screen.findByText(`search page of ${SEARCH_ID}`);
    act(() => endSession("expired"));
    expect(await screen.findByText("Your session has expired. Please sign in again.")).toBeTruthy();
    await fillInSignIn(person);
    expect(await screen.findByText(`search page of ${SEARCH_ID}`)).toBeTruthy();
    expect(readPlace()).toBe(`/?search=${SEARCH_ID}`);
  });

  test("leaves nothing behind for the next to sign in: neither the place nor the list of searches", async () => {
    signInAs(user);
    let whose = searches;
    fakeApi({
      ...ROUTES,
      "GET /search-history": () => ({ body: { searches: whose, total: whose.length, page: 1, per_page: 50 } }),
    });
    const { readPlace } = openApp(`/?search=${SEARCH_ID}`);
    await screen.findByRole("link", { name: /Do statins help/ });
    act(() => endSession("left"));
    await screen.findByRole("heading", { name: "Sign in" });
    expect(readPlace()).toBe("/login");
    whose = [];
    const other = makeUser({ id: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e02", full_name: "Ben Okri" });
    act(() => beginSession({ access_token: "token-2", user: other }));
    expect(await screen.findByText(/Your searches will be listed here/)).toBeTruthy();
    expect(screen.queryByText(/Do statins help/)).toBeNull();
  });
});

describe("an administrator's page", () => {
  test("is refused to others, who go back to where they came from", async () => {
    signInAs(user);
    const calls = fakeApi(ROUTES);
    const { router, person } = openApp("/");
    await screen.findByText("search page of nothing");
    await act(() => router.navigate({ href: "/admin/audit-logs" }));
    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
    expect(screen.getByText(/lacks administrator privileges/)).toBeTruthy();
    expect(calls.filter((call) => call.path.startsWith("/admin"))).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Go Back" }));
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
  });

  test("opened by its address has nothing to go back to, and leads to the search", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/admin");
    await person.click(await screen.findByRole("link", { name: "To search" }));
    expect(screen.queryByRole("button", { name: "Go Back" })).toBeNull();
    expect(await screen.findByText("search page of nothing")).toBeTruthy();
  });

  test("that does not exist is not found by an administrator", async () => {
    signInAs(makeUser({ role: "admin" }));
    fakeApi(ROUTES);
    openApp("/admin/nothing-here");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  });
});
