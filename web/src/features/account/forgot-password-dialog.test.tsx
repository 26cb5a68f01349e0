import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

preparePageTests();

const OK = { body: { status: "success" } };
const SENT = /If there is an account for park@nordhospital\.example/;

async function openDialog(typed: string, answer: FakeAnswer | FakeRoute | "no network" = OK) {
  const calls = fakeApi({ "POST /auth/request-password-reset": answer });
  const { person } = renderPage(<SignInPage sessionEnd={null} />);
  await person.click(screen.getByLabelText("Email"));
  if (typed !== "") await person.paste(typed);
  await person.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await screen.findByRole("dialog", { name: "Reset your password" });
  return { calls, person };
}

async function requestLink(answer: FakeAnswer | FakeRoute | "no network") {
  const opened = await openDialog("park@nordhospital.example", answer);
  await opened.person.click(screen.getByRole("button", { name: "Continue" }));
  await opened.person.click(await screen.findByRole("button", { name: "Send link" }));
  return opened;
}

describe("a forgotten password", () => {
  test("takes the address from the sign-in form, shows it, sends it once and says what to do", async () => {
    const { calls, person } = await openDialog(" Park@Nordhospital.example ");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe("Park@Nordhospital.example");
    await person.click(screen.getByRole("button", { name: "Continue" }));
    expect(screen.getByText("Park@Nordhospital.example")).toBeTruthy();
    const send = screen.getByRole("button", { name: "Send link", description: /Park@Nordhospital\.example/ });
    expect(document.activeElement).toBe(send);
    await person.dblClick(send);
    expect(await screen.findByText("Check your email")).toBeTruthy();
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/auth/request-password-reset",
        body: { email: "Park@Nordhospital.example", language: "en" },
        token: null,
      },
    ]);
    expect(screen.getByText(/for 2 hours/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Back to login" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: "Sign in" })).toBeTruthy();
  });

  test.each([
    ["", "Email is required"],
    [" ​　 ", "Email is required"],
    ["park", "Please enter a valid email address"],
    ["park@nordhospital", "Please enter a valid email address"],
    ["pa rk@nordhospital.example", "Please enter a valid email address"],
    ["<b>park</b>@nordhospital.example", "Please enter a valid email address"],
    [`${"p".repeat(10_000)}@nordhospital.example`, "Please enter a valid email address"],
  ])("is not asked for what is no address (%#)", async (typed, message) => {
    const { calls, person } = await openDialog(typed);
    await person.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
    expect(calls).toEqual([]);
  });

  test("understands an address in full-width characters, as input methods leave them", async () => {
    const { person } = await openDialog("");
    await person.click(screen.getByRole("textbox", { name: "Email" }));
    await person.paste("ｐａｒｋ＠ｎｏｒｄ．ｅｘａｍｐｌｅ​");
    await person.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("park@nord.example")).toBeTruthy();
  });

  test("lets the address be changed before it is sent", async () => {
    const { person } = await openDialog("park@nordhospital.example");
    await person.click(screen.getByRole("button", { name: "Continue" }));
    await person.click(await screen.findByRole("button", { name: "Change address" }));
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Email" });
    expect(field.value).toBe("park@nordhospital.example");
    expect(document.activeElement).toBe(field);
  });

  test("can be tried with another address", async () => {
    const { calls, person } = await requestLink(OK);
    await person.click(await screen.findByRole("button", { name: "Try another email" }));
    await person.click(await screen.findByRole("textbox", { name: "Email" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe("");
    await person.paste("kim@nordhospital.example");
    await person.keyboard("{Enter}");
    await person.click(await screen.findByRole("button", { name: "Send link" }));
    expect(await screen.findByText(/If there is an account for kim@nordhospital\.example/)).toBeTruthy();
    expect(calls.map((call) => (call.body as { email: string }).email)).toEqual([
      "park@nordhospital.example",
      "kim@nordhospital.example",
    ]);
  });

  test.each([
    [{ status: 500, body: { detail: "No", code: "server_error" } }],
    [{ status: 404, body: { detail: "No", code: "not_found" } }],
    [{ status: 422, body: { detail: [], code: "validation_failed" } }],
    [{ status: 200, body: "not what was agreed" }],
  ])("looks the same whatever the server makes of it (%j)", async (answer) => {
    await requestLink(answer);
    expect(await screen.findByText(SENT)).toBeTruthy();
  });

  test("that was asked for too often says when it can be tried again", async () => {
    await requestLink({
      status: 429,
      headers: { "retry-after": "600" },
      body: { detail: "No", code: "too_many_attempts" },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("You can try again in 10 minutes.");
    expect(screen.queryByText(SENT)).toBeNull();
  });

  test("says that there is no network, and is sent when there is", async () => {
    let isOnline = false;
    const { person } = await requestLink(() => {
      if (!isOnline) throw new TypeError("fetch failed");
      return OK;
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Network error");
    isOnline = true;
    await person.click(screen.getByRole("button", { name: "Send link" }));
    expect(await screen.findByText(SENT)).toBeTruthy();
  });
});
