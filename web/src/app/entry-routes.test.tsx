import { createMemoryHistory } from "@tanstack/react-router";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "../lib/query-client.ts";
import { makeUser, signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./router.tsx";

preparePageTests();
afterEach(() => {
  vi.useRealTimers();
});

const EMAIL = "park@nordhospital.example";
const OK = { body: { status: "success" } };
const ROUTES = {
  "GET /auth/options": { body: { demo_signup: true } },
  "POST /auth/verify-reset-token": { body: { status: "success", purpose: "reset", email: EMAIL } },
  "POST /auth/reset-password": OK,
  "POST /auth/register-demo": OK,
};

function openApp(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(history);
  render(<App router={router} queryClient={createQueryClient()} />);
  const person = userEvent.setup({ delay: null });
  return { history, router, person, readPlace: () => router.state.location.href };
}

/** Everything that outlives the page. */
function readStorage(): string {
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
}

describe("a mailed link", () => {
  test("gives its token to the server and to nothing else: neither address, history nor storage keep it", async () => {
    const calls = fakeApi(ROUTES);
    const { history, readPlace } = openApp("/reset-password?token=s3cr3t-t0ken");
    expect(await screen.findByLabelText("New password")).toBeTruthy();
    await waitFor(() => expect(readPlace()).toBe("/reset-password"));
    expect(history.location.href).toBe("/reset-password");
    expect(history.length).toBe(1);
    expect(readStorage()).not.toContain("s3cr3t");
    expect(calls.map((call) => call.path)).toEqual(["/auth/verify-reset-token?token=s3cr3t-t0ken"]);
  });

  test.each([
    ["1234567890", "1234567890"],
    ["null", "null"],
    ["a&token=b", "a%2Cb"],
    [encodeURIComponent("<b>&x=1"), "%3Cb%3E%26x%3D1"],
  ])("is checked as it stands, whatever it looks like (%s)", async (token, sent) => {
    const calls = fakeApi({
      ...ROUTES,
      "POST /auth/verify-reset-token": { status: 404, body: { detail: "No", code: "link_invalid" } },
    });
    openApp(`/reset-password?token=${token}`);
    expect(await screen.findByRole("heading", { name: "This link is not valid" })).toBeTruthy();
    expect(calls[0]?.path).toBe(`/auth/verify-reset-token?token=${sent}`);
  });

  test.each(["/reset-password", "/reset-password?token="])("without a token (%s) says so", async (path) => {
    fakeApi(ROUTES);
    openApp(path);
    expect((await screen.findByRole("alert")).textContent).toBe("Invalid or missing reset token");
  });

  test("that cannot be used leads to the dialog that asks for another", async () => {
    fakeApi({
      ...ROUTES,
      "POST /auth/verify-reset-token": { status: 404, body: { detail: "No", code: "link_expired" } },
    });
    const { person, readPlace } = openApp("/reset-password?token=old");
    await person.click(await screen.findByRole("link", { name: "Request a new link" }));
    expect(await screen.findByRole("dialog", { name: "Reset your password" })).toBeTruthy();
    expect(readPlace()).toBe("/login");
  });

  test("ends at sign-in, where the address is filled in, by itself", async () => {
    fakeApi(ROUTES);
    const { person, readPlace } = openApp("/reset-password?token=good");
    await person.click(await screen.findByLabelText("New password"));
    await person.paste("new-Secret-2");
    await person.click(screen.getByLabelText("New password again"));
    await person.paste("new-Secret-2");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await person.click(screen.getByRole("button", { name: "Set password" }));
    await screen.findByRole("heading", { name: "Your password has been set" });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(EMAIL);
    expect(readPlace()).toBe("/login");
  });

  test("also works for somebody who is signed in", async () => {
    signInAs(makeUser());
    const calls = fakeApi({ ...ROUTES, "POST /auth/logout": OK });
    const { person } = openApp("/reset-password?token=good");
    await person.click(await screen.findByLabelText("New password"));
    await person.paste("new-Secret-2");
    await person.click(screen.getByLabelText("New password again"));
    await person.paste("new-Secret-2");
    await person.click(screen.getByRole("button", { name: "Set password" }));
    expect(await screen.findByRole("heading", { name: "Your password has been set" })).toBeTruthy();
    await waitFor(() => expect(calls.at(-1)?.path).toBe("/auth/logout"));
    expect(calls.filter((call) => call.path.startsWith("/auth/verify"))).toHaveLength(1);
    await person.click(screen.getByRole("link", { name: "Sign in now" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(EMAIL);
  });
});

describe("the sign-in page", () => {
  test("leads to the demo sign-up, and that back to it with the address", async () => {
    fakeApi(ROUTES);
    const { person, readPlace } = openApp("/login");
    await person.click(await screen.findByRole("link", { name: "Sign up for a free demo account" }));
    await screen.findByRole("heading", { name: "Free demo account" });
    expect(readPlace()).toBe("/register-demo");
    for (const [label, text] of [
      ["Email", EMAIL],
      ["Full name", "Jiwoo Park"],
      ["Company or organization", "Nordhospital"],
    ] as const) {
      await person.click(screen.getByLabelText(label));
      await person.paste(text);
    }
    await person.click(screen.getByRole("radio", { name: "Research" }));
    await person.click(screen.getByRole("button", { name: "Create demo account" }));
    await person.click(await screen.findByRole("link", { name: "Back to login" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(EMAIL);
  });

  test("offers no demo account where there is none to be had", async () => {
    const calls = fakeApi({ ...ROUTES, "GET /auth/options": { body: { demo_signup: false } } });
    openApp("/login");
    await screen.findByRole("heading", { name: "Sign in" });
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/demo account/)).toBeNull());
  });
});
