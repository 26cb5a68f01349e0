import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { keepSession, refreshUser } from "./session.ts";
import { getSession, reloadSession } from "./session-store.ts";

preparePageTests();

const user = makeUser();

/** What the browser does in this tab when another one has changed its storage. */
function changeInOtherTab(changes: Record<string, string | null>): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const key of Object.keys(changes)) window.dispatchEvent(new StorageEvent("storage", { key }));
}

describe("a page that is opened again", () => {
  beforeEach(() => {
    signInAs(user);
    localStorage.setItem("access_token", "token-1");
  });

  test("asks the server who is signed in", async () => {
    localStorage.removeItem("user");
    reloadSession();
    expect(getSession()).toEqual({ status: "loading" });
    fakeApi({ "GET /auth/me": { body: user } });
    await refreshUser();
    expect(getSession()).toEqual({ status: "signed_in", user });
  });

  test("while the server cannot be reached goes on as the account it knows", async () => {
    fakeApi({ "GET /auth/me": "no network" });
    await refreshUser();
    expect(getSession()).toEqual({ status: "signed_in", user });
  });

  test("shows the role the account has by now", async () => {
    fakeApi({ "GET /auth/me": { body: { ...user, role: "demo" } } });
    await refreshUser();
    expect(getSession()).toMatchObject({ status: "signed_in", user: { role: "demo" } });
  });
});

describe("several tabs", () => {
  let stop: () => void = () => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    signInAs(user);
    fakeApi({ "GET /auth/me": { body: user } });
    stop = keepSession();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test("are signed out together, for the same reason", () => {
    changeInOtherTab({ session_end: "expired", access_token: null, user: null });
    expect(getSession()).toEqual({ status: "signed_out", reason: "expired" });
  });

  test("know that the user signed out in another", () => {
    changeInOtherTab({ session_end: "left", access_token: null, user: null });
    expect(getSession()).toEqual({ status: "signed_out", reason: "left_elsewhere" });
    reloadSession();
    expect(getSession()).toEqual({ status: "signed_out", reason: "left" });
  });

  test("are signed in together", () => {
    changeInOtherTab({ session_end: "left", access_token: null, user: null });
    const other = makeUser({ full_name: "Ben Okri" });
    changeInOtherTab({ user: JSON.stringify(other), access_token: "token-2" });
    expect(getSession()).toEqual({ status: "signed_in", user: other });
  });

  test("ask every 5 minutes whether the account has changed", async () => {
    const calls = fakeApi({ "GET /auth/me": { body: { ...user, full_name: "Aiko Sato" } } });
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(calls.map((call) => call.path)).toEqual(["/auth/me"]);
    expect(getSession()).toMatchObject({ user: { full_name: "Aiko Sato" } });
  });

  test("forget what the tab showed when another tab signs out", () => {
    sessionStorage.setItem("current_search_id", "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e11");
    changeInOtherTab({ session_end: "left", access_token: null, user: null });
    expect(sessionStorage.getItem("current_search_id")).toBeNull();
  });
});
