import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, signInContext } from "../support/api.ts";
import { openBrowser, openContext, openPage } from "../support/browser.ts";
import { askForMade, writeMadePapers } from "../support/made-papers.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let folder: string;
let server: RunningServer;
let browser: Browser;
let searchId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "medsieve-made-papers-"));
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([await writeMadePapers(folder)]);
  searchId = (await askForMade(await openApi(server.url), 25)).id;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openResult(width: number, view: string) {
  const context = await openContext(browser, server.url, { width, height: 900 });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  await page.goto(`/?search=${searchId}&view=${view}`);
  const screens = openScreens(page);
  await screens.newSession.waitFor();
  return { context, page, watch, screens };
}

/** Marks of statements that stand on another line than the words before them, and how many marks there are. */
function findLostMarks(page: Page): Promise<{ lost: string[]; marks: number }> {
  return page.evaluate(() => {
    const statements = [...document.querySelectorAll("[role=button]")].filter((one) => one.querySelector("svg"));
    const lost = statements.filter((statement) => {
      const texts = document.createTreeWalker(statement, NodeFilter.SHOW_TEXT);
      let last: Text | null = null;
      while (texts.nextNode() !== null) if (texts.currentNode instanceof Text) last = texts.currentNode;
      const mark = statement.querySelector("svg")?.getBoundingClientRect();
      if (last === null || mark === undefined || mark.width === 0) return false;
      const range = document.createRange();
      range.setStart(last, Math.max(0, last.length - 1));
      range.setEnd(last, last.length);
      const word = range.getBoundingClientRect();
      return mark.bottom <= word.top || mark.top >= word.bottom || mark.left < word.right - 1;
    });
    return { lost: lost.map(({ textContent }) => textContent ?? ""), marks: statements.length };
  });
}

test("the mark of a statement stays on the line of its last word, wherever lines end", async () => {
  const { context, page, watch, screens } = await openResult(390, "full");
  await screens.readPapers.first().waitFor();
  await page.getByText(screens.t("search:card.findings")).first().waitFor();
  for (let width = 360; width <= 460; width += 7) {
    await page.setViewportSize({ width, height: 900 });
    const { lost, marks } = await findLostMarks(page);
    expect(marks).toBeGreaterThan(25);
    expect(lost, `at ${width} px`).toEqual([]);
  }
  watch.expectQuiet();
  await context.close();
});

test("beside the pane, the table shows all columns up to the finding without scrolling", async () => {
  const { context, page, watch, screens } = await openResult(1440, "table");
  await screens.pane.waitFor();
  const grid = page.getByRole("grid");
  const finding = grid.getByRole("columnheader", { name: screens.t("search:table.column.finding"), exact: true });
  const room = await grid.evaluate((table) => {
    const frame = table.parentElement;
    // A scrollbar takes up to 15 px of it, in browsers that draw one.
    return frame === null ? 0 : frame.getBoundingClientRect().left + frame.offsetWidth - 15;
  });
  const box = await finding.boundingBox();
  expect((box?.x ?? room) + (box?.width ?? 0)).toBeLessThanOrEqual(room + 1);
  watch.expectQuiet();
  await context.close();
});

test("the pane says what its paper found, the finding on the question first, and leads to the sentence", async () => {
  const { context, page, watch, screens } = await openResult(1440, "list");
  const findings = screens.pane.getByRole("list", { name: screens.t("search:card.findings") });
  const first = findings.getByRole("listitem").first();
  await first.waitFor();
  expect(await first.innerText()).toMatch(/^Hospital admission/);
  await first.getByRole("button").first().click();
  const marked = screens.pane.locator("mark");
  await marked.first().waitFor();
  expect(await marked.first().innerText()).toMatch(/Hospital admission/);
  await page.keyboard.press("Escape");
  watch.expectQuiet();
  await context.close();
});
