import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, signInContext } from "../support/api.ts";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Do SGLT2 inhibitors reduce hospital admissions in heart failure with preserved ejection fraction?";
const MEASURED = 20;
const MOST_STOPS = 180;

let server: RunningServer;
let browser: Browser;
let searchId: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const details = await (await openApi(server.url)).search(QUESTION);
  expect(details.papers.length).toBeGreaterThanOrEqual(MEASURED);
  searchId = details.id;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function openResult(width: number, height: number) {
  const context = await openContext(browser, server.url, { width, height });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  await page.goto(`/?search=${searchId}`);
  const screens = openScreens(page);
  await screens.newSession.waitFor();
  await screens.papers.first().waitFor();
  return { context, page, watch, screens };
}

/** Pixels that the first papers of the list take together. */
function measureRows(page: Page): Promise<number> {
  return page
    .locator("article[data-paper]")
    .evaluateAll(
      (rows, count) => rows.slice(0, count).reduce((sum, row) => sum + row.getBoundingClientRect().height, 0),
      MEASURED,
    );
}

function countTabStops(page: Page): Promise<number> {
  return page
    .locator("a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, [tabindex='0']")
    .evaluateAll((stops) => stops.filter((stop) => stop instanceof HTMLElement && stop.tabIndex >= 0).length);
}

test("twenty papers stand in a short list, and a row opens its paper in the pane beside it", async () => {
  const { context, page, watch, screens } = await openResult(1440, 900);
  expect(await measureRows(page)).toBeLessThanOrEqual(3_200);
  expect(await countTabStops(page)).toBeLessThanOrEqual(MOST_STOPS);
  await expectAccessible(page);

  const second = screens.papers.nth(1);
  const title = (await second.getByRole("button").first().innerText()).trim();
  await second.getByRole("button").first().click();
  await screens.pane.getByRole("heading", { level: 3 }).filter({ hasText: title }).waitFor();
  expect(await second.getAttribute("aria-current")).toBe("true");
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});

test("the layout that was chosen is kept for the next search, and stands in the address", async () => {
  const { context, page, watch, screens } = await openResult(1440, 900);
  await screens.chooseLayout("full");
  await page.getByText(screens.t("search:card.pico.population")).first().waitFor();
  expect(page.url()).toContain("view=full");
  await page.goto(`/?search=${searchId}`);
  await page.getByText(screens.t("search:card.pico.population")).first().waitFor();
  expect(await screens.pane.count()).toBe(0);
  watch.expectQuiet();
  await context.close();
});

test("on a phone, a row opens its card in its place and closes again", async () => {
  const { context, page, watch, screens } = await openResult(390, 844);
  expect(await measureRows(page)).toBeLessThanOrEqual(5_500);
  await expectNoSidewaysScroll(page);
  const first = screens.papers.first();
  await first.getByRole("button").first().click();
  await first.getByText(screens.t("search:card.pico.population")).first().waitFor();
  await expectNoSidewaysScroll(page);
  await first.getByRole("button", { name: screens.t("search:card.close") }).click();
  await first.locator("[data-part=open]").waitFor();
  watch.expectQuiet();
  await context.close();
});
