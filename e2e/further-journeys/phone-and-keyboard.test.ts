import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { ADMIN, CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Does cognitive behavioural therapy improve insomnia in older adults?";
/** More stops than any of these screens has between one control and another. */
const MOST_STOPS = 60;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Moves on with Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null;
      return (element?.getAttribute("aria-label") ?? label?.textContent ?? element?.textContent ?? "").trim();
    });
    seen.push(focused);
    if (focused.startsWith(name)) return;
  }
  throw new Error(`"${name}" was not reached by Tab; what was: ${seen.join(" · ")}`);
}

test("on a phone, by keyboard alone: sign in, ask, start a new search, and open the search again from the history", async () => {
  const context = await openContext(browser, server.url, { width: 390, height: 844 });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  await page.goto("/");
  await page.waitForURL(/\/login/);
  const email = page.getByLabel(screens.t("account:signIn.email"), { exact: true });
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(ADMIN.email);
  await tabTo(page, screens.t("account:signIn.password"));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press("Enter");
  await screens.welcome.waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await expect.poll(() => screens.question.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type(QUESTION);
  await page.keyboard.press("Enter");
  await screens.waitForEnd();
  const found = await screens.papers.count();
  expect(found).toBeGreaterThanOrEqual(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await tabTo(page, screens.t("search:skipToBar"));
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(screens.t("search:newSession"));
  await page.keyboard.press("Enter");
  await screens.welcome.waitFor();

  await tabTo(page, screens.t("history:open"));
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: screens.t("history:title") });
  await drawer.waitFor();
  await drawer.getByRole("link", { name: QUESTION }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe(screens.t("history:open"));

  await page.keyboard.press("Enter");
  await drawer.waitFor();
  await tabTo(page, QUESTION);
  await page.keyboard.press("Enter");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => screens.papers.count()).toBe(found);
  const title = page.getByRole("heading", { level: 1, name: QUESTION });
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
  watch.expectQuiet();
  await context.close();
});
