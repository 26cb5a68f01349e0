import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSearchId } from "../support/api.ts";
import { type ContextOptions, openBrowser, openContext, openPage } from "../support/browser.ts";
import { type HeldModel, openHeldModel } from "../support/held-model.ts";
import { readTexts } from "../support/read-texts.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUERY = "heart failure OR insomnia OR diarrhoea OR Fabry";
/** Cumulative layout shift, as browsers measure it: what moves right after an input does not count. */
const MOST_SHIFT = 0.02;

let model: HeldModel;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  model = await openHeldModel(QUERY);
  [server, browser] = await Promise.all([startServer(model.settings), openBrowser()]);
  await server.importFiles([CITATIONS]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await model?.close();
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

  const question = "Do SGLT2 inhibitors reduce hospital admission in heart failure?";
  const release = model.hold("reading", 1);
  await screens.ask(question);
  await screens.readPapers.first().waitFor();
  const id = await readSearchId(page);
  await page.reload();
  await screens.stop.waitFor();
  expect(await readSearchId(page)).toBe(id);
  release();
  await screens.waitForEnd();
  await expect.poll(() => screens.papers.count()).toBeGreaterThanOrEqual(5);
  await expect.poll(() => screens.history.getByRole("link", { name: question }).count()).toBe(1);
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

  const release = model.hold("reading", 1);
  await screens.ask("Do probiotics prevent diarrhoea in children who take antibiotics?");
  await screens.readPapers.first().waitFor();
  release();
  await screens.waitForEnd();
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(MOST_SHIFT);
  watch.expectQuiet();
  await context.close();
});

test("stopping keeps and ranks what was read by then", async () => {
  const { context, page, watch, screens } = await signIn();

  model.hold("reading", 1);
  await screens.ask("Does cognitive behavioural therapy help older adults with insomnia?");
  await screens.readPapers.first().waitFor();
  await screens.stop.click();
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

test("a search whose server dies goes on when it is back, and is counted once", async () => {
  const { context, page, watch, screens } = await signIn();
  const meter = page.getByText(/\d+ of 100/).first();
  const before = Number.parseInt(await meter.innerText(), 10);

  const release = model.hold("reading", 1);
  await screens.ask("Does migalastat help adults with Fabry disease?");
  await screens.readPapers.first().waitFor();
  watch.allow(/net::ERR_|WebSocket connection/);
  await server.crashAndRestart();
  release();
  await screens.waitForEnd();
  await expect.poll(() => screens.papers.count()).toBeGreaterThanOrEqual(5);
  await page.reload();
  await expect.poll(async () => Number.parseInt(await meter.innerText(), 10)).toBe(before + 1);
  watch.expectQuiet();
  await context.close();
});

test("a question that is sent without a connection is kept, and asked once it is back", async () => {
  const { context, page, watch, screens } = await signIn();
  const question = "Does cognitive behavioural therapy help older adults with insomnia?";
  watch.allow(/net::ERR_|WebSocket connection/);

  await context.setOffline(true);
  await screens.ask(question);
  await page.getByText(screens.t("common:unreachable")).waitFor();
  await page.getByRole("main").getByText(question).waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: screens.t("search:failure.repeat") }).click();
  await screens.waitForEnd();
  await expect.poll(() => screens.papers.count()).toBeGreaterThanOrEqual(1);
  watch.expectQuiet();
  await context.close();
});
