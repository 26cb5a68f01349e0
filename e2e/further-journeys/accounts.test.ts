import type { Language } from "@medsieve/contract/constants";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { waitForMail } from "../support/mail.ts";
import { readTexts } from "../support/read-texts.ts";
import { openScreens } from "../support/screens.ts";
import { ADMIN, CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const PASSWORD = "Sturnus-vulgaris-3";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ DEMO_SIGNUP_LIMIT: "1" }), openBrowser()]);
  await server.importFiles([CITATIONS]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Chooses a password on the page that a mailed link opened, and waits until sign-in follows by itself. */
async function choosePassword(page: Page, language: Language, password: string): Promise<void> {
  const { t } = openScreens(page, language);
  await page.getByLabel(t("account:password.new"), { exact: true }).fill(password);
  await page.getByLabel(t("account:password.confirmation"), { exact: true }).fill(password);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await page.getByRole("heading", { name: t("account:reset.done.title") }).waitFor();
  await page.waitForURL(/\/login$/);
}

async function call(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${server.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

test("in Japanese: a demo account is signed up for, its mail read, its password chosen and its first question asked", async () => {
  const email = "park@nordhospital.example";
  const context = await openContext(browser, server.url, { language: "ja", width: 390 });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "ja");
  const { t } = screens;
  await page.goto("/login");
  await page.getByRole("link", { name: t("account:signIn.demo") }).click();
  await page.getByRole("button", { name: t("account:signUp.submit") }).click();
  await page.getByText(t("account:signUp.useCaseRequired")).waitFor();
  await expectAccessible(page);
  await page.getByLabel(t("account:signIn.email"), { exact: true }).fill(" Park@Nordhospital.example");
  await page.getByLabel(t("account:signUp.fullName"), { exact: true }).fill("朴 智宇");
  await page.getByLabel(t("account:signUp.company"), { exact: true }).fill("北病院");
  await page.getByText(t("account:signUp.useCases.clinical"), { exact: true }).click();
  await page.getByRole("button", { name: t("account:signUp.submit") }).click();
  await page.getByRole("heading", { name: t("account:signUp.done.title") }).waitFor();
  const steps = await readTexts(page.getByRole("listitem"));
  expect(steps).toHaveLength(4);
  expect(steps[0]).toContain(email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { link, text } = await waitForMail(server, email);
  expect(text).toContain("朴 智宇 様");
  await page.goto(link);
  await page.getByRole("heading", { name: t("account:reset.title.demo") }).waitFor();
  expect(page.url()).toBe(`${server.url}/reset-password`);
  await choosePassword(page, "ja", PASSWORD);
  expect(await page.getByLabel(t("account:signIn.email"), { exact: true }).inputValue()).toBe(email);
  await screens.signIn(PASSWORD, email);
  await screens.ask("心不全に対するSGLT2阻害薬の有効性");
  await screens.waitForEnd();
  await expect.poll(() => screens.papers.count()).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(await context.storageState())).not.toContain(new URL(link).searchParams.get("token"));
  watch.expectQuiet();
  await context.close();
});

test("in Chinese: a forgotten password is replaced by way of a mail, and the link works once", async () => {
  const context = await openContext(browser, server.url, { language: "zh" });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "zh");
  const { t } = screens;
  const dialog = page.getByRole("dialog");
  await page.goto("/login");
  await page.getByLabel(t("account:signIn.email"), { exact: true }).fill(ADMIN.email);
  await page.getByRole("button", { name: t("account:signIn.forgot") }).click();
  await dialog.getByLabel(t("account:signIn.email"), { exact: true }).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel(t("account:signIn.email"), { exact: true }).press("Enter");
  await dialog.getByText(ADMIN.email).waitFor();
  await dialog.getByRole("button", { name: t("account:forgot.send") }).click();
  await dialog.getByText(t("account:forgot.sent.title")).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("account:forgot.sent.backToLogin") }).click();

  const { link } = await waitForMail(server, ADMIN.email);
  await page.goto(link);
  await page.getByRole("heading", { name: t("account:reset.title.reset") }).waitFor();
  await choosePassword(page, "zh", PASSWORD);
  watch.allow(/status of 40[01]/);
  await screens.signIn(ADMIN.password);
  await page.getByText(t("errors:signIn.invalidCredentials")).waitFor();
  await screens.signIn(PASSWORD);
  await screens.welcome.waitFor();

  await page.goto(link);
  await page.getByRole("heading", { name: t("account:reset.fault.used.title") }).waitFor();
  await page.getByText(t("errors:code.link_used")).waitFor();
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});

/** One address a try. */
let registered = 0;

test("in Chinese: a user who reaches the monthly limit is asked once what they need", async () => {
  const email = `kim${registered++}@nordhospital.example`;
  const registration = { email, full_name: "Minjun Kim", company_name: "Nordhospital", use_case: "research" };
  await call("/auth/register-demo", registration);
  const { link } = await waitForMail(server, email);
  await call("/auth/reset-password", { token: new URL(link).searchParams.get("token"), new_password: PASSWORD });

  const context = await openContext(browser, server.url, { language: "zh" });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "zh");
  const { t } = screens;
  const dialog = page.getByRole("dialog", { name: t("survey:upgrade.title") });
  const limitReached = page.getByText(t("search:limit.title"), { exact: true });
  await page.goto("/login");
  await screens.signIn(PASSWORD, email);
  await screens.ask("SGLT2抑制剂能改善心力衰竭预后吗？");
  await screens.waitForEnd();
  await screens.newSession.click();
  await screens.ask("他汀类药物对高龄老人有益吗？");
  await dialog.waitFor();
  await expectAccessible(page);
  const choose = async (key: string) => {
    await dialog.getByText(t(key), { exact: true }).click();
    await dialog.getByRole("button", { name: t("survey:next") }).click();
  };
  await choose("survey:upgrade.yes");
  await choose("survey:useCase.clinical");
  await choose("survey:need.500-1000");
  await dialog.getByRole("textbox").fill("希望收录更多试验。");
  await dialog.getByRole("button", { name: t("survey:send") }).click();
  await dialog.getByText(t("survey:thanks.title")).waitFor();
  await expectAccessible(page);
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("main").getByText(t("search:limit.title")).first().waitFor();

  await page.evaluate(() => sessionStorage.removeItem("survey_closed_by"));
  await page.reload({ waitUntil: "commit" });
  const checked = await page.waitForResponse(/\/usage\/check-survey/);
  expect(await checked.json()).toEqual({ success: true, has_responded: true });
  await limitReached.first().waitFor();
  expect(await dialog.count()).toBe(0);
  watch.expectQuiet();
  await context.close();
});
