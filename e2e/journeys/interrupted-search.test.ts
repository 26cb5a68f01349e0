import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSearchId } from "../support/api.ts";
import { type ContextOptions, openBrowser, openContext, openPage } from "../support/browser.ts";
import { writeManyCitations } from "../support/many-citations.ts";
import { openScreens, readTexts } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Does montelukast prevent asthma exacerbations in children?";
/** Of the time that the server has in these journeys, so that a search can be met in its middle. */
const SLOW = 0.05;
/** Cumulative layout shift, as browsers measure it: what moves right after an input does not count. */
const MOST_SHIFT = 0.02;

let folder: string;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "medsieve-journey-"));
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([await writeManyCitations(folder, 200)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A browser of its own with the welcome on its screen. */
async function signIn(options: ContextOptions = {}) {
  const context = await openContext(browser, server.url, options);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  await page.goto("/");
  await screens.signIn();
  await screens.welcome.waitFor();
  return { context, page, watch, screens };
}

test("a page that is reloaded in mid-search goes on with it to the end", async () => {
  const { context, page, watch, screens } = await signIn();

  const speedUp = server.slowDown(SLOW);
  await screens.ask(QUESTION);
  const id = await readSearchId(page);
  await page.reload();
  await screens.stop.waitFor();
  expect(await readSearchId(page)).toBe(id);
  speedUp();
  await screens.waitForEnd();
  expect(await screens.papers.count()).toBeGreaterThanOrEqual(5);
  await expect.poll(() => screens.history.getByRole("link", { name: QUESTION }).count()).toBe(1);
  watch.expectQuiet();
  await context.close();
});

test("nothing on the page jumps while a search runs and ends", async () => {
  const { context, page, watch, screens } = await signIn({ width: 768 });
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (entry.hadRecentInput) continue;
        const before = Number(document.documentElement.dataset.shift ?? 0);
        document.documentElement.dataset.shift = String(before + entry.value);
      }
    }).observe({ type: "layout-shift" });
  });

  const speedUp = server.slowDown(SLOW);
  await screens.ask(QUESTION);
  await screens.readPapers.first().waitFor();
  speedUp();
  await screens.waitForEnd();
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(MOST_SHIFT);
  watch.expectQuiet();
  await context.close();
});

test("stopping keeps and ranks what was read by then", async () => {
  const { context, page, watch, screens } = await signIn();

  const speedUp = server.slowDown(SLOW);
  await screens.ask(QUESTION);
  await screens.readPapers.first().waitFor();
  await screens.stop.click();
  speedUp();
  await screens.said("cancelled").waitFor({ state: "attached" });
  await screens.newSession.waitFor();
  const kept = await readTexts(screens.readPapers.getByRole("heading", { level: 3 }));
  expect(kept.length).toBeGreaterThanOrEqual(1);
  await page.reload();
  await page.getByText(screens.t("search:cancelled")).waitFor();
  await expect.poll(() => readTexts(screens.readPapers.getByRole("heading", { level: 3 }))).toEqual(kept);
  await screens.history.getByText(screens.t("history:status.cancelled")).first().waitFor();
  watch.expectQuiet();
  await context.close();
});

test("a search whose server dies is shown as failed, and is not counted", async () => {
  const { context, page, watch, screens } = await signIn();
  const meter = page.getByText(/\d+ of 100/).first();
  const before = await meter.innerText();

  const speedUp = server.slowDown(SLOW);
  await screens.ask(QUESTION);
  await readSearchId(page);
  watch.allow(/net::ERR_|WebSocket connection/);
  // Only the server that dies is slow; its last moment at full speed is too short for the search to end.
  speedUp();
  await server.crashAndRestart();
  await page.getByText(screens.t("search:failure.title"), { exact: true }).waitFor();
  await screens.newSession.waitFor();
  await page.reload();
  await expect.poll(() => meter.innerText()).toBe(before);
  watch.expectQuiet();
  await context.close();
});
