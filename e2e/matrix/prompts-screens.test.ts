import type { Language } from "@medsieve/contract/constants";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { type Screen, testInEveryLook } from "../support/every-look.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const REFUSED = /status of 409/;
const CHANGED = {
  detail: "The prompts were changed by someone else in the meantime",
  code: "prompts_changed",
  changed_by: "somebody.with-a-long-name.in-a-department@nordhospital-universitaetsklinikum.example",
  changed_at: "2026-11-21T12:00:00.000Z",
};

const TRIAL = {
  prompt_version: "0123456789abcdef",
  queries: [
    {
      ...{ name: "Core", query: `zinc[mh] AND (${"common cold[tiab] OR ".repeat(6)}rhinovirus[tiab])` },
      ...{ reason: "The core of it", written_as: null, changes: [] },
      warnings: [{ code: "of_its_own", message: "Nothing to search for.", start: null, end: null }],
    },
  ],
  ...{ terms: [], not_understood: ["frobnicate"], fallback: "the model gave no answer in time", tokens: 12_345 },
  papers: [
    {
      ...{ pmid: "101", title: `Zinc in adults, ${"W".repeat(80)}`, relevance_score: 0.9, fallback: null },
      ...{ summary: "Colds were shorter with zinc.", population: "40 adults", intervention: "Zinc" },
      ...{ comparator: "Placebo", outcome: "Days", study_design: "Randomized controlled trial" },
    },
  ],
  cost_usd: 0.0123,
};
const TRIED = {
  ...TRIAL,
  reader: { id: "model", vendor: "anthropic", model: "model-x" },
  ...{ papers_sought: 2, papers_missing: null, live: { ...TRIAL, fallback: null }, live_failure: null },
};

async function openPrompts(page: Page, language: Language) {
  const { t } = openScreens(page, language);
  await page.goto("/admin/settings?preference=clinical_trials_rare");
  const field = (name: string) => page.getByRole("textbox", { name: t(`admin-prompts:field.${name}`) });
  await field("max_queries").waitFor();
  const press = (key: string) => page.getByRole("button", { name: t(`admin-prompts:${key}`) }).click();
  return { t, field, press };
}

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The administrators' page of the prompts, in the states that matter. */
const SCREENS: readonly Screen[] = [
  {
    name: "prompts",
    open: async (page, language) => {
      await openPrompts(page, language);
    },
  },
  {
    name: "prompts, with faults and differences",
    open: async (page, language) => {
      const { t, field } = await openPrompts(page, language);
      await field("max_queries").fill("51");
      const text = await field("query_generation_prompt").inputValue();
      await field("query_generation_prompt").fill(`{papers} ${"W".repeat(120)}\n${text.slice(200)}`);
      await page.getByRole("button", { name: t("admin-prompts:diff.show") }).click();
      await page.getByText(t("admin-prompts:diff.added").trim()).first().waitFor({ state: "attached" });
    },
  },
  {
    name: "prompts, a dry run",
    open: async (page, language) => {
      const { t, press } = await openPrompts(page, language);
      await page.route("**/api/v1/prompts/dry-run", (route) => route.fulfill({ json: TRIED }));
      await page.getByRole("textbox", { name: t("admin-prompts:dryRun.question") }).fill("zinc for the common cold");
      await press("dryRun.run");
      await page.getByRole("heading", { name: t("admin-prompts:dryRun.live") }).waitFor();
    },
  },
  {
    name: "prompts, saved by someone else",
    allows: REFUSED,
    open: async (page, language) => {
      const { t, field, press } = await openPrompts(page, language);
      await page.route("**/api/v1/prompts", async (route) => {
        if (route.request().method() === "POST") return route.fulfill({ status: 409, json: CHANGED });
        const answer = await route.fetch();
        const prompts = await answer.json();
        Object.assign(prompts[language].clinical_trials_rare, { max_queries: 20, analysis_prompt: "Theirs" });
        return route.fulfill({ json: prompts });
      });
      await field("max_queries").fill("7");
      await field("analysis_prompt").fill("Mine");
      await press("save");
      await page.getByText(t("admin-prompts:conflict.numbers", { theirs: "20", mine: "7" })).waitFor();
    },
  },
];

testInEveryLook(SCREENS, () => ({ browser, url: server.url }));
