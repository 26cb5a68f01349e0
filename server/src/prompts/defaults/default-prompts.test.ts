import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { listPlaceholders, promptSetSchema } from "@medsieve/contract/prompts";
import { parseQuery } from "@medsieve/query/parse-query";
import { validateQuery } from "@medsieve/query/validate-query";
import { describe, expect, it } from "vitest";
import { DEFAULT_PROMPTS } from "./default-prompts.ts";

const EVERY = LANGUAGES.flatMap((language) =>
  PREFERENCES.map((preference) => ({ language, preference, ...DEFAULT_PROMPTS[language][preference] })),
);

/** The bracketed blocks of a prompt that are meant to be copied into a query. */
function listBlocks(prompt: string): string[] {
  return prompt.match(/\((?:[^()]|\([^()]*\))*\[(?:pt|tiab|mh|sb)[^()]*(?:\([^()]*\)[^()]*)*\)/gu) ?? [];
}

describe("the built-in prompts", () => {
  it("could have been saved by an administrator", () => {
    expect(promptSetSchema.safeParse(DEFAULT_PROMPTS).error).toBeUndefined();
  });

  it.each(EVERY)("say in $language for $preference how many queries, and in which language to write", (prompts) => {
    expect(listPlaceholders(prompts.query_generation_prompt)).toEqual(
      expect.arrayContaining(["max_queries", "language", "preference"]),
    );
    expect(listPlaceholders(prompts.analysis_prompt)).toEqual(expect.arrayContaining(["language", "preference"]));
  });

  it.each(EVERY)("anchor the scores of $language $preference", ({ analysis_prompt }) => {
    for (const score of ["0.9", "0.7", "0.5", "0.3", "0.1"]) expect(analysis_prompt).toContain(`- ${score}`);
  });

  it("differ from one preference and language to another", () => {
    for (const field of ["query_generation_prompt", "analysis_prompt"] as const) {
      expect(new Set(EVERY.map((one) => one[field])).size).toBe(EVERY.length);
    }
  });

  it.each(EVERY)("give only filters that PubMed takes as they stand, in $language for $preference", (prompts) => {
    const blocks = listBlocks(prompts.query_generation_prompt);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect([block, validateQuery(parseQuery(block))]).toEqual([block, []]);
  });

  it("give the same filters in every language", () => {
    for (const preference of PREFERENCES) {
      const [en, ja, zh] = LANGUAGES.map((language) =>
        listBlocks(DEFAULT_PROMPTS[language][preference].query_generation_prompt),
      );
      expect(ja).toEqual(en);
      expect(zh).toEqual(en);
    }
  });
});
