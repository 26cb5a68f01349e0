import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { TotpSection } from "./totp-section.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const OFF = { enabled: false, required: false, recovery_codes_left: 0 };
const ON = { enabled: true, required: false, recovery_codes_left: 9 };
const SETUP = { secret: "JBSWY3DPEHPK3PXP", otpauth_url: "otpauth://totp/Medsieve:a?secret=JBSWY3DPEHPK3PXP" };
const CODES = ["ABCDE-FGHJK", "LMNPQ-RSTUV"];

function open(before: object) {
  let state = before;
  fakeApi({
    "GET /account/totp": () => ({ body: state }),
    "POST /account/totp": { body: SETUP },
    "POST /account/totp/confirm": ({ body }) => {
      if ((body as { code: string }).code !== "123456") {
        return { status: 400, body: { detail: "No", code: "factor_invalid" } };
      }
      state = ON;
      return { body: { recovery_codes: CODES } };
    },
    "DELETE /account/totp": ({ body }) => {
      if ((body as { password: string }).password !== "right") {
        return { status: 400, body: { detail: "No", code: "wrong_password" } };
      }
      state = OFF;
      return { body: { status: "success" } };
    },
  });
  return renderPage(<TotpSection />);
}

test("an app is connected by QR code or text, and on with its first code; the recovery codes are shown once", async () => {
  const { person } = open(OFF);
  await person.click(await screen.findByRole("button", { name: "Set up" }));
  expect(await screen.findByRole("img", { name: /^QR code/ })).toBeTruthy();
  expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>("Code shown by the app");
  expect(field.autocomplete).toBe("one-time-code");
  await person.type(field, "000000{Enter}");
  expect(await screen.findByText(/wrong, or was used already/)).toBeTruthy();
  await person.clear(field);
  await person.type(field, "123456{Enter}");
  for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "I have saved them" }));
  expect(await screen.findByText("9 recovery codes left")).toBeTruthy();
  expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
});

test("it is turned off with the password", async () => {
  const { person } = open(ON);
  await person.click(await screen.findByRole("button", { name: "Turn off" }));
  const field = await screen.findByLabelText("Your password");
  await person.type(field, "wrong{Enter}");
  expect(await screen.findByText("The current password is not correct.")).toBeTruthy();
  await person.clear(field);
  await person.type(field, "right{Enter}");
  expect(await screen.findByRole("button", { name: "Set up" })).toBeTruthy();
});

test("where the server asks for it, it cannot be turned off, which is explained", async () => {
  open({ ...ON, required: true });
  const section = await screen.findByRole("region", { name: "Authenticator app" });
  expect(await within(section).findByText(/cannot be turned off/)).toBeTruthy();
  expect(within(section).queryByRole("button")).toBeNull();
});
