import type { SearchDetails } from "@medsieve/contract/history";
import type { Paper } from "@medsieve/contract/papers";
import { unzipSync } from "fflate";
import Papa from "papaparse";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, readSearchId, signInContext } from "../support/api.ts";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readDownload } from "../support/download.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const SEEDED = 300;
/** As many as the server works at for one person at a time. */
const AT_ONCE = 4;
const SEEDING_MS = 5 * 60_000;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ USER_LIMIT: "1000" }), openBrowser()]);
  await server.importFiles([CITATIONS]);
  const api = await openApi(server.url);
  const ask = (number: number) => api.search(askAbout(number), { max_results: 1 });
  // Alone, so that it is the oldest.
  await ask(1);
  for (let first = 2; first <= SEEDED; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, SEEDED - first + 1) }, (_, index) => first + index);
    await Promise.all(numbers.map(ask));
  }
}, SEEDING_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

function askAbout(number: number): string {
  return `Asthma in children, question ${number}`;
}

function describePaper(paper: Paper, search: SearchDetails): string[] {
  return [
    paper.title,
    paper.authors.join("; "),
    paper.journal ?? "",
    String(paper.year ?? ""),
    paper.pmid,
    paper.demonstration ? "" : `https://pubmed.ncbi.nlm.nih.gov/${paper.pmid}/`,
    `${Math.round(paper.relevance_score * 100)}%`,
    String(paper.cited_by ?? ""),
    paper.summary ?? "",
    paper.population ?? "",
    paper.intervention ?? "",
    paper.comparator ?? "",
    paper.outcome ?? "",
    paper.study_design ?? "",
    paper.rationale ?? "",
    search.query,
    search.created_at.slice(0, 10),
    search.preference,
  ];
}

/** The text with its byte-order mark, which other readers drop. */
function readText(content: Uint8Array): string {
  return Buffer.from(content).toString("utf8");
}

/** Rows under the header, as far as the product's own columns go; what guards against formulas is taken off. */
function readCsv(content: Uint8Array): string[][] {
  const text = readText(content);
  expect(text.charCodeAt(0), "a byte-order mark").toBe(0xfeff);
  expect(text.split("\r\n").length).toBeGreaterThan(1);
  const { data, errors } = Papa.parse<string[]>(text.slice(1));
  expect(errors).toEqual([]);
  return data.slice(1).map((row) => row.slice(0, 18).map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, "")));
}

async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const [started] = await Promise.all([page.waitForEvent("download"), press()]);
  return started;
}

test("in Japanese: a person searches, highlights two papers, and exports them to a file that says what the screen says", async () => {
  const context = await openContext(browser, server.url, { language: "ja" });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "ja");
  const { t } = screens;
  await page.goto("/");
  await screens.signIn();
  await screens.ask("心不全に対するSGLT2阻害薬の有効性");
  await screens.waitForEnd();
  const searchId = await readSearchId(page);

  await page.goto("/search-history");
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("link", { name: t("searches:viewDetails") })
    .first()
    .click();
  const detail = await opened;
  await detail.waitForURL(`**/search-history/${searchId}`);
  const papers = detail.locator("[data-paper]");
  const second = papers.nth(1);
  const third = papers.nth(2);
  const titles = [
    await third.getByRole("heading", { level: 3 }).innerText(),
    await second.getByRole("heading", { level: 3 }).innerText(),
  ];
  for (const title of titles) {
    const toggle = papers.filter({ hasText: title }).getByRole("button", { name: t("search:highlight.toggle") });
    await toggle.click();
    await expect.poll(() => toggle.getAttribute("aria-pressed")).toBe("true");
  }
  await detail.getByText(t("search:highlight.countFirst_other", { shown: 2 })).waitFor();
  await expectAccessible(detail);
  await expectNoSidewaysScroll(detail);
  await detail.close();

  await page.bringToFront();
  await page.reload();
  await page.getByRole("checkbox").first().waitFor();
  await page.getByRole("row").nth(1).locator("label").click();
  const all = await download(page, () =>
    page.getByRole("button", { name: t("searches:export.selected_other", { shown: 1 }) }).click(),
  );
  await page.getByText(t("searches:export.completed")).waitFor();
  const details = await (await openApi(server.url)).readDetails(searchId);
  const expected = details.papers.map((paper) => describePaper(paper, details));
  expect(all.suggestedFilename()).toBe(`心不全に対するSGLT2阻害薬の有効性_${details.created_at.slice(0, 10)}.csv`);
  expect(readCsv(await readDownload(all))).toEqual(expected);

  await page.getByRole("row").nth(1).locator("label").click();
  const highlighted = await download(page, () =>
    page.getByRole("button", { name: t("searches:export.highlighted") }).click(),
  );
  expect(highlighted.suggestedFilename()).toMatch(/^highlighted_心不全/);
  expect(readCsv(await readDownload(highlighted)).map((row) => row[0])).toEqual([expected[1]?.[0], expected[2]?.[0]]);
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});

test("in Chinese: someone with 300 searches pages, filters, and exports from several pages", async () => {
  const context = await openContext(browser, server.url, { language: "zh" });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  const { t } = openScreens(page, "zh");
  const inMain = page.getByRole("main");
  const findQuestion = (number: number) => inMain.getByText(askAbout(number), { exact: true });

  await page.goto("/search-history");
  const total = (await (await openApi(server.url)).readHistory()).total;
  await page.getByText(t("searches:range_other", { from: 1, to: 20, total })).waitFor();
  const pages = page.getByRole("navigation", { name: t("lists:pages") });
  const last = Math.ceil(total / 20);
  await pages.getByRole("link", { name: t("lists:page", { page: last }), exact: true }).click();
  await findQuestion(1).waitFor();
  await page.waitForURL(`**/search-history?page=${last}`);
  await page.reload();
  await findQuestion(1).waitFor();
  await inMain.locator("label").last().click();

  await page.getByRole("searchbox").fill("question 299");
  await page.waitForURL((url) => !url.searchParams.has("page") && url.searchParams.get("filter") === "question 299");
  await findQuestion(299).waitFor();
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(1);
  await inMain.getByText(t("searches:filteredRange_other", { loaded: 20, shown: 1 })).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("searches:selectAll"), exact: true }).click();

  const zip = await download(page, () =>
    page.getByRole("button", { name: t("searches:export.selected_other", { shown: 2 }) }).click(),
  );
  expect(zip.suggestedFilename()).toMatch(/^pubmed_searches_\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readDownload(zip));
  expect(Object.keys(files).map((name) => name.slice(0, 2))).toEqual(["1_", "2_"]);
  for (const content of Object.values(files)) expect(readText(content)).toMatch(/^\uFEFF"Title","Authors"/);
  await page.getByRole("button", { name: t("searches:export.selected_other", { shown: 0 }) }).waitFor();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/search-history?size=100");
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(100);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  watch.expectQuiet();
  await context.close();
});
