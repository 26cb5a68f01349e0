import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, signInContext } from "../support/api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { type HeldModel, openHeldModel } from "../support/held-model.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const PLACE = "/admin/settings?preference=clinical_trials_rare";

let server: RunningServer;
let browser: Browser;
let model: HeldModel;
beforeAll(async () => {
  model = await openHeldModel("zinc AND common cold");
  [server, browser] = await Promise.all([startServer(model.settings), openBrowser()]);
  await server.importFiles([CITATIONS]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await model?.close();
});

/** The page of the prompts as an administrator has it in a browser of their own. */
async function openPrompts() {
  const context = await openContext(browser, server.url);
  await signInContext(context);
  const { page, watch } = await openPage(context);
  await page.goto(PLACE);
  const { t } = openScreens(page);
  const field = (name: string) => page.getByRole("textbox", { name: t(`admin-prompts:field.${name}`) });
  await field("max_queries").waitFor();
  const press = (key: string, values?: Record<string, string>) =>
    page.getByRole("button", { name: t(`admin-prompts:${key}`, values) }).click();
  return { page, watch, t, field, press };
}

const leaveFor = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().click();

test("prompts are edited, guarded, tried and saved; they hold for the next search, and are reset", async () => {
  const { page, watch, t, field, press } = await openPrompts();
  await field("max_queries").fill("1");
  await field("analysis_prompt").fill("Judge in {language}.");
  await leaveFor(page, t("admin:backToDashboard"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("common:cancel"), exact: true })
    .click();
  expect(await field("max_queries").inputValue()).toBe("1");

  await page.getByRole("textbox", { name: t("admin-prompts:dryRun.question") }).fill("zinc for the common cold");
  await press("dryRun.run");
  await page.getByText(t("admin-prompts:dryRun.live"), { exact: true }).waitFor();
  expect(await page.getByText("zinc AND common cold", { exact: true }).count()).toBe(2);
  await expectAccessible(page);
  await press("save");
  await page.getByText(t("admin-prompts:saved"), { exact: true }).waitFor();

  const api = await openApi(server.url);
  expect((await api.search("zinc for the common cold")).queries).toHaveLength(1);

  await press("reset.one");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("common:cancel"), exact: true })
    .click();
  expect(await field("max_queries").inputValue()).toBe("1");
  await press("reset.one");
  await expectAccessible(page);
  await press("reset.confirm");
  await page.getByText(t("admin-prompts:reset.done")).waitFor();
  await expect.poll(() => field("max_queries").inputValue()).toBe("10");
  await field("max_queries").fill("9");
  await leaveFor(page, t("admin:backToDashboard"));
  await press("leave.confirm");
  await page.waitForURL(/\/admin$/);
  watch.expectQuiet();
});

test("of two administrators who save at once the second is warned, chooses, and loses nothing", async () => {
  const [first, second] = [await openPrompts(), await openPrompts()];
  await first.field("max_queries").fill("20");
  await first.press("save");
  await first.page.getByText(first.t("admin-prompts:saved"), { exact: true }).waitFor();

  second.watch.allow(/status of 409/);
  await second.field("max_queries").fill("7");
  await second.field("query_generation_prompt").fill("Mine");
  await second.press("save");
  await second.page.getByText(second.t("admin-prompts:conflict.numbers", { theirs: "20", mine: "7" })).waitFor();
  await expectAccessible(second.page);
  await second.page.getByRole("radio", { name: second.t("admin-prompts:conflict.theirs") }).click();
  await second.press("conflict.apply");
  await expect.poll(() => second.field("max_queries").inputValue()).toBe("20");
  await second.press("save");
  await second.page.getByText(second.t("admin-prompts:saved"), { exact: true }).waitFor();
  await first.page.reload();
  await expect.poll(() => first.field("query_generation_prompt").inputValue()).toBe("Mine");
  expect(await first.field("max_queries").inputValue()).toBe("20");
  second.watch.expectQuiet();
});
