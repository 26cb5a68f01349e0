import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { askForMade } from "../support/made-papers.ts";
import { useMadePapers } from "../support/made-result.ts";
import { openScreens } from "../support/screens.ts";

const { getAsked, openSignedIn } = useMadePapers((api) => askForMade(api, 25));

async function openResult(width: number, view: string) {
  const { context, page, watch } = await openSignedIn({ width, height: 900 });
  await page.goto(`/?search=${getAsked().id}&view=${view}`);
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

test("on paper stands what was found, without what only a screen can press", async () => {
  const { context, page, watch, screens } = await openResult(1440, "full");
  const { t, papers } = screens;
  const first = papers.first();
  await first.getByText(t("search:card.findings")).first().waitFor();
  const pressed = [
    first.getByRole("button", { name: t("search:cite.open") }),
    first.getByRole("link", { name: t("search:card.ownPage") }),
    screens.history,
  ];
  for (const part of pressed) expect(await part.isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  for (const part of pressed) expect(await part.isVisible()).toBe(false);
  expect(await first.getByText(t("search:card.findings")).first().isVisible()).toBe(true);
  watch.expectQuiet();
  await context.close();
});
