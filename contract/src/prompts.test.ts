import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROMPT_MAX_LENGTH } from "./constants.ts";
import { listPlaceholders, promptDryRunSchema, promptSettingsSchema } from "./prompts.ts";

const SETTINGS = {
  max_queries: 10,
  num_results_per_query: 5,
  query_generation_prompt: "Write {max_queries} queries for {question}",
  analysis_prompt: "Judge in {language}",
};
const refusals = (change: object) =>
  promptSettingsSchema.safeParse({ ...SETTINGS, ...change }).error?.issues.map(({ path, message }) => [path, message]);

describe("the settings of a prompt", () => {
  it.each([
    [{ max_queries: 0 }],
    [{ max_queries: 50 }],
    [{ num_results_per_query: 1 }],
    [{ num_results_per_query: 20 }],
    [{ analysis_prompt: "é".repeat(PROMPT_MAX_LENGTH) }],
    [{ analysis_prompt: "Give {} and {a: 1}, {1} and {{x y}}.\r\n\t再び" }],
  ])("take %o", (change) => expect(refusals(change)).toBeUndefined());

  it.each([-1, 51, 1.5, "10", null, Number.NaN])("refuse %s as the number of queries", (max_queries) => {
    expect(refusals({ max_queries })).toEqual([[["max_queries"], "max_queries must be a whole number from 0 to 50"]]);
  });

  it.each([0, 21, 2.5, "5", undefined])("refuse %s as the number of papers of a query", (num_results_per_query) => {
    expect(refusals({ num_results_per_query })).toEqual([
      [["num_results_per_query"], "num_results_per_query must be a whole number from 1 to 20"],
    ]);
  });

  it.each([
    ["", "analysis_prompt must not be empty"],
    [" \n", "analysis_prompt must not be empty"],
    ["x".repeat(PROMPT_MAX_LENGTH + 1), "analysis_prompt must have at most 20000 characters"],
    ["a\0b", "analysis_prompt must not contain control characters"],
    ["half a \ud83d pair", "analysis_prompt must not contain control characters"],
    [7, "analysis_prompt must be text"],
    [
      "At most {max_queries}",
      "{max_queries} is no placeholder of analysis_prompt; it takes {question}, {language}, {preference}",
    ],
  ])("refuse %j as a prompt and say why", (analysis_prompt, message) => {
    expect(refusals({ analysis_prompt })).toEqual([[["analysis_prompt"], message]]);
  });

  it("lists each placeholder once, for any text, and never fails", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("{", "}", "a", "_", "-", " ", "漢") }), (text) => {
        const names = listPlaceholders(text);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(text).toContain(`{${name}}`);
      }),
    );
  });
});

it("a dry run takes jp for Japanese", () => {
  const dryRun = { query: "片頭痛の予防", language: "jp", preference: "comprehensive", settings: SETTINGS };
  expect(promptDryRunSchema.parse(dryRun).language).toBe("ja");
});
