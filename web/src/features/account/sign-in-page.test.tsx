import { act, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { getAccessToken, getSession } from "../../lib/session-store.ts";
import { makeUser } from "../../testing/accounts.ts";
import { type FakeAnswer, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

preparePageTests();

async function signInWith(answer: FakeAnswer | "no network") {
  const calls = fakeApi({ "POST /auth/login": answer });
  const { person } = renderPage(<SignInPage sessionEnd={null} />);
  await person.click(screen.getByLabelText("Email"));
  await person.paste(" mori@nordhospital.example ");
  await person.click(screen.getByLabelText("Password"));
  await person.paste("correct horse 1");
  await person.click(screen.getByRole("button", { name: "Sign in" }));
  return { calls, person };
}

describe("signing in", () => {
  test("sends what was typed and begins the session", async () => {
    const user = makeUser();
    const { calls } = await signInWith({ body: { access_token: "token-1", user } });
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/auth/login",
        body: { email: "mori@nordhospital.example", password: "correct horse 1", language: "en" },
        token: null,
      },
    ]);
    expect(getSession()).toEqual({ status: "signed_in", user });
    expect(getAccessToken()).toBe("token-1");
  });

  test.each<[string, FakeAnswer | "no network", string]>([
    ["401", { status: 401, body: { detail: "No", code: "invalid_credentials" } }, "Invalid email or password"],
    [
      "403",
      { status: 403, body: { detail: "No", code: "account_inactive" } },
      "Access denied. Please contact your administrator.",
    ],
    ["422", { status: 422, body: { detail: [], code: "validation_failed" } }, "Please check your input and try again"],
    [
      "429",
      { status: 429, body: { detail: "No", code: "too_many_attempts" } },
      "Too many attempts. Please try again later",
    ],
    ["500", { status: 500, body: { detail: "No", code: "server_error" } }, "Server error. Please try again later"],
    ["502 of a proxy", { status: 502 }, "Server error. Please try again later"],
    ["no response", "no network", "Network error. Please check your connection"],
    ["any other status with a sentence", { status: 418, body: { detail: "I am a teapot" } }, "I am a teapot"],
    ["any other status without one", { status: 418 }, "An error occurred during authentication"],
  ])("that fails with %s says so and keeps what was typed", async (_name, answer, text) => {
    await signInWith(answer);
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("mori@nordhospital.example");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("correct horse 1");
    expect(getSession().status).toBe("signed_out");
  });

  test("after a wrong password goes on in the password field", async () => {
    await signInWith({ status: 401, body: { detail: "No", code: "invalid_credentials" } });
    await screen.findByRole("alert");
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  });

  test("too often says when it can be tried again", async () => {
    await signInWith({
      status: 429,
      headers: { "retry-after": "130" },
      body: { detail: "No", code: "too_many_attempts" },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("You can try again in 3 minutes.");
  });

  test("counts the seconds of a short wait down, and keeps what was typed", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    try {
      const headers = { "retry-after": "20" };
      await signInWith({ status: 429, headers, body: { detail: "No", code: "too_many_attempts" } });
      const timer = await screen.findByRole("timer");
      expect(timer.textContent).toBe("You can try again in 20 seconds.");
      act(() => vi.advanceTimersByTime(19_000));
      expect(timer.textContent).toBe("You can try again in 1 second.");
      act(() => vi.advanceTimersByTime(1_000));
      expect(timer.textContent).toBe("You can try again now.");
      expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("mori@nordhospital.example");
      expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("correct horse 1");
    } finally {
      vi.useRealTimers();
    }
  });

  test("begins in the field for the e-mail address", () => {
    renderPage(<SignInPage sessionEnd={null} />);
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  });

  test("with a blank field is refused without a call, and the first blank field is focused", async () => {
    const calls = fakeApi({});
    const { person } = renderPage(<SignInPage sessionEnd={null} />);
    await person.type(screen.getByLabelText("Email"), "   ");
    await person.click(screen.getByRole("button", { name: "Sign in" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Invalid email or password");
    expect(screen.getByText("Email is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(calls).toEqual([]);
  });
});

test.each([
  ["ＭＯＲＩ＠ｎｏｒｄｈｏｓｐｉｔａｌ．ｅｘａｍｐｌｅ", "MORI@nordhospital.example"],
  ["\u200bmori@nordhospital.example\ufeff", "mori@nordhospital.example"],
  ["<b>mori</b>@nordhospital.example", "<b>mori</b>@nordhospital.example"],
  ["🫀".repeat(5000), "🫀".repeat(5000)],
])(
  "an address typed as %.40s is sent as it was meant, and once though the button is clicked twice",
  async (typed, sent) => {
    const calls = fakeApi({ "POST /auth/login": { status: 401, body: { detail: "No", code: "invalid_credentials" } } });
    const { person } = renderPage(<SignInPage sessionEnd={null} />);
    await person.click(screen.getByLabelText("Email"));
    await person.paste(typed);
    await person.click(screen.getByLabelText("Password"));
    await person.paste("  ｐａｓｓ　word🔑 ");
    await person.dblClick(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByRole("alert");
    expect(calls.filter(({ path }) => path === "/auth/login")).toMatchObject([
      {
        body: {
          email: expect.stringMatching(new RegExp(`^${sent.replace(/[.+]/g, "\\$&")}$`, "i")),
          password: "  ｐａｓｓ　word🔑 ",
        },
      },
    ]);
  },
);

test("the password is hidden until it is asked to be shown", async () => {
  const { person } = renderPage(<SignInPage sessionEnd={null} />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  expect(field.type).toBe("password");
  await person.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.type).toBe("text");
  await person.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field.type).toBe("password");
});

test("the hint says the one rule for passwords", () => {
  renderPage(<SignInPage sessionEnd={null} />);
  const hint =
    "Password must be at least 8 characters and contain at least 3 of: uppercase, lowercase, number, special character";
  expect(screen.getByText(hint)).toBeTruthy();
});

test("someone whose session ran out sees why", () => {
  renderPage(<SignInPage sessionEnd="expired" />);
  expect(screen.getByText("Your session has expired. Please sign in again.")).toBeTruthy();
});

test("someone who signed out in another tab sees why this one asks, too", () => {
  renderPage(<SignInPage sessionEnd="left_elsewhere" />);
  expect(screen.getByText(/^You have signed out in another tab\./)).toBeTruthy();
});

test("someone who signed out sees no message", () => {
  renderPage(<SignInPage sessionEnd="left" />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(/session/)).toBeNull();
});
