import type { Browser, Page } from "playwright-core";
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
  await other.page.getByText(screens.t("errors:signIn.leftElsewhere")).waitFor();
  await other.page.reload();
  await other.page.getByRole("button", { name: screens.t("account:signIn.submit"), exact: true }).waitFor();
  expect(await other.page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();

  one.watch.expectQuiet();
  other.watch.expectQuiet();
  await context.close();
});

/** Makes the access token of every tab one that the server refuses, as it does after 15 minutes. */
async function outdateToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("access_token", "outdated.access.token"));
}

test("in Chinese: two tabs go on together past the end of a token, and past that of the session both ask to sign in again", async () => {
  const context = await openContext(browser, server.url, { language: "zh" });
  const one = await openPage(context);
  const other = await openPage(context);
  const screens = openScreens(one.page, "zh");
  const otherScreens = openScreens(other.page, "zh");
  for (const { watch } of [one, other]) watch.allow(/status of 401|favicon\.ico/);
  await one.page.goto("/");
  await screens.signIn();
  await screens.welcome.waitFor();
  await other.page.goto("/search-history?size=50");
  const heading = other.page.getByRole("heading", { name: screens.t("searches:title"), level: 1 });
  await heading.waitFor();

  let renewals = 0;
  // On a page of the server without the application, so that no call of before is under way.
  await Promise.all([one.page.goto("/health"), other.page.goto("/health")]);
  context.on("request", (request) => {
    if (request.url().endsWith("/auth/refresh")) renewals += 1;
  });
  await outdateToken(one.page);
  await Promise.all([one.page.goto("/"), other.page.goto("/search-history?size=50")]);
  // What each shows here it got with a renewed token, so neither will ask for another.
  await screens.history.getByText(screens.t("history:empty")).waitFor();
  await other.page.getByRole("link", { name: screens.t("searches:askFirst") }).waitFor();
  // A browser shows one tab's token to the other a moment later, so that both may ask; none asks for each of its calls.
  expect(renewals).toBeGreaterThanOrEqual(1);
  expect(renewals).toBeLessThanOrEqual(2);
  expect(await one.page.evaluate(() => localStorage.getItem("access_token"))).toMatch(/^eyJ/);

  await context.clearCookies();
  await outdateToken(one.page);
  await one.page.reload();
  for (const { page } of [one, other]) {
    await page.getByText(screens.t("errors:code.session_expired")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  }
  await otherScreens.signIn();
  await heading.waitFor();
  expect(new URL(other.page.url()).search).toBe("?size=50");
  await screens.welcome.waitFor();
  for (const { watch } of [one, other]) watch.expectQuiet();
  await context.close();
});

test("the page that sign-in was asked for opens after it, and a page that does not exist says so", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  await page.goto("/admin/nothing-here");
  await page.waitForURL(/\/login/);
  await screens.signIn();
  await page.waitForURL(/\/admin\/nothing-here/);
  await page.getByRole("heading", { name: screens.t("common:notFound.title") }).waitFor();
  watch.expectQuiet();
  await context.close();
});
