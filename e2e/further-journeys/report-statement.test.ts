import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const WRONG = "The paper says this of patients under 60 only.";
const ANSWER = "Read again: you are right.";

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

test("a statement is reported at its mark, withdrawn, reported again and answered, and the answer stands beside it", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  const { t } = screens;
  await page.goto("/login");
  await screens.signIn();
  await screens.ask("Does sotagliflozin reduce heart failure hospitalization?");
  await screens.waitForEnd();
  const result = page.url();

  const mark = page.locator("[aria-keyshortcuts=R]").first();
  await mark.click();
  await page.getByRole("button", { name: t("search:evidence.reportHere"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(WRONG);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("reports:send") }).click();
  const reported = page.getByRole("button", { name: t("reports:mark.open"), exact: true });
  await reported.first().waitFor();

  await mark.focus();
  await page.keyboard.press("r");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);

  await reported.first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("reports:withdraw.open") })
    .click();
  const question = page.getByRole("alertdialog");
  await question.getByText(WRONG).waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: t("reports:withdraw.confirm") }).click();
  await reported.first().waitFor({ state: "detached" });
  await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("r");
  await dialog.getByRole("textbox").fill(WRONG);
  await dialog.getByRole("button", { name: t("reports:send") }).click();
  await reported.first().waitFor();

  await page.goto("/admin");
  const way = page.getByRole("navigation", { name: t("admin:navigation") }).getByRole("link", { name: /^Reports/ });
  await expect.poll(() => way.innerText()).toContain("1");
  await way.click();
  await page.getByText(WRONG).first().waitFor();
  const row = page.locator("tbody tr").first();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56);
  await row.getByRole("button").click();
  await page.getByRole("textbox", { name: t("admin-reports:answer.label") }).fill(ANSWER);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("admin-reports:answer.send") }).click();
  await row.getByText(t("admin-reports:state.answered")).waitFor();

  await page.goto(result);
  await page
    .getByRole("button", { name: t("reports:mark.answered") })
    .first()
    .click();
  await page.getByRole("dialog").getByText(ANSWER).waitFor();
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});
