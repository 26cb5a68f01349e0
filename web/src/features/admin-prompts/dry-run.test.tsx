import type { PromptDryRunResult } from "@medsieve/contract/prompts";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makePrompts, openPrompts } from "./prompts.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

const RESULT: PromptDryRunResult = {
  reader: { id: "model", vendor: "anthropic", model: "model-x" },
  uses_prompts: true,
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
  cost_usd: 0.0123,
};

const findField = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

describe("a dry run", () => {
  it("tries the settings as they stand, and shows the queries with what is to be said of them", async () => {
    const { person, calls } = openPrompts(makePrompts(), { "POST /prompts/dry-run": { body: RESULT } });
    await person.clear(await findField("Maximum number of queries"));
    await person.type(await findField("Maximum number of queries"), "2");
    await person.type(await findField("Question"), "Does zinc help?{Enter}");
    expect(await screen.findByText("asthma[tiab]")).toBeDefined();
    expect(screen.getByText("The core of it")).toBeDefined();
    expect(screen.getByText("Nothing to search for.")).toBeDefined();
    expect(screen.getByText("Not used: frobnicate")).toBeDefined();
    expect(screen.getByText("2 queries · model-x · 0.0123 USD")).toBeDefined();
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
    await person.click(await screen.findByRole("button", { name: "Write queries" }));
    expect(await screen.findByText("Enter a question")).toBeDefined();
    expect(document.activeElement).toBe(await findField("Question"));
    await person.clear(await findField("Analysis prompt"));
    await person.type(await findField("Question"), "zinc{Enter}");
    expect(document.activeElement).toBe(await findField("Analysis prompt"));
    expect(calls.some((call) => call.method === "POST")).toBe(false);
  });

  it("says when the built-in reader wrote the queries, and why in place of the model", async () => {
    const body = { ...RESULT, fallback: "The model did not answer in time" };
    const { person } = openPrompts(makePrompts(), { "POST /prompts/dry-run": { body } });
    await person.type(await findField("Question"), "zinc{Enter}");
    expect(await screen.findByText("The model did not answer in time")).toBeDefined();
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
