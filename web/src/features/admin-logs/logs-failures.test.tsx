import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { getSession } from "../../lib/session-store.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { openLogs } from "./logs-page.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "header.payload.signature"));

test("a status of the server is named", async () => {
  openLogs([], { answer: { status: 500, body: { detail: "x", code: "server_error" } } });
  expect((await screen.findByRole("alert")).textContent).toContain("Error loading logs: HTTP error! status: 500");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("a server that cannot be reached is reported", async () => {
  openLogs([], { answer: "no network" });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Error loading logs: Network error. Please check your connection",
  );
});

test("without a token nothing is asked, and the way to sign in is offered", async () => {
  localStorage.removeItem("access_token");
  const { person, calls } = openLogs([]);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Error loading logs: Authentication required. Please log in again.");
  expect(calls).toHaveLength(0);
  await person.click(within(alert).getByRole("button", { name: "Log in" }));
  expect(getSession().status).toBe("signed_out");
});

test.each(["garbage", "two.parts", "one.two.three.four", "a..c"])("the token %s is removed, unsent", async (token) => {
  localStorage.setItem("access_token", token);
  const { calls } = openLogs([]);
  await waitFor(() => expect(getSession()).toEqual({ status: "signed_out", reason: "bad_token" }));
  expect(localStorage.getItem("access_token")).toBeNull();
  expect(calls).toHaveLength(0);
});

test("a token that is refused for good ends the session", async () => {
  openLogs([], { answer: { status: 401, body: { detail: "x", code: "not_signed_in" } } });
  await waitFor(() => expect(getSession()).toEqual({ status: "signed_out", reason: "refused_token" }));
});
