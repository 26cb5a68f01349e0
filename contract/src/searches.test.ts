import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchRequestSchema } from "./searches.ts";

describe("a search request", () => {
  it("needs a question only", () => {
    expect(searchRequestSchema.parse({ query: "Does aspirin prevent stroke?" })).toEqual({
      query: "Does aspirin prevent stroke?",
      limits: { from_year: null, to_year: null, languages: [], humans: false },
      max_results: 50,
      preference: "clinical_trials_rare",
      language: "en",
      queries: null,
      based_on: null,
      known_pmids: [],
    });
  });

  it("keeps line breaks, trims, and makes one form of what can be written in two", () => {
    expect(searchRequestSchema.parse({ query: "  cafe\u0301\nau lait \t" }).query).toBe("caf\u00e9\nau lait");
  });

  it("drops blanks of no width, which a copied text brings along, and knows when nothing else is left", () => {
    expect(searchRequestSchema.parse({ query: "as\u200Bpi\u00ADrin\uFEFF" }).query).toBe("aspirin");
    expect(searchRequestSchema.safeParse({ query: "\u200B\u2060" }).error?.issues[0]?.message).toBe(
      "query must not be empty",
    );
  });

  it.each([
    "心不全に対する SGLT2 阻害薬の効果は?",
    "二甲双胍能否降低死亡率?",
    "هل يفيد الأسبرين؟",
    "β-blockers in CHF",
  ])("takes %s", (query) => {
    expect(searchRequestSchema.parse({ query }).query).toBe(query);
  });

  it("counts characters as people do, not as UTF-16 does", () => {
    expect(searchRequestSchema.safeParse({ query: `a${"💊".repeat(1999)}` }).success).toBe(true);
    expect(searchRequestSchema.safeParse({ query: `a${"💊".repeat(2000)}` }).success).toBe(false);
  });

  it("never throws, and gives one reason only for each bad question", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (query) => {
        const result = searchRequestSchema.safeParse({ query });
        if (!result.success) expect(result.error.issues).toHaveLength(1);
      }),
    );
  });
});
