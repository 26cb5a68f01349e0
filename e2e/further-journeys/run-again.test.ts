import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, readSearchId } from "../support/api.ts";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { RETRACTION_PLACE, writeRetraction } from "../support/retraction.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Do SGLT2 inhibitors improve exercise capacity in heart failure with preserved ejection fraction?";
const RETRACTED = {
  pmid: "36120455",
  title: "Dapagliflozin and exercise capacity in heart failure with preserved ejection fraction: a randomised trial.",
  text: "In this double-blind trial, 324 patients with heart failure and preserved ejection fraction were randomised to dapagliflozin 10 mg daily or placebo for 12 weeks. The six-minute walk distance increased by 20.1 m more with dapagliflozin than with placebo.",
};

let server: RunningServer;
let browser: Browser;
let folder: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
  folder = await mkdtemp(join(tmpdir(), "medsieve-retraction-"));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test("an import retracts a paper of a saved search: the header reports it once, the history marks it, running again shows it", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  const { t } = screens;
  await page.goto("/");
  await screens.signIn();
  await screens.ask(QUESTION);
  await screens.waitForEnd();
  const first = await readSearchId(page);
  const card = screens.papers.filter({ hasText: `PMID ${RETRACTED.pmid}` });
  await card.waitFor();
  expect(await card.getByText(t("search:card.notice.retracted"), { exact: true }).count()).toBe(0);

  await server.importFiles([await writeRetraction(folder, RETRACTED)]);
  const api = await openApi(server.url);
  await expect.poll(() => api.countAlerts()).toBe(1);
  await page.goto("/search-history");
  const alert = page.getByText(t("alerts:retracted_one", { shown: 1, searches: t("alerts:inSearches_one") }));
  await alert.waitFor();
  const mark = page.getByRole("main").getByText(t("history:alerted_one", { shown: 1 }));
  await mark.waitFor();
  await page.getByRole("button", { name: t("alerts:dismiss") }).click();
  await alert.waitFor({ state: "detached" });
  await expect.poll(() => api.countAlerts()).toBe(0);
  await page.reload();
  await mark.waitFor();
  expect(await alert.count()).toBe(0);

  await page.goto(`/search-history/${first}`);
  await page.getByRole("button", { name: t("record:again.button"), exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(t("record:again.left_other", { shown: 99, limit: 100 })).waitFor();
  await dialog.getByRole("button", { name: t("record:again.confirm") }).click();
  await screens.waitForEnd();
  await expect.poll(() => readSearchId(page)).not.toBe(first);
  await page.getByText("2 of 100").first().waitFor();
  await card.getByText(t("search:card.notice.retracted"), { exact: true }).waitFor();

  await page.getByText(t("record:compare.retracted_one", { shown: 1 })).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: t("record:compare.show") }).click();
  const since = page.getByRole("region", { name: t("record:compare.retractedTitle_one", { shown: 1 }) });
  await since.getByText(RETRACTED.title).waitFor();
  const notice = since.getByRole("link", { name: RETRACTION_PLACE });
  expect(await notice.getAttribute("href")).toBe("https://pubmed.ncbi.nlm.nih.gov/40990001/");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const before = (await api.readRecord(first)).papers.find(({ pmid }) => pmid === RETRACTED.pmid);
  expect(before?.notices, "the record is as it was").toEqual([]);
  watch.expectQuiet();
  await context.close();
});
