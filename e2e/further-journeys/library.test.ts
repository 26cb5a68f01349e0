import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInContext } from "../support/api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, CITATIONS_COUNT, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each([1440, 390])("an administrator sends a PubMed file at %i px, and it is imported at once", async (width) => {
  const context = await openContext(browser, server.url, { width });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "en");
  const { t } = screens;
  await page.goto("/admin/library");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t("admin-library:send.button") }).waitFor();
  const name = `sent-${width}.xml`;
  const bytes = await readFile(CITATIONS);
  await main.locator("input[type=file]").setInputFiles({ name, mimeType: "text/xml", buffer: bytes });
  await main.getByText(t("admin-library:job.ended.completed")).waitFor();
  await main.getByText(String(CITATIONS_COUNT), { exact: true }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole("tab", { name: t("admin-library:tab.files") }).click();
  await main.getByText(name).first().waitFor();
  await page.reload();
  expect(await page.getByRole("tab", { selected: true }).innerText()).toBe(t("admin-library:tab.files"));
  watch.expectQuiet();
  await context.close();
});

test("a file that is no PubMed XML says where it breaks, and is removed from the folder", async () => {
  const context = await openContext(browser, server.url);
  await signInContext(context);
  const { page } = await openPage(context);
  const { t } = openScreens(page, "en");
  await page.goto("/admin/library");
  const main = page.getByRole("main");
  const broken = { name: "broken.xml", mimeType: "text/xml", buffer: Buffer.from("<PubmedArticleSet><PubmedArticle>") };
  await main.getByRole("button", { name: t("admin-library:send.button") }).waitFor();
  await main.locator("input[type=file]").setInputFiles(broken);
  await main.getByText(t("admin-library:job.ended.failed")).waitFor();
  await main.getByText(/broken\.xml.*line 1/).waitFor();
  await main.getByRole("button", { name: t("admin-library:folder.remove", { name: broken.name }) }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: t("admin-library:folder.removeDo") }).click();
  await main.getByText(t("admin-library:folder.removed", { name: broken.name })).waitFor();
  await context.close();
});

test("an administrator who loses the connection reads so, and the page goes on by itself", async () => {
  const context = await openContext(browser, server.url);
  await signInContext(context);
  const { page, watch } = await openPage(context);
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const { t } = openScreens(page, "en");
  await page.goto("/admin/library");
  await page.getByRole("button", { name: t("admin-library:send.button") }).waitFor();
  await context.setOffline(true);
  await page.getByRole("tab", { name: t("admin-library:tab.files") }).click();
  await page.getByText(t("common:unreachable")).waitFor();
  await context.setOffline(false);
  await page.getByText(t("common:unreachable")).waitFor({ state: "hidden" });
  await page.getByRole("main").getByRole("table").waitFor();
  watch.expectQuiet();
  await context.close();
});
