import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getSession } from "../../lib/session-store.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";

preparePageTests();
afterEach(() => {
  vi.useRealTimers();
});

type Answer = FakeAnswer | FakeRoute | "no network";

const EMAIL = "park@nordhospital.example";
const TOKEN = "t-1_k";
const OK = { body: { status: "success" } };
const refuse = (status: number, code: string): FakeAnswer => ({ status, body: { detail: `About ${code}`, code } });
const verified = (purpose = "reset"): FakeAnswer => ({ body: { status: "success", purpose, email: EMAIL } });

function openPage(verification: Answer, answer: Answer = OK, token = TOKEN) {
  const calls = fakeApi({
    "POST /auth/verify-reset-token": verification,
    "POST /auth/reset-password": answer,
    "POST /auth/logout": OK,
  });
  const onSignIn = vi.fn();
  const { person } = renderPage(<ResetPasswordPage token={token} onSignIn={onSignIn} />);
  return { calls, person, onSignIn };
}

async function choosePassword(password: string, answer: Answer = OK, again = password) {
  const opened = openPage(verified(), answer);
  await opened.person.click(await screen.findByLabelText("New password"));
  if (password !== "") await opened.person.paste(password);
  await opened.person.click(screen.getByLabelText("New password again"));
  if (again !== "") await opened.person.paste(again);
  await opened.person.dblClick(screen.getByRole("button", { name: "Set password" }));
  return opened;
}

describe("a mailed link", () => {
  test("is checked first, and then asks for a password for its account", async () => {
    let answer = (_: FakeAnswer) => {};
    const { calls } = openPage(() => new Promise((resolve) => (answer = resolve)));
    expect(screen.getByText("Checking the link…")).toBeTruthy();
    expect(screen.queryByLabelText("New password")).toBeNull();
    await waitFor(() => expect(calls).toHaveLength(1));
    act(() => answer(verified()));
    expect(await screen.findByText(`For the account ${EMAIL}.`)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Choose a new password" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("New password"));
    expect(calls).toMatchObject([{ method: "POST", path: "/auth/verify-reset-token?token=t-1_k", body: undefined }]);
  });

  test.each([
    ["invitation", /You have been invited/],
    ["demo", /Your demo account is ready/],
  ])("of the kind %s welcomes and asks for the first password", async (purpose, words) => {
    openPage(verified(purpose));
    expect(await screen.findByRole("heading", { name: "Welcome to Medsieve" })).toBeTruthy();
    expect(screen.getByText(words).textContent).toContain(EMAIL);
  });

  test("without a token says so, without a call", async () => {
    const { calls } = openPage(verified(), OK, "");
    expect((await screen.findByRole("alert")).textContent).toBe("Invalid or missing reset token");
    expect(screen.getByRole("link", { name: "Request a new link" }).getAttribute("href")).toBe("/login");
    expect(calls).toEqual([]);
  });

  test.each([
    [refuse(404, "link_invalid"), "This link is not valid", "This reset link is invalid or has expired."],
    [refuse(404, "link_expired"), "This link has expired", "This reset link is invalid or has expired."],
    [{ status: 404 }, "This link has expired", "This reset link is invalid or has expired."],
    [
      refuse(400, "link_used"),
      "This link has already been used",
      "This reset link has already been used or has expired.",
    ],
    [
      refuse(400, "link_replaced"),
      "This link has been replaced",
      "This link was replaced by a newer one, or the password was changed.",
    ],
    [{ status: 400 }, "This link has already been used", "This reset link has already been used or has expired."],
    [{ status: 400, body: { detail: "Void since noon" } }, "This link has already been used", "Void since noon"],
  ])("that cannot be used (%j) says why and where to get another", async (answer, title, sentence) => {
    openPage(answer);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe(sentence);
    expect(screen.getByRole("link", { name: "Request a new link" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to login" })).toBeTruthy();
  });

  test("of an account that is switched off offers no new link", async () => {
    openPage(refuse(403, "account_inactive"));
    expect((await screen.findByRole("alert")).textContent).toBe("Access denied. Please contact your administrator.");
    expect(screen.queryByRole("link", { name: "Request a new link" })).toBeNull();
  });

  test.each<[string, Answer]>([
    ["there is no network", "no network"],
    ["the server is in trouble", { status: 500 }],
    ["it was asked too often", { status: 429, body: { detail: "No", code: "too_many_attempts" } }],
  ])("that could not be checked because %s can be checked again", async (_name, failure) => {
    let isMended = false;
    const { person } = openPage(() => {
      if (isMended) return verified();
      if (failure === "no network") throw new TypeError("fetch failed");
      return failure as FakeAnswer;
    });
    expect((await screen.findByRole("alert")).textContent).toBe("Unable to verify reset link. Please try again.");
    isMended = true;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("New password")).toBeTruthy();
  });
});

describe("the new password", () => {
  test("is sent once with the token, and sign-in follows after three seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { calls, onSignIn } = await choosePassword("new-Secret-2");
    expect(await screen.findByRole("heading", { name: "Your password has been set" })).toBeTruthy();
    expect(calls.slice(1)).toEqual([
      {
        method: "POST",
        path: "/auth/reset-password",
        body: { token: TOKEN, new_password: "new-Secret-2" },
        token: null,
      },
    ]);
    expect(screen.getByRole("status").textContent).toContain("in 3 seconds");
    expect(screen.getByRole("link", { name: "Sign in now" }).getAttribute("href")).toBe("/login");
    expect(onSignIn).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(EMAIL);
  });

  test.each([
    ["", "", "Password is required", "New password"],
    [
      "abcdefg",
      "abcdefg",
      "Still missing: At least 8 characters, Uppercase letter, Number, Special character",
      "New password",
    ],
    ["abcdefg1", "abcdefg1", "Still missing: Uppercase letter, Special character", "New password"],
    [`Aa1!${"x".repeat(300)}`, "", "at most 256 characters", "New password"],
    ["new-Secret-2", "", "Passwords do not match", "New password again"],
    ["new-Secret-2", "new-secret-2", "Passwords do not match", "New password again"],
  ])("is not sent where it is not right (%#)", async (password, again, message, focused) => {
    const { calls } = await choosePassword(password, OK, again);
    expect(await screen.findByText(new RegExp(message))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
    expect(calls).toHaveLength(1);
  });

  test.each([
    [refuse(400, "weak_password"), "Password does not meet requirements"],
    [{ status: 400, body: { detail: "Found in a list of stolen ones" } }, "Found in a list of stolen ones"],
    [{ status: 400 }, "Password does not meet requirements"],
  ])("that the server refuses (%j) is reported at its field, and stays", async (answer, message) => {
    await choosePassword("new-Secret-2", answer);
    expect(await screen.findByText(message)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>("New password");
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe("new-Secret-2");
  });

  test.each([
    [refuse(404, "link_expired"), "This link has expired"],
    [refuse(404, "link_invalid"), "This link is not valid"],
    [refuse(400, "link_used"), "This link has already been used"],
  ])("comes too late for a link that ended meanwhile (%j)", async (answer, title) => {
    await choosePassword("new-Secret-2", answer);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  test.each<[Answer, string]>([
    [{ status: 500 }, "Failed to reset password. Please try again."],
    ["no network", "Failed to reset password. Please try again.Network error. Please check your connection"],
  ])("that could not be set (%j) stays, and can be sent again", async (answer, text) => {
    await choosePassword("new-Secret-2", answer);
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLInputElement>("New password again").value).toBe("new-Secret-2");
  });

  test("signs out the account that is signed in here, after having said so", async () => {
    signInAs(makeUser({ email: "mori@nordhospital.example" }));
    const { calls } = await choosePassword("new-Secret-2");
    await screen.findByRole("heading", { name: "Your password has been set" });
    expect(getSession()).toEqual({ status: "signed_out", reason: "left" });
    expect(calls.map((call) => call.path.split("?")[0])).toContain("/auth/logout");
  });
});

test("someone who is signed in sees that they will be signed out", async () => {
  signInAs(makeUser({ email: "mori@nordhospital.example" }));
  openPage(verified());
  expect(await screen.findByText(/You are signed in as mori@nordhospital\.example/)).toBeTruthy();
});
