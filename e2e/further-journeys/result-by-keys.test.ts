import Papa from "papaparse";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDownloadedText } from "../support/download.ts";
import { askForMade, MOST_PAPERS } from "../support/made-papers.ts";
import { useMadePapers } from "../support/made-result.ts";
import { openScreens } from "../support/screens.ts";

/** More stops than the page has between one control and another. */
const MOST_STOPS = 180;
const COLUMNS = 9;

const { getAsked, openSignedIn } = useMadePapers((api) => askForMade(api, MOST_PAPERS));

async function open(path: string) {
  const { context, page, watch } = await openSignedIn();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(path);
  return { context, page, watch, screens: openScreens(page) };
}

/** Row and column of the cell that has the focus; null where none has. */
const readCell = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? null);

/** The cell that has the focus lies within the table's own window, and the first column covers nothing of it. */
function expectCellInView(page: Page): Promise<void> {
  return expect
    .poll(() =>
      page.evaluate(() => {
        const cell = document.activeElement;
        const frame = cell?.closest("table")?.parentElement?.getBoundingClientRect();
        const at = cell?.getBoundingClientRect();
        if (!cell || !frame || !at) return false;
        const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        return at.top >= frame.top - 1 && at.bottom <= frame.bottom + 1 && cell.contains(top);
      }),
    )
    .toBe(true);
}

test("the table is a grid by its keys: arrows, Home, End, with Ctrl to its corners, and Enter opens a cell's sentence", async () => {
  const { context, page, watch, screens } = await open(`/?search=${getAsked().id}&view=table`);
  const grid = page.getByRole("grid");
  await grid.locator("[data-cell='1 0']").focus();
  const steps: [string, string][] = [
    ["ArrowDown", "2 0"],
    ["ArrowRight", "2 1"],
    ["ArrowUp", "1 1"],
    ["ArrowLeft", "1 0"],
    ["End", `1 ${COLUMNS - 1}`],
    ["Home", "1 0"],
    ["PageDown", "9 0"],
    ["PageUp", "1 0"],
    ["Control+End", `${MOST_PAPERS} ${COLUMNS - 1}`],
    ["Control+Home", "0 0"],
    ["ArrowUp", "0 0"],
    ["ArrowDown", "1 0"],
  ];
  for (const [key, cell] of steps) {
    await page.keyboard.press(key);
    expect(await readCell(page), key).toBe(cell);
    await expectCellInView(page);
  }
  expect(await grid.locator("[tabindex='0']").count()).toBe(1);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await screens.pane.locator("mark").waitFor();
  const heading = await screens.pane.getByRole("heading", { level: 3 }).innerText();
  expect(heading).toContain((await grid.getByRole("rowheader").first().innerText()).split("\n")[0]?.slice(3));
  await screens.pane.getByRole("button", { name: screens.t("search:evidence.back") }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => readCell(page)).toBe("1 1");
  watch.expectQuiet();
  await context.close();
});

test("the table is copied for a spreadsheet and exported as CSV as it is shown: filtered, sorted, with the chosen columns", async () => {
  const { context, page, watch, screens } = await open(`/?search=${getAsked().id}&view=table`);
  const grid = page.getByRole("grid");
  await grid.getByRole("columnheader", { name: screens.t("search:table.column.n"), exact: true }).click();
  await page.getByRole("button", { name: screens.t("search:table.columns"), exact: true }).click();
  await page.getByRole("dialog").getByText(screens.t("search:table.column.comparator"), { exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Meta-analysis\s*\d/ }).click();
  const rows = grid.getByRole("rowheader");
  await expect.poll(() => rows.count()).toBe(MOST_PAPERS / 4);

  await page.getByRole("button", { name: screens.t("search:table.copy") }).click();
  await page
    .getByRole("status")
    .filter({ hasText: screens.t("search:card.copied") })
    .waitFor();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split("\n").map((row) => row.split("\t"));
  const headings = await grid.getByRole("columnheader").allInnerTexts();
  expect(copied[0]).toEqual(headings.map((heading) => heading.trim()));
  expect(copied[0]).not.toContain(screens.t("search:table.column.comparator"));
  expect(copied.length).toBe(1 + (await rows.count()));
  for (const row of copied) expect(row.length).toBe(COLUMNS - 1);
  const sizes = copied.slice(1).map((row) => Number(row[headings.indexOf(screens.t("search:table.column.n"))]));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(sizes[0]).toBeGreaterThan(100);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: screens.t("search:table.csv") }).click();
  const text = (await readDownloadedText(await downloading)).replace(/^\uFEFF/, "");
  const exported = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  expect(exported.length).toBe(copied.length);
  expect(exported[0]).toEqual(copied[0]);
  watch.expectQuiet();
  await context.close();
});

/** Moves on with Tab until what has the focus is named so, within a part of the page. */
async function tabTo(page: Page, name: RegExp, within = "*"): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate((part) => {
      const element = document.activeElement?.closest(part) ? document.activeElement : null;
      const label = element instanceof HTMLTextAreaElement ? element.labels[0] : null;
      return (element?.getAttribute("aria-label") ?? label?.textContent ?? element?.textContent ?? "").trim();
    }, within);
    seen.push(focused);
    if (name.test(focused)) return;
  }
  throw new Error(`${name} was not reached by Tab; what was: ${seen.join(" · ")}`);
}

test("by keyboard alone: ask, read a sentence, highlight, filter and export", async () => {
  const { context, page, watch, screens } = await open("/?view=list");
  await screens.welcome.waitFor();
  await expect.poll(() => screens.question.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type("Does dapagliflozin reduce hospital admission in heart failure?");
  await page.keyboard.press("Enter");
  await screens.waitForEnd();
  const count = await screens.papers.count();

  await tabTo(page, /^Hospital admission/, "section ul");
  await page.keyboard.press("Enter");
  await screens.pane.locator("mark").waitFor();

  await page.keyboard.press("j");
  const row = page.locator("article[data-paper]:focus");
  await row.waitFor();
  await page.keyboard.press("h");
  await row.getByRole("button", { name: screens.t("search:highlight.toggle"), pressed: true }).waitFor();
  const title = await row.getByRole("heading", { level: 3 }).locator("bdi").innerText();
  await page.keyboard.press("Enter");
  await screens.pane.getByRole("heading", { level: 3 }).filter({ hasText: title }).waitFor();
  if (await row.isVisible()) await page.keyboard.press("Enter");
  await screens.pane.locator("article:focus").waitFor();
  await page.keyboard.press("Escape");
  await row.waitFor();

  const restart = () =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.closest("article")?.focus());
  await restart();
  await tabTo(page, /^Randomized controlled trial\d+$/);
  await page.keyboard.press("Space");
  await expect.poll(() => screens.papers.count()).toBeLessThan(count);

  await restart();
  await tabTo(page, new RegExp(`^${screens.t("record:actions.export")}$`));
  await page.keyboard.press("Enter");
  await page.getByRole("menu").waitFor();
  await page.locator("[role=menuitem]:focus").waitFor();
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await readDownloadedText(await downloading)).length).toBeGreaterThan(0);
  watch.expectQuiet();
  await context.close();
});
