import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getSession } from "../../lib/session-store.ts";
import { makeUser } from "../../testing/accounts.ts";
import { type FakeAnswer, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

preparePageTests();

const user = makeUser();

async function giveRightPassword(factor: FakeAnswer) {
  const calls = fakeApi({
    "POST /auth/login": { body: { factor_required: true, challenge: "challenge-1" } },
    "POST /auth/factor": factor,
  });
  const { person } = renderPage(<SignInPage sessionEnd={null} />);
  await person.type(screen.getByLabelText("Email"), user.email);
  await person.type(screen.getByLabelText("Password"), "Secret-1A{Enter}");
  const field = await screen.findByLabelText<HTMLInputElement>("Code from the app");
  return { person, field, calls };
}

const refuse = (code: string): FakeAnswer => ({ status: 401, body: { detail: "No", code } });

test("a right password leads to the code, which the browser may fill in, and the code to the session", async () => {
  const { person, field, calls } = await giveRightPassword({ body: { access_token: "token-1", user } });
  expect([field.autocomplete, field.inputMode, document.activeElement]).toEqual(["one-time-code", "numeric", field]);
  expect(getSession().status).toBe("signed_out");
  await person.type(field, " 123456 {Enter}");
  await expect.poll(getSession).toEqual({ status: "signed_in", user });
  expect(calls.at(-1)?.body).toEqual({ challenge: "challenge-1", code: "123456" });
});

test("a wrong code is explained, and another can be given", async () => {
  const { person, field } = await giveRightPassword(refuse("factor_invalid"));
  await person.type(field, "000000{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("wrong, or was used already");
  expect(document.activeElement).toBe(field);
});

test("a recovery code takes its place, and the way back to the password is open", async () => {
  const { person, calls } = await giveRightPassword(refuse("factor_invalid"));
  await person.click(screen.getByRole("button", { name: "Use a recovery code" }));
  await person.type(screen.getByLabelText("Recovery code"), "ABCDE-FGHJK{Enter}");
  await screen.findByRole("alert");
  expect(calls.at(-1)?.body).toEqual({ challenge: "challenge-1", code: "ABCDE-FGHJK" });
  await person.click(screen.getByRole("button", { name: "Back to the password" }));
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
});

test("after too long a time signing in begins again", async () => {
  const { person, field } = await giveRightPassword(refuse("challenge_expired"));
  await person.type(field, "123456{Enter}");
  await person.click(await screen.findByRole("button", { name: "Sign in again" }));
  expect(screen.getByLabelText("Password")).toBeTruthy();
});
