import type { PromptDryRunResult, PromptTried } from "@medsieve/contract/prompts";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makePrompts, openPrompts } from "./prompts.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

const TRIED: PromptTried = {
  prompt_version: "1",
  queries: [
    { name: "Core", query: "asthma[tiab]", reason: "The core of it", written_as: null, changes: [], warnings: [] },
    {
      ...{ name: "Odd", query: "NOT asthma", reason: null, written_as: null, changes: [] },
      warnings: [{ code: "of_its_own", message: "Nothing to search for.", start: null, end: null }],
    },
  ],
  terms: [],
  not_understood: ["frobnicate"],
  fallback: null,
  papers: [
    {
      ...{ pmid: "101", title: "Zinc in adults", relevance_score: 0.9, summary: "Zinc helped.", fallback: null },
      ...{ population: "40 adults", intervention: null, comparator: null, outcome: null, study_design: "RCT" },
    },
  ],
  tokens: 1200,
  cost_usd: 0.0123,
};
const LIVE: PromptTried = {
  ...TRIED,
  prompt_version: "2",
  queries: TRIED.queries.slice(0, 1).map((query) => ({ ...query, query: "asthma" })),
  papers: TRIED.papers.map((paper) => ({ ...paper, summary: "Colds were shorter.", relevance_score: 0.5 })),
  cost_usd: 0.002,
};
const RESULT: PromptDryRunResult = {
  ...TRIED,
  reader: { id: "model", vendor: "anthropic", model: "model-x" },
  ...{ papers_sought: 1, papers_missing: null, live: LIVE, live_failure: null },
};

const findField = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

describe("a dry run", () => {
  it("tries the settings as they stand, and shows the queries with what is to be said of them", async () => {
    const { person, calls } = openPrompts(makePrompts(), { "POST /prompts/dry-run": { body: RESULT } });
    await person.clear(await findField("Maximum number of queries"));
    await person.type(await findField("Maximum number of queries"), "2");
    await person.type(await findField("Question"), "Does zinc help?{Enter}");
    const tried = within(await screen.findByRole("region", { name: "These settings" }));
    const live = within(screen.getByRole("region", { name: "Settings in force" }));
    for (const text of ["asthma[tiab]", "The core of it", "Nothing to search for.", "Not used: frobnicate"]) {
      expect(tried.getByText(text)).toBeDefined();
    }
    expect(tried.getByText("2 queries · 1,200 tokens · 0.0123 USD · model-x")).toBeDefined();
    expect(live.getByText("1 query · 1,200 tokens · 0.0020 USD · model-x")).toBeDefined();
    expect(tried.getByText("Zinc helped.")).toBeDefined();
    expect(tried.getByText("40 adults")).toBeDefined();
    expect(tried.getByText("Relevance 0.90 · PMID 101 · RCT")).toBeDefined();
    expect(live.getByText("Colds were shorter.")).toBeDefined();
    expect(calls.at(-1)?.body).toEqual({
      query: "Does zinc help?",
      ...{ language: "en", preference: "clinical_trials" },
      settings: { ...makePrompts().en.clinical_trials, max_queries: 2 },
    });
    await person.type(await findField("Maximum number of queries"), "0");
    expect(screen.getByText("The settings have been changed since this run.")).toBeDefined();
    await person.click(screen.getByRole("tab", { name: "Case reports" }));
    expect((await findField("Question")).value).toBe("Does zinc help?");
    expect(screen.queryByText("asthma[tiab]")).toBeNull();
  });

  it("asks for a question, and leads to a setting that cannot be used", async () => {
    const { person, calls } = openPrompts();
    await person.click(await screen.findByRole("button", { name: "Try it" }));
    expect(await screen.findByText("Enter a question")).toBeDefined();
    expect(document.activeElement).toBe(await findField("Question"));
    await person.clear(await findField("Analysis prompt"));
    await person.type(await findField("Question"), "zinc{Enter}");
    expect(document.activeElement).toBe(await findField("Analysis prompt"));
    expect(calls.some((call) => call.method === "POST")).toBe(false);
  });

  it("says what went wrong in part of it, each where it belongs", async () => {
    const body: PromptDryRunResult = {
      ...RESULT,
      fallback: "the model gave no answer in time",
      ...{ papers: [], papers_sought: 2, live: null, live_failure: "No search terms could be taken" },
    };
    const { person } = openPrompts(makePrompts(), { "POST /prompts/dry-run": { body } });
    await person.type(await findField("Question"), "zinc{Enter}");
    const tried = within(await screen.findByRole("region", { name: "These settings" }));
    expect(tried.getByText("The built-in reader wrote these queries in place of the model")).toBeDefined();
    expect(tried.getByText("2 papers were not read in time")).toBeDefined();
    const live = within(screen.getByRole("region", { name: "Settings in force" }));
    expect(live.getByText("No search terms could be taken")).toBeDefined();
  });

  it("says that the settings are in force, and why no papers could be fetched", async () => {
    const body: PromptDryRunResult = {
      ...RESULT,
      ...{ live: null, papers: [], papers_sought: 0, papers_missing: "PubMed cannot be reached" },
    };
    const { person } = openPrompts(makePrompts(), { "POST /prompts/dry-run": { body } });
    await person.type(await findField("Question"), "zinc{Enter}");
    expect(await screen.findByRole("region", { name: "These settings are in force" })).toBeDefined();
    expect(screen.getByText("PubMed cannot be reached")).toBeDefined();
  });

  it("says that there is no model to try a prompt with", async () => {
    const body = { detail: "No language model is set", code: "no_model" };
    const { person } = openPrompts(makePrompts(), { "POST /prompts/dry-run": { status: 409, body } });
    await person.type(await findField("Question"), "zinc{Enter}");
    expect(await screen.findByText(/^No language model is set on this server, so there is no prompt/)).toBeDefined();
  });

  it("keeps the question when it fails", async () => {
    const { person } = openPrompts(makePrompts(), {
      "POST /prompts/dry-run": { status: 429, body: { detail: "Too many", code: "too_many_attempts" } },
    });
    await person.type(await findField("Question"), "zinc{Enter}");
    expect(await screen.findByText("No queries were written")).toBeDefined();
    expect((await findField("Question")).value).toBe("zinc");
  });
});
