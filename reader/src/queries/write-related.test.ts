import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { parseQuery } from "@medsieve/query/parse-query";
import { validateQuery } from "@medsieve/query/validate-query";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import type { SourceWord } from "../reader.ts";
import { writeRelated } from "./write-related.ts";

const WORDS: SourceWord[] = [
  { word: "cholesterol", counts: [3, 1], share: 0.02 },
  { word: "lipids", counts: [1, 2], share: 0.01 },
];
const text = "statins after stroke";

describe("the query for papers like the best", () => {
  it("is any of their words in PubMed's syntax, other endings too, and weighs each", () => {
    const question = { text, language: "en", preference: "comprehensive" } as const;
    const query = writeRelated(question, analyzeQuestion(text), WORDS);
    expect(query?.query).toContain("cholesterol*[tiab] OR lipid*[tiab]");
    expect(query?.termWeights.get("cholesterol*")).toBeGreaterThan(query?.termWeights.get("lipid*") ?? 1);
    expect(query?.reason).toContain("cholesterol, lipids");
  });

  it("lets the question's own words count in the order, and searches for those that are not too common", () => {
    const question = { text, language: "en", preference: "comprehensive" } as const;
    const words = [
      ...WORDS,
      { word: "statin", counts: [1, 1], share: 0.01 },
      { word: "stroke", counts: [1, 1], share: 0.5 },
    ];
    const query = writeRelated(question, analyzeQuestion(text), words);
    expect(query?.query).toContain("statin*[tiab]");
    expect(query?.query).not.toContain("strok");
    expect(query?.termWeights.get("strok*")).toBeGreaterThan(0);
  });

  it("can be run as it stands under every preference, and is described in every language", () => {
    const reasons = LANGUAGES.flatMap((language) =>
      PREFERENCES.map((preference) => {
        const written = writeRelated({ text, language, preference }, analyzeQuestion(text), WORDS);
        expect(validateQuery(parseQuery(written?.query ?? ""))).toEqual([]);
        return `${written?.name} ${written?.reason}`;
      }),
    );
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it("looks for the designs that the preference asks for", () => {
    const question = { text, language: "en", preference: "case_reports" } as const;
    expect(writeRelated(question, analyzeQuestion(text), WORDS)?.query).toContain("case reports[pt]");
  });

  it("is not written when the papers have no word of their own", () => {
    const question = { text, language: "en", preference: "comprehensive" } as const;
    expect(writeRelated(question, analyzeQuestion(text), [])).toBeNull();
  });
});
