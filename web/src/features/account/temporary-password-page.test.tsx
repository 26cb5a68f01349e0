import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getSession } from "../../lib/session-store.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { TemporaryPasswordPage } from "./temporary-password-page.tsx";

preparePageTests();

const user = makeUser({ pending_step: "change_password" });

async function choose(answer: { status?: number; body: unknown }) {
  signInAs(user);
  fakeApi({ "PUT /auth/password": answer });
  const { person } = renderPage(<TemporaryPasswordPage user={user} />);
  for (const [label, typed] of [
    ["Temporary password", "Given-pass-1"],
    ["New password", "Own-password-9"],
    ["New password again", "Own-password-9"],
  ] as const) {
    await person.click(await screen.findByLabelText(label));
    await person.paste(typed);
  }
  await person.click(screen.getByRole("button", { name: "Change password" }));
}

test("a temporary password is replaced by one's own, after which everything is open", async () => {
  await choose({ body: { access_token: "token-2", user: makeUser() } });
  await expect.poll(getSession).toEqual({ status: "signed_in", user: makeUser() });
});

test.each([
  ["common_password", /one of the most common/],
  ["password_unchanged", /Choose one of your own/],
])("what the server refuses as %s is explained at the new password", async (code, text) => {
  await choose({ status: 400, body: { detail: "No", code } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
});
