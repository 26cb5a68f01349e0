import type { Language } from "@medsieve/contract/constants";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { type Screen, testInEveryLook } from "../support/every-look.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const LONG_EMAIL = "somebody.with-a-long-name.in-a-department@nordhospital-universitaetsklinikum.example";
const REFUSED = /status of 40[04]/;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens the page of a mailed link; `answer` is what the server says of it. */
async function openLink(page: Page, answer: { status: number; json: object }): Promise<void> {
  await page.route("**/api/v1/auth/verify-reset-token*", (route) => route.fulfill(answer));
  await page.goto("/reset-password?token=anything");
}

async function openRequest(page: Page, language: Language) {
  const { t } = openScreens(page, language);
  await page.goto("/login");
  await page.getByRole("button", { name: t("account:signIn.forgot") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(LONG_EMAIL);
  await dialog.getByRole("button", { name: t("account:forgot.continue") }).click();
  await dialog.getByText(LONG_EMAIL).waitFor();
  return { t, dialog };
}

const SCREENS: readonly Screen[] = [
  {
    name: "what we keep",
    open: async (page, language) => {
      await page.goto("/what-we-keep");
      await page.getByRole("heading", { name: openScreens(page, language).t("kept-data:title") }).waitFor();
    },
  },
  {
    name: "forgotten password, to be confirmed",
    open: async (page, language) => {
      await openRequest(page, language);
    },
  },
  {
    name: "forgotten password, mail sent",
    open: async (page, language) => {
      const { t, dialog } = await openRequest(page, language);
      await page.route("**/api/v1/auth/request-password-reset", (route) =>
        route.fulfill({ json: { status: "success" } }),
      );
      await dialog.getByRole("button", { name: t("account:forgot.send") }).click();
      await dialog.getByText(t("account:forgot.sent.title")).waitFor();
    },
  },
  {
    name: "demo sign-up with every error",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/register-demo");
      await page.getByRole("button", { name: t("account:signUp.submit") }).click();
      await page.getByText(t("account:signUp.useCaseRequired")).waitFor();
    },
  },
  {
    name: "demo sign-up done",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.route("**/api/v1/auth/register-demo", (route) => route.fulfill({ json: { status: "success" } }));
      await page.goto("/register-demo");
      await page.getByLabel(t("account:signIn.email"), { exact: true }).fill(LONG_EMAIL);
      await page.getByLabel(t("account:signUp.fullName"), { exact: true }).fill("Jiwoo Park");
      await page.getByLabel(t("account:signUp.company"), { exact: true }).fill("Nordhospital");
      await page.getByText(t("account:signUp.useCases.pharma"), { exact: true }).click();
      await page.getByRole("button", { name: t("account:signUp.submit") }).click();
      await page.getByRole("heading", { name: t("account:signUp.done.title") }).waitFor();
    },
  },
  {
    name: "demo sign-up closed",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.route("**/api/v1/auth/options", (route) => route.fulfill({ json: { demo_signup: false } }));
      await page.goto("/register-demo");
      await page.getByRole("heading", { name: t("account:signUp.closed.title") }).waitFor();
    },
  },
  {
    name: "first password, refused",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await openLink(page, { status: 200, json: { status: "success", purpose: "invitation", email: LONG_EMAIL } });
      await page.getByLabel(t("account:password.new"), { exact: true }).fill("abc1");
      await page.getByRole("button", { name: t("account:reset.submit") }).click();
      await page.getByText(t("account:password.mismatch")).waitFor();
    },
  },
  {
    name: "link that has been used",
    allows: REFUSED,
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await openLink(page, { status: 400, json: { detail: "Used", code: "link_used" } });
      await page.getByRole("heading", { name: t("account:reset.fault.used.title") }).waitFor();
    },
  },
];

testInEveryLook(
  SCREENS.map((screen) => ({ ...screen, isSignedOut: true })),
  () => ({ browser, url: server.url }),
);
