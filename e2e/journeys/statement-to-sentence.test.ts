import type { Paper } from "@medsieve/contract/papers";
import type { Evidence } from "@medsieve/contract/statements";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, signInContext } from "../support/api.ts";
import { type ContextOptions, expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Do SGLT2 inhibitors reduce hospital admission in heart failure with preserved ejection fraction?";
/** Characters up to which the words of a statement may stand elsewhere on the card too. */
const SHORT = 40;

let server: RunningServer;
let browser: Browser;
let searchId: string;
let paper: Paper;
/** A sentence of that paper's summary that rests on its abstract. */
let claim: Evidence & { statement: string; quote: string };
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
  const details = await (await openApi(server.url)).search(QUESTION);
  searchId = details.id;
  const claims = details.papers.flatMap((read) =>
    read.statements.flatMap(({ field, text, evidence }) => evidence.map((item) => ({ read, field, text, ...item }))),
  );
  const found = claims.find(({ read, field, text, quote, section, status }) => {
    const isInAbstract = read.abstract.some(({ label }) => (label ?? "abstract") === section);
    return field === "summary" && quote !== null && status === "verified" && isInAbstract && text.length > SHORT;
  });
  if (found === undefined || found.quote === null) throw new Error("no statement of a summary rests on an abstract");
  paper = found.read;
  claim = { ...found, statement: found.text, quote: found.quote };
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The result, with the statement and what it leads to. */
async function openResult(options: ContextOptions) {
  const context = await openContext(browser, server.url, options);
  await signInContext(context);
  const { page, watch } = await openPage(context);
  await page.goto(`/?search=${searchId}&view=full`);
  const screens = openScreens(page);
  const card = screens.papers.filter({ hasText: `PMID ${paper.pmid}` });
  const statement = card.getByRole("button", { name: claim.statement }).first();
  await statement.scrollIntoViewIfNeeded();
  return { context, page, watch, screens, card, statement };
}

/** The sentence is marked where it stands: in its section of the abstract, and in view. */
async function expectSentenceInPlace(card: Locator): Promise<void> {
  const mark = card.locator("mark");
  await mark.waitFor();
  expect(await mark.innerText()).toBe(claim.quote);
  const section = paper.abstract.find(({ label }) => (label ?? "abstract") === claim.section);
  const paragraph = await mark.locator("xpath=ancestor::p").innerText();
  const around = section?.text.slice(0, claim.start ?? 0) ?? "";
  expect(paragraph.replace(/\s+/g, " ")).toContain(`${around}${claim.quote}`.replace(/\s+/g, " "));
  await expect
    .poll(() =>
      mark.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
}

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** The hint beside a statement, which quotes its sentence; it stands outside what is read out as the page. */
const findHint = (page: Page) => page.locator("[role=tooltip]").filter({ hasText: claim.quote });

test("with a mouse: hovering over a statement shows its sentence, a click shows it in its place", async () => {
  const { context, page, watch, screens, card, statement } = await openResult({});
  await page.mouse.move(5, 5);
  await statement.hover();
  await findHint(page).waitFor();
  await statement.click();
  await expectSentenceInPlace(card);
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await card.getByRole("button", { name: screens.t("search:evidence.back") }).click();
  await expect.poll(() => hasFocus(statement)).toBe(true);
  watch.expectQuiet();
  await context.close();
});

test("by keyboard: focus shows the sentence, Enter its place, and the way back leads to the statement", async () => {
  const { context, page, watch, screens, card, statement } = await openResult({});
  await card.getByRole("heading", { level: 3 }).getByRole("link").focus();
  for (let stop = 0; stop < 40 && !(await hasFocus(statement)); stop += 1) await page.keyboard.press("Tab");
  expect(await hasFocus(statement)).toBe(true);
  await findHint(page).waitFor();
  await page.keyboard.press("Enter");
  await expectSentenceInPlace(card);
  const back = card.getByRole("button", { name: screens.t("search:evidence.back") });
  for (let stop = 0; stop < 40 && !(await hasFocus(back)); stop += 1) await page.keyboard.press("Tab");
  expect(await hasFocus(back)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => hasFocus(statement)).toBe(true);
  watch.expectQuiet();
  await context.close();
});

test("with a finger, on a phone: a tap shows the sentence in its place", async () => {
  const { context, watch, card, statement } = await openResult({ width: 390, height: 844, hasTouch: true });
  await statement.tap();
  await expectSentenceInPlace(card);
  watch.expectQuiet();
  await context.close();
});
