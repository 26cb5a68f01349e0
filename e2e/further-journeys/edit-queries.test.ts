import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSearchId } from "../support/api.ts";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readTexts } from "../support/read-texts.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Does cognitive behavioural therapy help older adults with insomnia?";
const FOUND = "38150276";
/** A brief behavioural treatment; its papers do not say "cognitive". */
const LOST = "35670948";
const THERAPY = '"cognitive behavioural therapy"[tiab]';
const NARROW = `insomnia[tiab] AND ${THERAPY}`;
const WIDER = `(${THERAPY} OR "behavioural treatment"[tiab])`;

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

test("a person sees which concept loses a paper they know, widens it until the paper is found, and runs that", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  const { t } = screens;
  await page.goto("/login");
  await screens.signIn();
  await screens.ask(QUESTION);
  await screens.waitForEnd();
  const first = await readSearchId(page);

  await page.getByRole("link", { name: t("search:editQueries") }).click();
  const queries = page.getByRole("textbox", { name: t("queries:query") });
  const lines = page.getByRole("heading", { level: 3 }).getByRole("button");
  await lines.first().waitFor();
  expect(await queries.count()).toBe(0);
  await expectAccessible(page);
  // What each query finds is shown as it comes, and moves the buttons below it: a press that one slips from under counts as none.
  await page.waitForLoadState("networkidle");
  const remove = page.getByRole("button", { name: t("queries:remove", { name: "" }).replace(/["“”]+$/, "") });
  for (let left = await lines.count(); left > 1; left -= 1) {
    await remove.last().click();
    await expect.poll(() => lines.count()).toBe(left - 1);
  }
  await lines.click();
  await queries.waitFor();
  await expectAccessible(page);

  await queries.fill(NARROW);
  await page.getByRole("button", { name: t("queries:undo"), exact: true }).click();
  expect(await queries.inputValue()).not.toBe(NARROW);
  await page.getByRole("button", { name: t("queries:redo"), exact: true }).click();
  expect(await queries.inputValue()).toBe(NARROW);
  await page.getByRole("tab", { name: t("queries:recall.title") }).click();
  await page.getByRole("textbox", { name: t("queries:recall.pmids") }).fill(`PMID: ${FOUND}\n${LOST}`);
  await page.getByRole("button", { name: t("queries:recall.ask"), exact: true }).click();
  await page.getByText(t("queries:recall.together_other", { found: 1, known: 2 })).waitFor();
  const lost = page.getByRole("row").filter({ hasText: LOST });
  await lost.getByText(t("queries:recall.lost")).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await lost.getByRole("button").click();
  const readSelection = () =>
    queries.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  await expect.poll(readSelection).toBe(THERAPY);
  await page.keyboard.insertText(WIDER);
  await page.getByRole("button", { name: t("queries:run.recallStale", { found: 1, known: 2 }) }).click();
  await page.getByText(t("queries:recall.together_other", { found: 2, known: 2 })).waitFor();

  await page.reload();
  await lines.click();
  expect(await queries.inputValue()).toBe(`insomnia[tiab] AND ${WIDER}`);
  await page.getByText(t("queries:run.countsOf_other", { remaining: 99 })).waitFor();
  await page.getByRole("button", { name: t("queries:run.run_one", { shown: 1 }) }).click();
  await screens.waitForEnd();
  expect(await readSearchId(page)).not.toBe(first);
  await screens.papers.filter({ hasText: `PMID ${LOST}` }).waitFor();
  await page.getByText("2 of 100").first().waitFor();
  await screens.facts.click();
  await expect.poll(async () => (await readTexts(screens.progress)).join()).toContain("behavioural treatment");
  watch.expectQuiet();
  await context.close();
});
