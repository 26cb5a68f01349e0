import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("signing out in one tab signs out the other, and neither comes back by a reload", async () => {
  const context = await openContext(browser, server.url);
  const one = await openPage(context);
  const screens = openScreens(one.page);
  await one.page.goto("/");
  await screens.signIn();
  await screens.welcome.waitFor();
  const other = await openPage(context);
  await other.page.goto("/");
  await openScreens(other.page).welcome.waitFor();

  await screens.userMenu.click();
  await one.page.getByRole("menuitem", { name: screens.t("account:menu.signOut") }).click();
  await one.page.waitForURL(/\/login/);
  await other.page.waitForURL(/\/login/);
  await other.page.reload();
  await other.page.getByRole("button", { name: screens.t("account:signIn.submit"), exact: true }).waitFor();
  expect(await other.page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();

  one.watch.expectQuiet();
  other.watch.expectQuiet();
  await context.close();
});

test("the page that sign-in was asked for opens after it, and a page that does not exist says so", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  await page.goto("/admin/users");
  await page.waitForURL(/\/login/);
  await screens.signIn();
  await page.waitForURL(/\/admin\/users/);
  await page.getByRole("heading", { name: screens.t("common:notFound.title") }).waitFor();
  watch.expectQuiet();
  await context.close();
});
