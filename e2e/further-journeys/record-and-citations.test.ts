/// <reference path="../../documents/test/citation-js.d.ts" />
import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, readSearchId } from "../support/api.ts";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readDownloadedText } from "../support/download.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Effect of sotagliflozin on mortality in heart failure";

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

async function download(page: Page, button: string): Promise<Download> {
  const [started] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return started;
}

/** As a reader of references shows a title: blanks folded, without the full stop at its end. */
const tidy = (title: unknown) => String(title).replace(/\s+/g, " ").replace(/\.$/, "").trim();

test("the record of a search adds up, and its files are read back by others' parsers", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  const { t } = screens;
  await page.goto("/");
  await screens.signIn();
  await screens.ask(QUESTION);
  await screens.waitForEnd();
  const searchId = await readSearchId(page);
  await page.getByRole("link", { name: t("record:link") }).click();
  await page.getByRole("heading", { name: QUESTION }).waitFor();
  await page.getByText(t("record:digest.agrees")).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const record = await (await openApi(server.url)).readRecord(searchId);
  const { flow, papers, pmids } = record;
  expect(papers.length).toBeGreaterThan(2);
  await page.getByRole("button", { name: t("record:flow.asTable") }).click();
  const cells = page.getByRole("table", { name: t("record:flow.title") }).getByRole("cell");
  const shown = (await cells.allInnerTexts()).map(Number);
  const related = flow.related ?? null;
  const notReturned = ({ reported, returned }: { reported: number; returned: number }) =>
    reported === returned ? [] : [reported - returned];
  const steps = [
    ...[flow.reported, ...notReturned(flow), flow.duplicates],
    ...(related === null ? [] : [related.reported, ...notReturned(related), related.duplicates]),
    flow.unique + (related?.added ?? 0),
    ...(related === null ? [] : [flow.unique, related.added]),
    ...[flow.not_taken, flow.taken, flow.not_read, flow.read],
  ];
  expect(shown.slice(0, steps.length)).toEqual(steps);
  expect([flow.returned - flow.duplicates, flow.taken - flow.not_read]).toEqual([flow.unique, flow.read]);
  expect(flow.unique + (related?.added ?? 0) - flow.not_taken).toBe(flow.taken);
  expect([flow.unique + (related?.added ?? 0), flow.read]).toEqual([pmids.length, papers.length]);

  const asRead = { format: "RIS", shown: papers.length };
  const ris = await download(page, t("record:download.readAs_other", asRead));
  const references = new Cite(await readDownloadedText(ris), { forceType: "@ris/file" }).data;
  expect(references).toHaveLength(papers.length);
  // A reader may take the title in the paper's own language where there is one; PubMed's stands in brackets there.
  const inEnglish = papers.filter(({ title }) => !title.startsWith("["));
  expect(references.map(({ title }) => tidy(title))).toEqual(
    expect.arrayContaining(inEnglish.map(({ title }) => tidy(title))),
  );
  const risText = await readDownloadedText(ris);
  for (const { pmid } of papers) expect(risText).toMatch(new RegExp(`^AN {2}- ${pmid}\\s*$`, "m"));

  const bibtex = await download(page, t("record:download.foundAs_other", { format: "BibTeX", shown: pmids.length }));
  expect(new Cite(await readDownloadedText(bibtex)).data).toHaveLength(pmids.length);

  const report = await readDownloadedText(await download(page, t("record:download.report")));
  expect(report).toContain(`> ${QUESTION}`);
  for (const { query } of record.queries) expect(report).toContain(`\n\`\`\`text\n${query}\n\`\`\`\n`);
  expect(report.match(/^### \d+\. /gm)).toHaveLength(16);

  const kept = JSON.parse(await readDownloadedText(await download(page, t("record:download.json"))));
  expect(kept).toMatchObject({ search_id: searchId, digest: record.digest, digest_agrees: true });

  await page.getByRole("link", { name: t("record:showReport") }).click();
  await page.getByRole("heading", { name: `16. ${t("record:report.item16.title")}` }).waitFor();
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});
