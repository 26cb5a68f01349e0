import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openApi } from "../support/api.ts";
import { openBrowser } from "../support/browser.ts";
import { type Screen, testInEveryLook } from "../support/every-look.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const SEARCHES = 12;
const LONG_WORD = "Pneumonoultramicroscopicsilicovolcanoconiosis".repeat(3);
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let server: RunningServer;
let browser: Browser;
let search: string;
let pmid: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
  const api = await openApi(server.url);
  for (let number = 1; number <= SEARCHES; number += 1) await api.search(`${LONG_WORD} in asthma ${number}`);
  const details = await api.search("Effect of sotagliflozin on mortality in heart failure");
  search = details.id;
  pmid = details.papers[0]?.pmid ?? "";
  for (const paper of details.papers.slice(1, 3)) await api.highlight(search, paper);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const SCREENS: readonly Screen[] = [
  {
    name: "a paper by itself",
    open: async (page) => {
      await page.goto(`/search-history/${search}/papers/${pmid}`);
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "a paper that the search does not have",
    open: async (page, language) => {
      await page.goto(`/search-history/${search}/papers/1`);
      await page.getByText(openScreens(page, language).t("detail:paper.none")).waitFor();
    },
  },
  {
    name: "history, searches selected",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/search-history?size=10");
      await page.getByRole("checkbox").nth(9).waitFor({ state: "attached" });
      await page.getByRole("button", { name: t("searches:selectAll"), exact: true }).click();
      await page.getByRole("button", { name: t("searches:export.highlighted") }).waitFor();
    },
  },
  {
    name: "history, nothing selected to export",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/search-history");
      await page.getByRole("button", { name: t("searches:export.selected_other", { shown: 0 }) }).click();
      await page.getByText(t("searches:export.nothingSelected")).waitFor();
    },
  },
  {
    name: "history, no match",
    open: async (page, language) => {
      await page.goto("/search-history?filter=nothing%20like%20it&highlighted=true");
      await page.getByText(openScreens(page, language).t("searches:noMatch")).waitFor();
    },
  },
  {
    name: "history that cannot be loaded",
    allows: /status of 500/,
    open: async (page, language) => {
      await page.route("**/api/v1/search-history?*", (route) =>
        route.fulfill({ status: 500, json: { detail: "x", code: "server_error" } }),
      );
      await page.goto("/search-history");
      await page.getByRole("main").getByText(openScreens(page, language).t("searches:error")).waitFor();
    },
  },
  {
    name: "search detail",
    open: async (page, language) => {
      await page.goto(`/search-history/${search}`);
      await page.getByText(openScreens(page, language).t("search:highlight.countFirst_other", { shown: 2 })).waitFor();
    },
  },
  {
    name: "queries to be edited, one that would be mended",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto(`/search-history/${search}/queries`);
      await page.getByRole("heading", { level: 3 }).getByRole("button").first().click();
      await page.getByRole("textbox", { name: t("queries:query") }).fill("sotagliflozin[xyz] and (mortality");
      await page.getByText(t("queries:preview.mended")).waitFor();
    },
  },
  {
    name: "recall of queries, checked",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto(`/search-history/${search}/queries`);
      await page.getByRole("tab", { name: t("queries:recall.title") }).click();
      await page.getByRole("textbox", { name: t("queries:recall.pmids") }).fill("33907755 38150276 1 Smith2020");
      await page.getByRole("button", { name: t("queries:recall.ask"), exact: true }).click();
      await page.getByText("PMID 33907755").waitFor();
    },
  },
  {
    name: "a search brought along, read, without its question",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      const field = (key: string) => page.getByRole("textbox", { name: t(key), exact: true });
      await page.goto("/bring-search");
      const filters = "filter=years.2010-2026&filter=lang.english&filter=datesearch.y_5&filter=jsubsetd.dental";
      await field("moving-in:pubmed").fill(`https://pubmed.ncbi.nlm.nih.gov/?term=${LONG_WORD}&${filters}`);
      await page.getByRole("button", { name: t("moving-in:read"), exact: true }).click();
      await page.getByRole("region", { name: t("moving-in:readAs") }).waitFor();
      await field("queries:recall.pmids").fill("33907755 Smith2020");
      await page.getByRole("button", { name: t("moving-in:search"), exact: true }).click();
      await page.getByText(t("moving-in:questionMissing")).waitFor();
    },
  },
  {
    name: "a text checked against what it cites",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/check-text");
      const text = "Sotagliflozin lowers mortality [1]. Nothing is cited here.";
      await page.getByRole("textbox", { name: t("text-check:text") }).fill(text);
      await page.getByRole("textbox", { name: t("text-check:references") }).fill("1. A paper. PMID: 33907755");
      await page.getByRole("button", { name: t("text-check:check"), exact: true }).click();
      await page.getByRole("region", { name: t("text-check:result") }).waitFor();
    },
  },
  {
    name: "search detail of an unknown search",
    allows: /status of 404/,
    open: async (page, language) => {
      await page.goto(`/search-history/${UNKNOWN}`);
      await page.getByText(openScreens(page, language).t("detail:loadFailed")).waitFor();
    },
  },
];

testInEveryLook(SCREENS, () => ({ browser, url: server.url }));
