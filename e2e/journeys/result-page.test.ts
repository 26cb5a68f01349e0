import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, signInContext } from "../support/api.ts";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { countTabStops, measureRows, TAB_STOPS, watchShifts } from "../support/measure-page.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Do SGLT2 inhibitors reduce hospital admissions in heart failure with preserved ejection fraction?";
const MEASURED = 20;
const MOST_STOPS = 180;
const MOST_STOPS_OF_ROW = 6;
const MOST_SHIFT = 0.02;

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
const sumUp = (heights: readonly number[]) => heights.slice(0, MEASURED).reduce((sum, height) => sum + height, 0);

/** Asks as a person does; the answer is the page with the result, at its top. */
async function askOnPage(width: number, height: number) {
  const context = await openContext(browser, server.url, { width, height });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  const shifts = await watchShifts(page);
  await page.goto("/");
  const screens = openScreens(page);
  await screens.question.fill(QUESTION);
  await shifts.begin();
  await screens.send.click();
  await screens.waitForEnd();
  await screens.readPapers.nth(1).waitFor();
  await page
    .getByRole("list", { name: screens.t("verdict:findings") })
    .first()
    .waitFor();
  return { context, page, watch, screens, shifts };
}

/** Between the page's header and the bar at its end. */
async function expectInView(page: Page, parts: Record<string, Locator>): Promise<void> {
  const bar = await openScreens(page).newSession.evaluate(
    (button) => button.closest(".border-t")?.getBoundingClientRect().top,
  );
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    expect(box?.y, name).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(bar ?? 0);
  }
}

function findParts(page: Page) {
  const { t } = openScreens(page);
  const answer = page.getByRole("region", { name: t("search:answer.title"), exact: true });
  return {
    question: page.getByRole("heading", { level: 1 }),
    verdict: answer.getByText(/papers? (?:counted|agree)/),
    meter: answer.getByRole("list", { name: t("verdict:meter_other", { shown: "" }).trim().split(" ")[0] ?? "" }),
    findings: answer
      .getByRole("list", { name: t("verdict:findings") })
      .first()
      .getByRole("listitem"),
  };
}

test("after a search, verdict, meter, three findings and two papers are in view, and little has moved", async () => {
  const { context, page, watch, screens, shifts } = await askOnPage(1440, 900);
  const { findings, ...parts } = findParts(page);
  expect(await findings.count()).toBe(3);
  const papers = { first: screens.papers.nth(0), second: screens.papers.nth(1) };
  await expectInView(page, { ...parts, third: findings.nth(2), ...papers });
  expect(await shifts.read()).toBeLessThan(MOST_SHIFT);
  const stops = await page
    .locator("article[data-paper]")
    .evaluateAll((rows, stops) => rows.map((row) => row.querySelectorAll(stops).length), TAB_STOPS);
  expect(Math.max(...stops)).toBeLessThanOrEqual(MOST_STOPS_OF_ROW);
  watch.expectQuiet();
  await context.close();
});

test("on a phone, question, verdict and meter are in view after a search, and little has moved", async () => {
  const { context, page, watch, shifts } = await askOnPage(390, 844);
  const { findings: _, ...parts } = findParts(page);
  await expectInView(page, parts);
  expect(await shifts.read()).toBeLessThan(MOST_SHIFT);
  watch.expectQuiet();
  await context.close();
});

test("twenty papers stand in a short list, and a row opens its paper in the pane beside it", async () => {
  const { context, page, watch, screens } = await openResult(1440, 900);
  expect(sumUp(await measureRows(page))).toBeLessThanOrEqual(3_200);
  expect(await countTabStops(page)).toBeLessThanOrEqual(MOST_STOPS);
  await expectAccessible(page);

  const second = screens.papers.nth(1);
  const title = (await second.getByRole("button").first().innerText()).trim();
  await second.getByRole("button").first().click();
  await screens.pane.getByRole("heading", { level: 3 }).filter({ hasText: title }).waitFor();
  // The pane scrolls within itself: a bar beside its own would scroll an empty page.
  expect(await page.locator("main").evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
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
  expect(sumUp(await measureRows(page))).toBeLessThanOrEqual(5_500);
  expect(await countTabStops(page)).toBeLessThanOrEqual(MOST_STOPS);
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

test("beside the pane, the table shows every column up to the relevance, and no filter is cut off", async () => {
  const { context, page, watch, screens } = await openResult(1440, 900);
  await screens.pane.waitFor();
  await page.getByRole("radio", { name: screens.t("search:bar.layouts.table"), exact: true }).click();
  const grid = page.getByRole("grid", { name: screens.t("search:table.title") });
  const pane = await screens.pane.boundingBox();
  for (const column of ["finding", "n", "relevance"]) {
    const heading = grid.getByRole("columnheader", { name: screens.t(`search:table.column.${column}`), exact: true });
    const box = await heading.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), column).toBeLessThanOrEqual(pane?.x ?? 0);
  }
  const cut = () =>
    page
      .getByRole("button", { name: /\d$/ })
      .evaluateAll((chips) =>
        chips.filter((chip) => chip.scrollWidth > chip.clientWidth).map(({ textContent }) => textContent),
      );
  expect(await cut()).toEqual([]);
  watch.expectQuiet();
  await context.close();
});
