import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { getAccessToken } from "../../lib/session-store.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";

preparePageTests();

const user = makeUser();

async function changePassword(texts: { current: string; next: string; again: string }, answer?: FakeAnswer) {
  signInAs(user);
  const calls = fakeApi(answer === undefined ? {} : { "PUT /auth/password": answer });
  const onOpenChange = vi.fn();
  const { person } = renderPage(<ChangePasswordDialog isOpen onOpenChange={onOpenChange} />);
  await screen.findByLabelText("Current password");
  const fields = [
    ["Current password", texts.current],
    ["New password", texts.next],
    ["New password again", texts.again],
  ] as const;
  for (const [label, text] of fields) {
    await person.click(screen.getByLabelText(label));
    if (text !== "") await person.paste(text);
  }
  await person.dblClick(screen.getByRole("button", { name: "Change password" }));
  return { calls, onOpenChange };
}

describe("changing the password", () => {
  test("sends both, goes on with the new token, and closes", async () => {
    const { calls, onOpenChange } = await changePassword(
      { current: "old-Secret-1", next: "new-Secret-2", again: "new-Secret-2" },
      { body: { access_token: "token-2", user } },
    );
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(calls).toMatchObject([
      {
        method: "PUT",
        path: "/auth/password",
        body: { current_password: "old-Secret-1", new_password: "new-Secret-2" },
      },
    ]);
    expect(getAccessToken()).toBe("token-2");
  });

  test("with a wrong current password says so at that field, and keeps what was typed", async () => {
    const { onOpenChange } = await changePassword(
      { current: "guess", next: "new-Secret-2", again: "new-Secret-2" },
      { status: 400, body: { detail: "Current password is incorrect", code: "wrong_password" } },
    );
    const field = screen.getByLabelText<HTMLInputElement>("Current password");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText("The current password is not correct.")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("new-Secret-2");
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test.each([
    [{ current: "", next: "new-Secret-2", again: "new-Secret-2" }, "Current password is required", "Current password"],
    [{ current: "old", next: "", again: "" }, "Password is required", "New password"],
    [{ current: "old", next: "short1A", again: "short1A" }, "Still missing: At least 8 characters$", "New password"],
    [
      { current: "old", next: "longenough", again: "longenough" },
      "Still missing: Uppercase letter, Number, Special character$",
      "New password",
    ],
    [{ current: "old", next: "new-Secret-2", again: "new-Secret-3" }, "Passwords do not match", "New password again"],
  ])("is not sent for %o", async (texts, message, field) => {
    const { calls } = await changePassword(texts);
    expect(await screen.findByText(new RegExp(message))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    expect(calls).toEqual([]);
  });

  test("that the server cannot do says why, above the form", async () => {
    await changePassword(
      { current: "old-Secret-1", next: "new-Secret-2", again: "new-Secret-2" },
      { status: 500, body: { detail: "x", code: "server_error" } },
    );
    expect((await screen.findByRole("alert")).textContent).toBe("Server error. Please try again later");
  });

  test("that is refused after too many wrong passwords says how long to wait", async () => {
    await changePassword(
      { current: "old-Secret-1", next: "new-Secret-2", again: "new-Secret-2" },
      { status: 429, headers: { "retry-after": "20" }, body: { detail: "x", code: "too_many_attempts" } },
    );
    expect((await screen.findByRole("alert")).textContent).toMatch(/You can try again in \d+ seconds\./);
  });
});

test("the list of rules shows which of them the new password has", async () => {
  signInAs(user);
  const { person } = renderPage(<ChangePasswordDialog isOpen onOpenChange={() => undefined} />);
  const readRules = () => screen.getAllByRole("listitem").map((rule) => rule.textContent);
  expect(readRules()).toContain("At least 8 characters(not yet met)");
  await person.type(screen.getByLabelText("New password"), "Längere5");
  expect(readRules()).toEqual([
    "At least 8 characters(met)",
    "At least 3 of these 4:",
    "Uppercase letter(met)",
    "Lowercase letter(met)",
    "Number(met)",
    "Special character(not yet met)",
  ]);
});
