import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInContext } from "../support/api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { type HeldModel, openHeldModel } from "../support/held-model.ts";
import { MADE_QUESTION, writeMadePapers } from "../support/made-papers.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const PRICES = { LLM_PRICE_INPUT: "2", LLM_PRICE_OUTPUT: "10" };

let server: RunningServer;
let browser: Browser;
let model: HeldModel;
let folder: string;
beforeAll(async () => {
  [model, folder] = await Promise.all([
    openHeldModel("heart failure[mh]"),
    mkdtemp(join(tmpdir(), "medsieve-watched-")),
  ]);
  [server, browser] = await Promise.all([startServer({ ...model.settings, ...PRICES }), openBrowser()]);
  await server.importFiles([CITATIONS]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await model?.close();
  await rm(folder, { recursive: true, force: true });
});

test("a model reads new papers of a watched search once it is turned on, and what that cost is on the dashboard", async () => {
  const context = await openContext(browser, server.url);
  await signInContext(context);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "en");
  const { t } = screens;
  await page.goto("/");
  await screens.ask(MADE_QUESTION);
  await screens.waitForEnd();
  await page
    .getByRole("button", { name: t("history:watch.button"), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const byModel = dialog.getByRole("checkbox", { name: t("watches:schedule.model") });
  expect(await byModel.isChecked()).toBe(false);
  await dialog.getByText(t("watches:schedule.model")).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("watches:dialog.submit") }).click();
  await dialog.getByRole("link", { name: t("watches:dialog.toPage") }).click();

  await page.goto("/admin");
  const readCost = async () => {
    await page.getByRole("main").getByText(/\$\d/u).first().waitFor();
    const spent = await page.getByRole("main").getByText(/\$\d/u).allTextContents();
    return spent.map((text) => Number(/\$([\d.]+)/u.exec(text)?.[1]));
  };
  const before = await readCost();
  await server.importFiles([await writeMadePapers(folder)]);

  await page.goto("/watched-searches");
  const card = page.getByRole("article", { name: MADE_QUESTION });
  await card.getByText(t("watches:fact.readerModel"), { exact: true }).waitFor();
  await card.getByRole("button", { name: new RegExp(`^${t("watches:run.button")}`, "u") }).click();
  await card.getByText(t("watches:undecided_other", { shown: "" }).trim()).waitFor();
  const said = card.getByRole("region", { name: /says of your question$/u });
  await said
    .first()
    .getByText(t("search:card.readByModel", { model: "test-model" }))
    .waitFor();
  await expectAccessible(page);

  await page.goto("/admin");
  const after = await readCost();
  expect(Math.max(...after)).toBeGreaterThan(Math.max(...before));
  await page.goto("/admin/query-logs?type=Watch_Run");
  await page.getByRole("main").getByText(t("admin-logs:type.Watch_Run"), { exact: true }).first().waitFor();
  watch.expectQuiet();
  await context.close();
});
