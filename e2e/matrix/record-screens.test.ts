import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openApi } from "../support/api.ts";
import { openBrowser } from "../support/browser.ts";
import { PHONE, type Screen, testInEveryLook } from "../support/every-look.ts";
import { writeRetraction } from "../support/retraction.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const LONG_WORD = "Pneumonoultramicroscopicsilicovolcanoconiosis".repeat(3);
const WIDTHS = [1440, PHONE];

let server: RunningServer;
let browser: Browser;
let folder: string;
let first: string;
let again: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
  folder = await mkdtemp(join(tmpdir(), "medsieve-retraction-"));
  const api = await openApi(server.url);
  const question = `SGLT2 inhibitors in heart failure, ${LONG_WORD}`;
  const details = await api.search(question);
  first = details.id;
  const title = `Dapagliflozin and ${LONG_WORD} in heart failure.`;
  await server.importFiles([await writeRetraction(folder, { pmid: "36120455", title, text: "It was a trial." })]);
  const queries = details.query_details.slice(0, 4).map(({ name, query }) => ({ name, query }));
  again = (await api.search(question, { based_on: first, queries })).id;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const SCREENS: readonly Screen[] = [
  {
    name: "record of a search, its flow as a table",
    widths: WIDTHS,
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto(`/search-history/${first}/record`);
      await page.getByRole("button", { name: t("record:flow.asTable") }).click();
      await page.getByRole("table", { name: t("record:flow.title") }).waitFor();
    },
  },
  {
    name: "report of a search",
    widths: WIDTHS,
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto(`/search-history/${first}/record?view=report`);
      await page.getByRole("button", { name: t("record:printReport") }).waitFor();
    },
  },
  {
    name: "record of a search run again, asked to run once more",
    widths: WIDTHS,
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto(`/search-history/${again}/record`);
      await page.getByRole("link", { name: t("record:compare.show") }).waitFor();
      await page.getByRole("button", { name: t("record:again.button"), exact: true }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "comparison of two searches",
    widths: WIDTHS,
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto(`/search-history/${again}/comparison`);
      await page.getByRole("link", { name: t("record:compare.earlierRecord") }).waitFor();
    },
  },
];

testInEveryLook(SCREENS, () => ({ browser, url: server.url }));
